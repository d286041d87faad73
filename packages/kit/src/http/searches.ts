import type { Actor } from "@treadclub/contract";
import { AppError } from "../errors.ts";
import { openTurns, type Turns, type TurnRequest } from "../turns.ts";
import type { RawIo } from "./io.ts";
import { networkOf } from "./network.ts";
import type { Parts } from "./parse.ts";

/** How many searches run at once in this process: fewer than the connections that reads have. */
const capacity = 3;
const perOwner = 1;
const waitingOfOwner = 10;
const waitingInAll = 200;
const restMs = 1000;

/** The queue of those who search: a text that stands anywhere may have to be looked for in every row. */
export const openSearches = (): Turns => openTurns({ capacity, perOwner, waitingOfOwner, waitingInAll, restMs });

/** Whether a call looks for a text. */
export const isSearch = ({ body }: Parts): boolean =>
  typeof body === "object" &&
  body !== null &&
  "search" in body &&
  typeof body.search === "string" &&
  body.search !== "";

/** A search of an actor, whose searches count together. */
export const searchOf = (actor: Actor, io: RawIo): TurnRequest => ({
  owner: actor.kind === "user" ? `user ${actor.userId}` : `address ${networkOf(io.ip)}`,
  cost: 1,
  signal: leavingOf(io),
});

/** Aborted when the client leaves before the answer. */
function leavingOf({ response }: RawIo): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => controller.abort(new AppError("VALIDATION_FAILED"));
  if (response.closed) leave();
  else response.once("close", leave);
  return controller.signal;
}
