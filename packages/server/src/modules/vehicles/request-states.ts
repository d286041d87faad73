import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { vehicleRequests } from "./table.ts";

export const requestMachine = defineMachine({
  name: "vehicle_request",
  table: vehicleRequests,
  initial: "open",
  states: stateNames.vehicleRequest,
  moves: {
    hand_over: { from: ["open"], to: "handed_over", who: "the car's owner, or the system after 14 days without use" },
    share: { from: ["open"], to: "shared", who: "the car's owner" },
    decline: { from: ["open"], to: "declined", who: "the car's owner" },
    withdraw: { from: ["open"], to: "withdrawn", who: "whoever asked" },
    lapse: { from: ["open"], to: "lapsed", who: "system, after 14 days, or when the car goes elsewhere" },
  },
});

const dayMs = 24 * 3_600_000;
/** How long the owner has to answer, and when they are reminded. */
export const answerWithinMs = 14 * dayMs;
export const remindAfterMs = 7 * dayMs;
/** How long somebody who was declined waits before they ask for the same car again. */
export const askAgainAfterMs = 30 * dayMs;
/** So many open requests a driver may have, and so many in thirty days. */
export const mostOpen = 3;
export const mostInMonth = 6;
/** So many people drive a car, its owner included. */
export const mostDrivers = 5;
