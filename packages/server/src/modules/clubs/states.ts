import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { clubs } from "./table.ts";

export const clubMachine = defineMachine({
  name: "club",
  table: clubs,
  initial: "new",
  states: stateNames.club,
  moves: {
    submit: { from: ["new", "declined", "approved"], to: "awaiting_moderation", who: "member, by creating or editing" },
    approve: { from: ["awaiting_moderation"], to: "approved", who: "admin" },
    decline: { from: ["awaiting_moderation"], to: "declined", who: "admin" },
    publish: { from: ["new"], to: "approved", who: "admin, by creating" },
    remove: { from: ["new", "awaiting_moderation", "approved", "declined"], to: "deleted", who: "member" },
  },
});
