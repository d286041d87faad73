import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { quoteMachine } from "./states.ts";
import type { quotes } from "./table.ts";

type Quote = Pick<typeof quotes.$inferSelect, "state" | "consumerId" | "memberId" | "expiresAt">;

/** What the actor may do with a quote now; goes out with the record. */
export function allowed(actor: Actor, quote: Quote, now: Date) {
  const isMember = actor.kind === "user" && (actor.memberId === quote.memberId || isAdmin(actor));
  const isDriver = actor.kind === "user" && (actor.userId === quote.consumerId || actor.roles.includes("super_admin"));
  const isOpen = quote.expiresAt > now;
  return {
    review: isMember && isOpen && canMove(quoteMachine, quote.state, "review"),
    answer: isMember && isOpen && canMove(quoteMachine, quote.state, "answer"),
    reject: isDriver && canMove(quoteMachine, quote.state, "reject"),
    cancel: isDriver && quote.state !== "awaiting_customer" && canMove(quoteMachine, quote.state, "cancel"),
    book: isDriver && isOpen && canMove(quoteMachine, quote.state, "book"),
  };
}
