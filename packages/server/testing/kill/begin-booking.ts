import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const tries = 3000;
const tryAgainMs = 40;

/**
 * Moves a booking into the past, as if its time had come, also where the database is away for a while.
 * Its slot stays where it is, so that no other driver is given the same one.
 */
export async function beginBooking(databaseUrl: () => string, bookingId: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await setBack(databaseUrl(), bookingId);
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(tryAgainMs);
    }
  }
}

async function setBack(connectionString: string, bookingId: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(
      "update bookings set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days' where id = $1",
      [bookingId],
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
