import type { Aim } from "./aims.ts";
import { bookingCreated, listOfBookings, oneBooking } from "./calls.ts";
import { median, shown, table } from "./figures.ts";
import type { Measured } from "./measure-call.ts";
import type { Statements } from "./statements.ts";

/** How fast each call is answered. */
export const rateTable = (seen: readonly Measured[]): string =>
  table(
    ["call", "by", "a second", "of bare", "p50 ms", "p99 ms", "a second at 50", "p50 ms at 50", "p99 ms at 50"],
    seen.map((one) => [
      one.name,
      one.side,
      rateOf(one),
      one.side === "ours" ? shown(ratioOf(one, seen)) : "",
      shown(one.few.p50Ms),
      shown(one.few.p99Ms),
      shown(one.many.perSecond),
      shown(one.many.p50Ms),
      shown(one.many.p99Ms),
    ]),
    2,
  );

/** What each call costs. */
export const workTable = (seen: readonly Measured[]): string =>
  table(
    [
      "call",
      "by",
      "statements",
      "in the transaction",
      "not prepared",
      "KB",
      "server CPU s",
      "PostgreSQL CPU s",
      "bare's ÷ ours",
    ],
    seen.map((one) => [
      one.name,
      one.side,
      counts(one, ({ total }) => total),
      counts(one, ({ inTransaction }) => inTransaction),
      counts(one, ({ unprepared }) => unprepared),
      shown(one.bytes / 1024),
      shown(one.cost.server),
      shown(one.cost.postgres),
      one.side === "ours" ? shown(costRatioOf(one, seen)) : "",
    ]),
    2,
  );

/** One line for the terminal. */
export function lineOf(one: Measured, seen: readonly Measured[]): string {
  const rate = shown(median(one.rates)).padStart(7);
  const ratio = one.side === "ours" ? shown(ratioOf(one, seen)).padStart(6) : "";
  return `${one.name.padEnd(40)} ${one.side.padEnd(18)} ${rate}/s ${ratio}`;
}

export function aimsOf(seen: readonly Measured[], memoryMb: number | null): Aim[] {
  const ours = (name: string): Measured | undefined => seen.find((one) => one.name === name && one.side === "ours");
  const ratio = (name: string): number | null => ratioOf(ours(name), seen);
  const [list, one, made] = [listOfBookings, oneBooking, bookingCreated].map((name) => ours(name)?.statements.warm);
  const held = [list && list.total <= 2, one && one.total <= 1, made && made.inTransaction <= 8].every(Boolean);
  const p99Ms = ours(listOfBookings)?.many.p99Ms ?? null;
  return [
    { id: "list", seen: shown(ratio(listOfBookings)), isHeld: (ratio(listOfBookings) ?? 0) >= 0.6 },
    { id: "one", seen: shown(ratio(oneBooking)), isHeld: (ratio(oneBooking) ?? 0) >= 0.5 },
    { id: "create", seen: shown(ratio(bookingCreated)), isHeld: (ratio(bookingCreated) ?? 0) >= 0.4 },
    { id: "create-short", seen: shown(ratioOf(ours(bookingCreated), seen, "bare, fewer fields")), isHeld: null },
    { id: "statements", seen: `${list?.total} / ${one?.total} / ${made?.inTransaction}`, isHeld: held },
    { id: "p99", seen: `${shown(p99Ms)} ms`, isHeld: p99Ms !== null && p99Ms <= 120 },
    { id: "memory", seen: `${shown(memoryMb)} MB`, isHeld: memoryMb !== null && memoryMb <= 180 },
  ];
}

/** The rate of a call as a share of somebody else's. */
function ratioOf(one: Measured | undefined, seen: readonly Measured[], side: Measured["side"] = "bare"): number | null {
  const other = otherOf(one, seen, side);
  return one && other ? median(one.rates) / median(other.rates) : null;
}

/** The processor time that the bare server and PostgreSQL spend on a call, as a share of ours: holds on a busy machine, too. */
function costRatioOf(one: Measured, seen: readonly Measured[]): number | null {
  const bare = otherOf(one, seen, "bare");
  return bare ? totalOf(bare) / totalOf(one) : null;
}

const totalOf = ({ cost }: Measured): number => (cost.server ?? Number.NaN) + (cost.postgres ?? Number.NaN);

const otherOf = (one: Measured | undefined, seen: readonly Measured[], side: Measured["side"]): Measured | undefined =>
  seen.find((other) => other.name === one?.name && other.side === side);

function rateOf({ rates }: Measured): string {
  const middle = shown(median(rates));
  return rates.length > 1 ? `${middle} (${shown(rates[0] ?? null)}–${shown(rates.at(-1) ?? null)})` : middle;
}

function counts({ statements: { cold, warm } }: Measured, of: (statements: Statements) => number): string {
  return of(cold) === of(warm) ? String(of(warm)) : `${of(warm)} (${of(cold)})`;
}
