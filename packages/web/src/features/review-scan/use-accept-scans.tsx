import { useState } from "react";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { AcceptedScans, AcceptTicked, type Accepted } from "./AcceptScans.tsx";
import type { ScanRow } from "./queries.ts";

/** Accepting what is ticked, and what became of it, above the list until it is closed. */
export function useAcceptScans(reviewer: Reviewer, onDone: () => void) {
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const done = (reply: Accepted): void => {
    setAccepted(reply);
    onDone();
  };
  return {
    action: (ticked: readonly ScanRow[]) => <AcceptTicked reviewer={reviewer} ticked={ticked} onDone={done} />,
    outcome: accepted && <AcceptedScans reviewer={reviewer} accepted={accepted} onClose={() => setAccepted(null)} />,
  };
}
