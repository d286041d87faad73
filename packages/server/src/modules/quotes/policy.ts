import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { eq, or, sql, type SQL } from "drizzle-orm";
import { quoteMachine } from "./states.ts";
import { quotes } from "./table.ts";

type Quote = Pick<typeof quotes.$inferSelect, "state" | "consumerId" | "memberId" | "expiresAt">;

/** A quote is seen by its driver, by users of its member, and by administrators. */
export function mayBeSeen(actor: Actor): SQL {
  if (isAdmin(actor) || actor.kind === "job") return sql`true`;
  if (actor.kind !== "user") return sql`false`;
  return (
    or(
      eq(quotes.consumerId, actor.userId),
      actor.memberId === null ? undefined : eq(quotes.memberId, actor.memberId),
    ) ?? sql`false`
  );
}

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
