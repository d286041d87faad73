import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Form } from "#ui/Form.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { useAnswer, type Complaint } from "./queries.ts";

interface AnswerFormProps {
  readonly complaint: Complaint;
  readonly onStale: () => Promise<unknown>;
}

const shortest = 10;
const longest = 4000;

/** The answer, which goes out by mail and closes the complaint; what was typed is kept until then. */
export function AnswerForm({ complaint, onStale }: AnswerFormProps): ReactElement {
  const t = useT();
  const { send } = useAnswer();
  const form = useForm({
    initial: { text: "" },
    validate: ({ text }) => ({
      text:
        text.trim().length < shortest || text.trim().length > longest ? t("office.complaint.answerNeed") : undefined,
    }),
    submit: async ({ text }) => {
      try {
        await send({
          params: { id: String(complaint.id) },
          body: { text: text.trim(), version: complaint.version },
        });
        toast.success(t("office.complaint.answerSent"));
      } catch (error) {
        if (!isCode(error, "STATE_CONFLICT")) throw error;
        await onStale();
        toast.warning(t("office.complaint.faster"));
        throw error;
      }
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
