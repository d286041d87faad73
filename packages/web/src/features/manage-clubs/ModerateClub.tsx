import { useState, type ReactElement } from "react";
import { Check, X } from "lucide-react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useJudgeClub, type ClubView } from "#entities/club/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";

interface ModerateClubProps {
  readonly club: ClubView;
  readonly onStale: () => Promise<unknown>;
}

/** Approves what was looked at, or declines it with a reason. */
export function ModerateClub({ club, onStale }: ModerateClubProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState<"approve" | "decline" | null>(null);
  const { send } = useJudgeClub();
  const close = (): void => setAsked(null);
  const approve = async (): Promise<void> => {
    try {
      await send({ params: { id: String(club.id) }, body: { action: "approve", version: club.version } });
      toast.success(t("office.moderate.approved"));
    } catch (error) {
      if (!isCode(error, "STATE_CONFLICT")) throw error;
      await onStale();
      toast.warning(t("office.moderate.faster"));
    }
  };
  return (
    <>
      {club.can.approve && (
        <Button kind="main" icon={<Check aria-hidden="true" />} onClick={() => setAsked("approve")}>
          {t("office.moderate.approve")}
        </Button>
      )}
      {club.can.decline && (
        <Button icon={<X aria-hidden="true" />} onClick={() => setAsked("decline")}>
          {t("office.moderate.decline")}
        </Button>
      )}
      <Confirm
        open={asked === "approve"}
        onClose={close}
        title={t("office.moderate.approveTitle")}
        actionLabel={t("office.moderate.approve")}
        onConfirm={approve}
      >
        <p>
          {club.pending
            ? t("office.moderate.approveChange")
            : t("office.moderate.approveNew", { amount: format.money(club.discount_amount_pence, true) })}
        </p>
      </Confirm>
      {asked === "decline" && <DeclineDialog club={club} onClose={close} onStale={onStale} />}
    </>
  );
}

function DeclineDialog({ club, onClose, onStale }: ModerateClubProps & { readonly onClose: () => void }): ReactElement {
  const t = useT();
  const { send } = useJudgeClub();
  const form = useForm({
    initial: { message: "" },
    validate: ({ message }) => ({ message: message.trim() === "" ? t("office.moderate.reasonNeed") : undefined }),
    submit: async ({ message }) => {
      try {
        await send({
          params: { id: String(club.id) },
          body: { action: "decline", message: message.trim(), version: club.version },
        });
        toast.success(t("office.moderate.declined"));
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        await onStale();
        toast.warning(t("office.moderate.faster"));
      }
      onClose();
    },
    explain: errorText,
  });
  return (
    <Dialog open alert onClose={onClose} title={t("office.moderate.declineTitle")}>
      <Stack>
        <p>{t("office.moderate.declineText")}</p>
        <Form form={form} danger submitLabel={t("office.moderate.decline")}>
          <TextArea label={t("office.moderate.reason")} rows={4} limit={2000} {...form.field("message")} />
        </Form>
      </Stack>
    </Dialog>
  );
}
