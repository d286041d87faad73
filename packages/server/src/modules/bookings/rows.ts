import type { ReadCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import { mayBeSeen } from "./policy.ts";
import { bookings } from "./table.ts";

export type BookingRow = typeof bookings.$inferSelect;

/** A booking that the actor may see, else NOT_FOUND. `lock` makes what follows happen one after the other. */
export async function bookingFor(ctx: ReadCtx<"NOT_FOUND">, id: number, lock = false): Promise<BookingRow> {
  const query = ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), mayBeSeen(ctx.actor)));
  const [row] = lock ? await query.for("update") : await query;
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** How long a booking takes. */
export const minutesOf = (booking: Pick<BookingRow, "startsAt" | "endsAt">): number =>
  (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
