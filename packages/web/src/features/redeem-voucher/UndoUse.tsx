import { Undo2 } from "lucide-react";
import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface UndoUseProps {
  readonly voucherId: number;
  /** Which use is meant. */
  readonly usedAt: string;
  readonly name: string;
  readonly until: string;
  readonly small?: boolean;
  readonly onUndone?: () => void;
}

/** Takes a redemption back while there is time, with a reason. */
export function UndoUse({ voucherId, usedAt, name, until, small = false, onUndone }: UndoUseProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { send } = useAction("undoUsedConsumerDiscount");
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() === "" ? t("till.undoNeedReason") : undefined }),
    submit: async ({ reason }) => {
      await send({ params: { id: String(voucherId) }, body: { used_at: usedAt, reason } });
      setAsking(false);
      notice("success", t("till.undone"));
      onUndone?.();
    },
    explain: (error) => (isCode(error, "STATE_CONFLICT") ? t("till.undoLate") : errorText(error)),
  });
  return (
    <>
      <Button small={small} icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("till.undo")}
      </Button>
      {!small && <p>{t("till.undoUntil", { time: format.time(until) })}</p>}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t("till.undoTitle")} alert>
        <Stack>
          <p>{t("till.undoText", { name })}</p>
          <Form form={form} submitLabel={t("till.undo")} label={t("till.undoTitle")}>
            <TextField
              label={t("till.undoReason")}
              hint={t("till.undoReasonHint")}
              autoComplete="off"
              {...form.field("reason")}
            />
          </Form>
        </Stack>
      </Dialog>
    </>
  );
}
