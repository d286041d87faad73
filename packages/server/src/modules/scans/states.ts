import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { scans } from "./table.ts";

const waiting = ["awaiting_member_review", "awaiting_admin_review"] as const;

export const scanMachine = defineMachine({
  name: "scan",
  table: scans,
  initial: "submitted",
  states: stateNames.scan,
  moves: {
    measure: { from: ["submitted"], to: "processing", who: "driver or fitter, through the measurement service" },
    ask_member: {
      from: ["submitted", "processing"],
      to: "awaiting_member_review",
      who: "system, by the member's or club's setting",
    },
    ask_admin: {
      from: ["submitted", "processing"],
      to: "awaiting_admin_review",
      who: "system, by the member's or club's setting",
    },
    complete_by_gauge: { from: ["submitted"], to: "completed", who: "fitter, who measured with a depth gauge" },
    take_over: {
      from: ["awaiting_member_review"],
      to: "awaiting_admin_review",
      who: "admin, or the system long after the promise",
    },
    complete: {
      from: ["processing", ...waiting],
      to: "completed",
      who: "reviewer, or the system when an engine is sure",
    },
    reject: {
      from: ["processing", ...waiting],
      to: "rejected",
      who: "reviewer, or the system when the service could read nothing",
    },
    undo: { from: ["completed", "rejected"], to: "awaiting_admin_review", who: "admin, within 24 hours" },
    undo_own: {
      from: ["completed", "rejected"],
      to: "awaiting_member_review",
      who: "the member that judged it, within 24 hours",
    },
    remove: {
      from: ["submitted", "processing", ...waiting, "completed", "rejected"],
      to: "deleted",
      who: "admin, or the system when a tyre was not measured",
    },
  },
});

/** What nobody has to judge any more is neither late nor in anybody's hands. */
export const nobodyWaits = { waitingSince: null, lateSince: null, answerBy: null, claimedBy: null, claimedAt: null };

/** States in which a person has to judge a scan. */
export const waitingStates: readonly (typeof waiting)[number][] = waiting;
