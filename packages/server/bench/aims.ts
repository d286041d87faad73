import { table } from "./figures.ts";

/** What a run saw of an aim; `isHeld` is null where there is no aim. */
export interface Aim {
  readonly id: string;
  readonly seen: string;
  readonly isHeld: boolean | null;
}

const aims: readonly { readonly id: string; readonly what: string; readonly aim: string }[] = [
  { id: "list", what: "list of 20 bookings, of the bare server's rate", aim: "≥ 0.60" },
  { id: "one", what: "one booking, of the bare server's rate", aim: "≥ 0.50" },
  { id: "create", what: "a booking created, of the bare server's rate", aim: "≥ 0.40" },
  { id: "create-short", what: "a booking created, of one bare `insert`'s rate", aim: "–" },
  { id: "statements", what: "statements: list / one / create between begin and commit", aim: "≤ 2 / 1 / 8" },
  { id: "p99", what: "p99 of the list at 50 connections", aim: "≤ 120 ms" },
  { id: "memory", what: "resident memory after the load", aim: "≤ 180 MB" },
  { id: "start", what: "second start to the first answer", aim: "≤ 2 s" },
  { id: "sign-in", what: "password sign-ins a second, others' median meanwhile", aim: "≥ 25, ≤ 50 ms" },
  { id: "rivals", what: "20 drivers for one place, all answered", aim: "≤ 0.06 s" },
  { id: "sizes", what: "cost at 1,000,000 rows ÷ cost at 10,000, the worst list", aim: "≤ 1.3" },
  { id: "doubles", what: "doubles among contested redeems and places", aim: "0" },
];

const heads = ["what", "aim", "before", "now", ""];

/** The table of aims with what a run saw put into its column; what it did not look at stays. */
export function aimTable(old: string, seen: readonly Aim[], label: string | null): string {
  const known = new Map(
    old
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map((cells) => [cells[1], cells]),
  );
  const rows = aims.map(({ id, what, aim }) => {
    const cells = known.get(what) ?? [];
    const found = seen.find((one) => one.id === id);
    const [before = "", now = "", verdict = ""] = cells.slice(3, 6);
    if (!found) return [what, aim, before, now, verdict];
    if (label !== null) return [what, aim, found.seen, now, verdict];
    return [what, aim, before, found.seen, found.isHeld === null ? "" : found.isHeld ? "held" : "**missed**"];
  });
  return table(heads, rows, 2);
}
