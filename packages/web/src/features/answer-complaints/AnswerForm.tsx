import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { useRecordSend } from "#ui/record/record-context.ts";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import type { Complaint } from "./queries.ts";

const shortest = 10;
const longest = 4000;

/** The answer, which goes out by mail and closes the complaint; what was typed is kept until then. */
export function AnswerForm({ complaint }: { readonly complaint: Complaint }): ReactElement {
  const t = useT();
  const send = useRecordSend();
  const form = useForm({
    initial: { text: "" },
    validate: ({ text }) => ({
      text:
        text.trim().length < shortest || text.trim().length > longest ? t("office.complaint.answerNeed") : undefined,
    }),
    submit: async ({ text }) => {
      await send("answerDataComplaint", {
        params: { id: String(complaint.id) },
        body: { text: text.trim(), version: complaint.version },
      });
      toast.success(t("office.complaint.answerSent"));
    },
    explain: errorText,
    keepAs: `complaint-answer-${complaint.id}`,
  });
  return (
    <Form form={form} submitLabel={t("office.complaint.answerSend")}>
      <TextArea
        label={t("office.complaint.answer")}
        hint={t("office.complaint.answerHint")}
        rows={8}
        limit={longest}
        {...form.field("text")}
      />
    </Form>
  );
}
