import { useState } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { useRecordSend } from "#ui/record/record-context.ts";
import { useForm, type FormHandle } from "#ui/use-form.ts";
import { answerProblems } from "./answer-check.ts";
import { answerBody, emptyDraft, sentFields, type AnswerDraft } from "./answer-draft.ts";
import { rememberAnswer, remembered, type Remembered } from "./answer-memory.ts";

interface AnswerFormState {
  readonly form: FormHandle<AnswerDraft>;
  /** What the form was begun with. */
  readonly from: Remembered | null;
  readonly startEmpty: () => void;
}

/** The form of an answer: begun from the last one, kept across a reload, sent with the version that was read. */
export function useAnswerForm(quote: QuoteView, onSent: (answered: QuoteView) => void): AnswerFormState {
  const t = useT();
  const [from, setFrom] = useState(() => remembered(quote.tyre_size, quote.quantity));
  const [initial] = useState(() => emptyDraft(quote.quantity, from ?? undefined));
  const send = useRecordSend();
  const form = useForm<AnswerDraft>({
    initial,
    keepAs: `answer-${quote.id}`,
    validate: (draft) => answerProblems(draft, t),
    submit: async (draft) => {
      try {
        const answered = await send("answerQuote", { body: answerBody(draft, quote) });
        rememberAnswer(draft, quote.tyre_size, quote.quantity);
        onSent(answered);
      } catch (error) {
        throw sentFields(error, draft);
      }
    },
    explain: errorText,
  });
  const startEmpty = (): void => {
    setFrom(null);
    form.reset(emptyDraft(quote.quantity));
  };
  return { form, from, startEmpty };
}
