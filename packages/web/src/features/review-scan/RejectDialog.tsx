import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { CheckboxGroup } from "#ui/ChoiceFields.tsx";
import { Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import { useDeclineScan, type ScanView } from "./queries.ts";

const reasons = ["image_quality", "other"] as const;

interface RejectDialogProps {
  readonly scan: ScanView;
  readonly onDone: () => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Sends a scan back to its driver, with reasons and what to do better. */
export function RejectDialog({ scan, onDone, onStale, onClose }: RejectDialogProps): ReactElement {
  const t = useT();
  const { send } = useDeclineScan();
  const first: readonly string[] = ["image_quality"];
  const form = useForm({
    initial: { reasons: first, message: "" },
    validate: ({ reasons: chosen, message }) => ({
      reasons: chosen.length === 0 ? t("office.review.need.reason") : undefined,
      message: message.trim() === "" ? t("office.review.need.message") : undefined,
    }),
    submit: async ({ reasons: chosen, message }) => {
      try {
        await send({
          params: { id: String(scan.id) },
          body: {
            reasons: reasons.filter((reason) => chosen.includes(reason)),
            message: message.trim(),
            version: scan.version,
          },
        });
        onDone();
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        onStale();
      }
      onClose();
    },
    explain: errorText,
  });
  return (
    <Dialog open alert onClose={onClose} title={t("office.review.rejectTitle")}>
      <Stack>
        <p>{t("office.review.rejectText")}</p>
        <Form form={form} danger submitLabel={t("office.review.rejectSend")}>
          <CheckboxGroup
            label={t("office.review.reasons")}
            options={reasons.map((value) => ({
              value,
              label: t(`office.review.reason.${value}`),
              hint: t(`office.review.reason.${value}Hint`),
            }))}
            {...form.field("reasons")}
          />
          <TextArea label={t("office.review.message")} rows={4} limit={2000} {...form.field("message")} />
        </Form>
      </Stack>
    </Dialog>
  );
}
