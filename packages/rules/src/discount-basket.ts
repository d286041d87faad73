/** A voucher within a basket: at most `pence`, of the lines at these places alone. */
export interface Claim {
  readonly at: number;
  readonly pence: number;
  readonly lines: readonly number[];
}

/**
 * Returns the most that some vouchers take off together, when none takes from lines that it is not for and no line goes below
 * nothing. By the theorem of maximal flow and minimal cut that is the smallest of these sums, one for each way to part the
 * vouchers: what the lines of the first part cost, and what the second part takes off.
 */
export function mostOff(claims: readonly Claim[], linePence: readonly number[]): number {
  let most = Infinity;
  for (let part = 0; part < 2 ** claims.length; part += 1) {
    const lines = new Set<number>();
    let pence = 0;
    claims.forEach((claim, at) => {
      if ((part >> at) % 2 === 0) pence += claim.pence;
      else for (const line of claim.lines) lines.add(line);
    });
    for (const line of lines) pence += linePence[line] ?? 0;
    most = Math.min(most, pence);
  }
  return most;
}

/** So many vouchers are combined in every way; of more that none of the others replaces, each next one is the best beside those chosen. */
const mostCombined = 24;

/**
 * Chooses at most `limit` vouchers that take off the most together, as few as that needs. Exact up to 24 vouchers that are
 * not replaced by better ones for the same lines, which a basket of a dozen lines does not reach; above, what is taken off is
 * submodular in the vouchers, so the best next one reaches at least 1 − (1 − 1/limit)^limit of the most: 68 % for four.
 */
export function chooseClaims(claims: readonly Claim[], linePence: readonly number[], limit: number): Claim[] {
  const byWorth = claims.filter(({ pence }) => pence > 0).toSorted((a, b) => b.pence - a.pence || a.at - b.at);
  const kept = byWorth.filter((claim, at) => byWorth.slice(0, at).filter((one) => replaces(one, claim)).length < limit);
  const chosen = kept.length <= mostCombined ? bestOfAll(kept, linePence, limit) : oneByOne(kept, linePence, limit);
  return withoutSpare(chosen, linePence);
}

/** Whether a voucher that is worth no less does all that another one does. */
const replaces = (better: Claim, claim: Claim): boolean => claim.lines.every((line) => better.lines.includes(line));

/** Tries every choice; one that cannot reach the best any more is left. `claims`: the most first. */
function bestOfAll(claims: readonly Claim[], linePence: readonly number[], limit: number): readonly Claim[] {
  let best: { readonly chosen: readonly Claim[]; readonly pence: number } = { chosen: [], pence: 0 };
  const extend = (chosen: readonly Claim[], pence: number, from: number): void => {
    if (pence > best.pence) best = { chosen, pence };
    const left = limit - chosen.length;
    for (let at = from; at < claims.length && left > 0; at += 1) {
      const next = claims.slice(at, at + left);
      if (pence + sumOf(next) <= best.pence) return;
      const more = [...chosen, ...next.slice(0, 1)];
      extend(more, mostOff(more, linePence), at + 1);
    }
  };
  extend([], 0, 0);
  return best.chosen;
}

function oneByOne(claims: readonly Claim[], linePence: readonly number[], limit: number): readonly Claim[] {
  let chosen: readonly Claim[] = [];
  for (let count = 0; count < limit; count += 1) {
    const ways = claims.filter((claim) => !chosen.includes(claim)).map((claim) => [...chosen, claim]);
    const best = ways.toSorted((a, b) => mostOff(b, linePence) - mostOff(a, linePence))[0];
    if (best) chosen = best;
  }
  return chosen;
}

/** Drops what is not needed for the same sum, the least first. */
function withoutSpare(chosen: readonly Claim[], linePence: readonly number[]): Claim[] {
  const most = mostOff(chosen, linePence);
  let needed = [...chosen];
  for (const claim of chosen.toSorted((a, b) => a.pence - b.pence || b.at - a.at)) {
    const others = needed.filter((one) => one !== claim);
    if (mostOff(others, linePence) === most) needed = others;
  }
  return needed;
}

const sumOf = (claims: readonly Claim[]): number => claims.reduce((sum, { pence }) => sum + pence, 0);
