import type { Actor } from "@treadclub/contract";
import { openTurns, type Turns } from "../turns.ts";
import { networkOf } from "./network.ts";
import type { Parts } from "./parse.ts";

/** How many searches run at once in this process: fewer than the connections that reads have. */
const capacity = 3;
const perOwner = 1;
const waitingOfOwner = 10;
const restMs = 1000;

/** The queue of those who search: a text that stands anywhere may have to be looked for in every row. */
export const openSearches = (): Turns => openTurns({ capacity, perOwner, waitingOfOwner, restMs });

/** Whether a call looks for a text. */
export const isSearch = ({ body }: Parts): boolean =>
  typeof body === "object" &&
  body !== null &&
  "search" in body &&
  typeof body.search === "string" &&
  body.search !== "";

/** Whose searches count together. */
export const searcherOf = (actor: Actor, ip: string): string =>
  actor.kind === "user" ? `user ${actor.userId}` : `address ${networkOf(ip)}`;
