import { measurementStatuses, type MeasurementStatus } from "@treadclub/contract/measurement/states";
import { canMove, defineMachine } from "@treadclub/kit/states";
import { measurements } from "./table.ts";

const unbegun = ["unknown", "waiting_for_images"] as const;
const underWay = ["processing", "result_ready", "result_and_report_ready"] as const;

/** The life of one tyre's measurement. */
export const measurementMachine = defineMachine({
  name: "measurement",
  table: measurements,
  initial: "unknown",
  states: measurementStatuses,
  moves: {
    open: { from: ["unknown"], to: "waiting_for_images", who: "system, when the scanner opens" },
    hand_in: { from: [...unbegun], to: "processing", who: "driver" },
    read: {
      from: ["processing"],
      to: "result_ready",
      who: "engine: depths are there, a person may still confirm them",
    },
    report: {
      from: ["processing", "result_ready"],
      to: "result_and_report_ready",
      who: "remote engine: depths and report are there",
    },
    complete: { from: [...unbegun, ...underWay], to: "completed", who: "reviewer, or an engine that is sure" },
    fail: { from: [...unbegun, ...underWay], to: "failed", who: "reviewer or engine: nothing could be read" },
    abort: {
      from: [...unbegun, ...underWay],
      to: "aborted",
      who: "driver: skipped or left; system: not scanned in time",
    },
    undo: { from: ["completed", "failed"], to: "processing", who: "reviewer, within 24 hours" },
  },
});

/** States in which nothing changes by itself any more. */
export const endedStates: readonly MeasurementStatus[] = ["completed", "aborted", "failed"];

/** Whether no photos were handed in, and it has not come to nothing. */
export const isUnbegun = (state: MeasurementStatus): boolean => canMove(measurementMachine, state, "hand_in");
