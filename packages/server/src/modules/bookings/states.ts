import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { sql } from "drizzle-orm";
import { bookings } from "./table.ts";

/** States in which a booking holds its slot and its car. */
export const openStates = ["awaiting_member", "awaiting_customer", "accepted"] as const;
/** The same as a list in SQL. */
export const openStatesSql = sql.raw(openStates.map((state) => `'${state}'`).join());

export const bookingMachine = defineMachine({
  name: "booking",
  table: bookings,
  initial: "awaiting_member",
  states: stateNames.booking,
  moves: {
    accept: { from: ["awaiting_member"], to: "accepted", who: "member" },
    propose: { from: ["awaiting_member"], to: "awaiting_customer", who: "member, with another time" },
    agree: { from: ["awaiting_customer"], to: "accepted", who: "consumer" },
    reject: { from: ["awaiting_member", "awaiting_customer"], to: "rejected", who: "member" },
    cancel: {
      from: openStates,
      to: "cancelled",
      who: "consumer, or the member of an accepted one",
    },
    finish: { from: ["accepted"], to: "done", who: "member, once it should have begun" },
    noShow: { from: ["accepted"], to: "no_show", who: "member, once it should have begun" },
    expire: {
      from: ["awaiting_member", "awaiting_customer"],
      to: "expired",
      who: "system, when its time comes unaccepted",
    },
  },
});
