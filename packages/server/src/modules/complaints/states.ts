import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { dataComplaints } from "./table.ts";

export const complaintMachine = defineMachine({
  name: "complaint",
  table: dataComplaints,
  initial: "received",
  states: stateNames.complaint,
  moves: {
    acknowledge: { from: ["received"], to: "acknowledged", who: "admin" },
    answer: { from: ["received", "acknowledged"], to: "answered", who: "admin" },
  },
});
