import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { members } from "./table.ts";

export const memberMachine = defineMachine({
  name: "member",
  table: members,
  initial: "new",
  states: stateNames.member,
  moves: {
    accept: { from: ["new"], to: "accepted", who: "admin" },
    disable: { from: ["accepted"], to: "disabled", who: "admin" },
    enable: { from: ["disabled"], to: "accepted", who: "admin" },
    delete: { from: ["new", "accepted", "disabled"], to: "deleted", who: "admin" },
  },
});
