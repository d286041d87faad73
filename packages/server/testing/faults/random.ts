export interface Random {
  /** From 0 up to, but not including, 1. */
  share(): number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** The same members in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Numbers that are the same for the same seed (mulberry32). */
export function openRandom(seed: number): Random {
  let state = seed | 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    between: (least, most) => least + Math.floor(share() * (most - least + 1)),
    shuffled: (list) =>
      list
        .map((one) => ({ one, at: share() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
