/** What is written down because it happens more often than at a busy counter; nothing of it is refused. */
export const oddityKinds = ["till_minute", "till_hour", "till_undo", "club_browser"] as const;
export type OddityKind = (typeof oddityKinds)[number];

const minuteMs = 60_000;

/** From how many on it is odd. A queue that pays with vouchers alone gets by with six in a minute. */
export const oddFrom = {
  /** Redemptions of one till within a minute. */
  till_minute: 10,
  /** Redemptions of one till within an hour. */
  till_hour: 60,
  /** Redemptions of one till that were undone within a day, at least a third of all. */
  till_undo: 5,
  /** Accounts of one browser that join one club within a day. */
  club_browser: 5,
} as const satisfies Readonly<Record<OddityKind, number>>;

/** One of so many redemptions undone is odd. */
const undoneShare = 3;

/** A redemption at a till: when it was accepted, in milliseconds, and whether it was undone. */
export interface TillUse {
  readonly atMs: number;
  readonly isUndone: boolean;
  readonly voucherId: number;
}

export interface Oddity {
  readonly kind: OddityKind;
  readonly count: number;
  readonly sinceMs: number;
  readonly untilMs: number;
  /** The last voucher of it. */
  readonly voucherId: number;
}

/** Returns what is odd about the redemptions of one till within a day, each kind once, where it was most. */
export function tillOddities(uses: readonly TillUse[]): Oddity[] {
  const sorted = uses.toSorted((one, other) => one.atMs - other.atMs);
  const undone = sorted.filter(({ isUndone }) => isUndone);
  const isOftenUndone = undone.length >= oddFrom.till_undo && undone.length * undoneShare >= sorted.length;
  return [
    ...oddityOf("till_minute", busiest(sorted, minuteMs)),
    ...oddityOf("till_hour", busiest(sorted, 60 * minuteMs)),
    ...(isOftenUndone ? oddityOf("till_undo", undone) : []),
  ];
}

function oddityOf(kind: OddityKind, uses: readonly TillUse[]): Oddity[] {
  const [first, last] = [uses[0], uses.at(-1)];
  if (!first || !last || uses.length < oddFrom[kind]) return [];
  return [{ kind, count: uses.length, sinceMs: first.atMs, untilMs: last.atMs, voucherId: last.voucherId }];
}

/** The most uses that lie within a time, the latest of such. */
function busiest(sorted: readonly TillUse[], withinMs: number): readonly TillUse[] {
  let most: readonly TillUse[] = [];
  let from = 0;
  for (const [at, use] of sorted.entries()) {
    while (use.atMs - (sorted[from]?.atMs ?? use.atMs) >= withinMs) from += 1;
    if (at + 1 - from >= most.length) most = sorted.slice(from, at + 1);
  }
  return most;
}
