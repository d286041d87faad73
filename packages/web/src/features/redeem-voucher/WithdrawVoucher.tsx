import { Ban } from "lucide-react";
import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface WithdrawVoucherProps {
  readonly voucherId: number;
  readonly name: string;
  /** Reads the voucher again. */
  readonly onStale: () => Promise<unknown>;
}

/** Withdraws an unused voucher of the own club for good, with a reason that its driver reads. */
export function WithdrawVoucher({ voucherId, name, onStale }: WithdrawVoucherProps): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { send } = useAction("withdrawConsumerDiscount");
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: reason.trim() === "" ? t("till.withdrawNeedReason") : undefined }),
    submit: async ({ reason }) => {
      await send({ params: { id: String(voucherId) }, body: { reason } });
      setOpen(false);
      notice("success", t("till.withdrawn", { name }));
    },
    onConflict: async () => {
      setOpen(false);
      notice("warning", t("till.withdrawLate"));
      await onStale();
    },
    explain: (error) => (isCode(error, "STATE_CONFLICT") ? t("till.withdrawLate") : errorText(error)),
  });
  return (
    <div>
      <Button kind="quiet" icon={<Ban aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("till.withdraw")}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("till.withdrawTitle")} alert>
        <Stack>
          <p>{t("till.withdrawText", { name })}</p>
          <Form form={form} submitLabel={t("till.withdraw")} label={t("till.withdrawTitle")}>
            <TextField
              label={t("till.undoReason")}
              hint={t("till.withdrawHint")}
              autoComplete="off"
              {...form.field("reason")}
            />
          </Form>
        </Stack>
      </Dialog>
    </div>
  );
}
