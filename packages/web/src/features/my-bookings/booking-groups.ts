import type { DriverBookingRow } from "#entities/booking/consumer-queries.ts";

type Row = Pick<DriverBookingRow, "id" | "state" | "starts_at" | "ends_at">;

const open: readonly DriverBookingRow["state"][] = ["awaiting_member", "awaiting_customer", "accepted"];

/** Coming ones soonest first, those that wait for the driver on top; past ones latest first. */
export function groupBookings<R extends Row>(
  rows: readonly R[],
  nowMs: number,
): { readonly coming: R[]; readonly past: R[] } {
  const isComing = (row: R): boolean => open.includes(row.state) && Date.parse(row.ends_at) > nowMs;
  const coming = rows
    .filter(isComing)
    .toSorted((a, b) => urgency(a) - urgency(b) || a.starts_at.localeCompare(b.starts_at));
  const past = rows.filter((row) => !isComing(row)).toSorted((a, b) => b.starts_at.localeCompare(a.starts_at));
  return { coming, past };
}

const urgency = (row: Row): number => (row.state === "awaiting_customer" ? 0 : 1);
