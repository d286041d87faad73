import { useCallback, useState } from "react";
import { forgetDraft, readDraft, writeDraft } from "#ui/form-draft.ts";
import type { QuoteDraft } from "./quote-draft.ts";

export interface QuoteDraftUse {
  readonly draft: QuoteDraft;
  readonly set: (next: QuoteDraft) => void;
  readonly forget: () => void;
}

/** The draft, kept for this tab until it is sent. */
export function useQuoteDraft(name: string, initial: QuoteDraft): QuoteDraftUse {
  const [draft, setDraft] = useState<QuoteDraft>(() => readDraft(name, initial));
  const set = useCallback(
    (next: QuoteDraft) => {
      writeDraft(name, next, []);
      setDraft(next);
    },
    [name],
  );
  const forget = useCallback(() => forgetDraft(name), [name]);
  return { draft, set, forget };
}
