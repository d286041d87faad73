import type { AskErrors } from "./ask-errors.ts";
import type { QuoteDraft } from "./quote-draft.ts";

export interface StepProps {
  readonly draft: QuoteDraft;
  readonly set: (draft: QuoteDraft) => void;
  readonly errors: AskErrors;
}
