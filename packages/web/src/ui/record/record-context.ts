import { createContext, use } from "react";
import type { Sender } from "#kit/queries.ts";
import type { RecordActionsHandle } from "./use-record-actions.ts";

/** The actions of the record around. */
export const RecordContext = createContext<RecordActionsHandle | null>(null);

export function useRecord(): RecordActionsHandle {
  const handle = use(RecordContext);
  if (!handle) throw new Error("useRecord needs a DetailPage around it");
  return handle;
}

/** Returns what a form in a record sends with: it rejects when the record has changed, after reading it again. */
export const useRecordSend = (): Sender["send"] => useRecord().send;
