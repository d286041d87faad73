import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { consumers } from "./table.ts";

export const consumerMachine = defineMachine({
  name: "consumer",
  table: consumers,
  initial: "active",
  states: stateNames.consumer,
  moves: {
    disable: { from: ["active"], to: "disabled", who: "admin" },
    enable: { from: ["disabled"], to: "active", who: "admin" },
    close: { from: ["active"], to: "closed", who: "consumer or admin" },
    reopen: { from: ["closed"], to: "active", who: "consumer, within 30 days" },
    delete: {
      from: ["active", "disabled", "closed"],
      to: "deleted",
      who: "admin, or the system 30 days after closing",
    },
  },
});
