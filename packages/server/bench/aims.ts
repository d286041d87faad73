import { table } from "./figures.ts";
import type { SectionName } from "./options.ts";

/** What a run saw of an aim; `isHeld` is null where there is no aim. */
export interface Aim {
  readonly id: string;
  readonly seen: string;
  readonly isHeld: boolean | null;
}

const aims: readonly {
  readonly id: string;
  readonly section: SectionName;
  readonly what: string;
  readonly aim: string;
}[] = [
  { id: "list", section: "calls", what: "list of 20 bookings, of the bare server's rate", aim: "≥ 0.60" },
  { id: "one", section: "calls", what: "one booking, of the bare server's rate", aim: "≥ 0.50" },
  { id: "create", section: "calls", what: "a booking created, of the bare server's rate", aim: "≥ 0.40" },
  { id: "create-short", section: "calls", what: "a booking created, of one bare `insert`'s rate", aim: "–" },
  {
    id: "statements",
    section: "calls",
    what: "statements: list / one / create between begin and commit",
    aim: "≤ 2 / 1 / 8",
  },
  { id: "p99", section: "calls", what: "p99 of the list at 50 connections", aim: "≤ 120 ms" },
  { id: "memory", section: "calls", what: "resident memory after the load", aim: "≤ 180 MB" },
  { id: "start", section: "start", what: "second start to the first answer", aim: "≤ 2 s" },
  {
    id: "sign-in",
    section: "sign-in",
    what: "password sign-ins a second, others' median meanwhile",
    aim: "≥ 25, ≤ 50 ms",
  },
  { id: "rivals", section: "contested", what: "20 drivers for one place, all answered", aim: "≤ 0.06 s" },
  { id: "sizes", section: "sizes", what: "cost at 1,000,000 rows ÷ cost at 10,000, the worst list", aim: "≤ 1.3" },
  {
    id: "past",
    section: "sizes",
    what: "the same of free slots and a booking, the longer a location's past",
    aim: "≤ 1.3",
  },
  { id: "floods", section: "floods", what: "others' p50 and p99 beside a flood ÷ without, the worst", aim: "≤ 3" },
  { id: "doubles", section: "contested", what: "doubles among contested redeems and places", aim: "0" },
];

const heads = ["what", "aim", "before", "at", "now", "at", ""];

/** The commits that each section was measured at. */
export type CommitOf = (section: SectionName) => { readonly before: string; readonly now: string };

/** The table of aims with what a run saw put into its column; what it did not look at stays. */
export function aimTable(old: string, seen: readonly Aim[], label: string | null, commitOf: CommitOf): string {
  const known = new Map(
    old
      .split("\n")
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map((cells) => [cells[1], cells]),
  );
  const rows = aims.map(({ id, section, what, aim }) => {
    const cells = known.get(what) ?? [];
    const found = seen.find((one) => one.id === id);
    const at = commitOf(section);
    const before = found && label !== null ? found.seen : (cells[3] ?? "");
    const now = found && label === null ? found.seen : (cells[5] ?? "");
    const verdict = found && label === null ? verdictOf(found) : (cells[7] ?? "");
    return [what, aim, before, before === "" ? "" : at.before, now, now === "" ? "" : at.now, verdict];
  });
  return table(heads, rows, 2);
}

const verdictOf = ({ isHeld }: Aim): string => (isHeld === null ? "" : isHeld ? "held" : "**missed**");
