import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { bookingMachine } from "./states.ts";
import type { bookings } from "./table.ts";

type Booking = Pick<
  typeof bookings.$inferSelect,
  "state" | "consumerId" | "memberId" | "startsAt" | "proposedStartsAt"
>;

/** What the actor may do with a booking now; goes out with the record. */
export function allowed(actor: Actor, booking: Booking, now: Date) {
  const isMember = actor.kind === "user" && (actor.memberId === booking.memberId || isAdmin(actor));
  const isDriver =
    actor.kind === "user" && (actor.userId === booking.consumerId || actor.roles.includes("super_admin"));
  const can = (event: keyof typeof bookingMachine.moves): boolean => canMove(bookingMachine, booking.state, event);
  return {
    accept: isMember && can("accept"),
    propose: isMember && can("propose"),
    reject: isMember && (can("reject") || can("cancel")),
    cancel: isDriver && can("cancel"),
    agree: isDriver && can("agree") && booking.proposedStartsAt !== null && booking.proposedStartsAt > now,
    done: isMember && can("finish") && booking.startsAt <= now,
    no_show: isMember && can("noShow") && booking.startsAt <= now,
  };
}
