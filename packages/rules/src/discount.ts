import { chooseClaims, mostOff, type Claim } from "./discount-basket.ts";

/** Where a discount may be used: at the counter, with a request over the web, or by whoever it was passed on to. */
export const discountChannels = ["in_store", "online", "share"] as const;
export type DiscountChannel = (typeof discountChannels)[number];

/** The products every fitter sells; other products bear the name that their seller gave them. */
export const tyreProduct = "Tyres";
export const alignmentProduct = "Wheel alignment";

/** What a fitted mid-range tyre is reckoned with, including VAT, until a fitter has named a price; drivers see it and may change it. */
export const estimatedTyrePence = 8_000;

/** At most so many vouchers go into one price. */
export const vouchersPerPrice = 4;

/** What must hold for a discount to count, beside its amount; an empty list means no restriction. */
export interface DiscountConditions {
  /** A share of what it applies to, in per cent; the amount is then the most it takes off. Null: the amount itself. */
  readonly percent: number | null;
  /** Of what it applies to, including VAT. */
  readonly min_spend_pence: number;
  readonly channels: DiscountChannel[];
  readonly products: string[];
  readonly brands: string[];
  /** Whether others may count beside it. */
  readonly stackable: boolean;
  /** How many vouchers of it each driver gets. */
  readonly per_person: number;
}

export const noConditions: DiscountConditions = {
  percent: null,
  min_spend_pence: 0,
  channels: [...discountChannels],
  products: [],
  brands: [],
  stackable: true,
  per_person: 1,
};

/** A line of a price; `unitPence` includes VAT. */
export interface BasketLine {
  readonly product: string;
  readonly brand: string | null;
  readonly quantity: number;
  readonly unitPence: number;
}

export interface OfferedVoucher {
  readonly amountPence: number;
  readonly conditions: DiscountConditions;
}

/** Why a voucher takes nothing off: nothing in the price that it is for, too little of it, not at this place, not beside others, four count already, nothing left to pay of what it is for. */
export const unappliedReasons = ["other_products", "min_spend", "channel", "alone", "too_many", "covered"] as const;
export type UnappliedReason = (typeof unappliedReasons)[number];

export interface AppliedDiscount {
  /** What it takes off, in pence; 0 with a reason. */
  readonly pence: number;
  readonly reason: UnappliedReason | null;
}

/** What a voucher takes off a price when it is the only one. A share is rounded to the nearest penny, halves up. */
export function discountOn(
  { amountPence, conditions }: OfferedVoucher,
  lines: readonly BasketLine[],
  channel: DiscountChannel,
): AppliedDiscount {
  const { percent, min_spend_pence: least } = conditions;
  if (!conditions.channels.includes(channel)) return { pence: 0, reason: "channel" };
  const covered = coveredPence(conditions, lines);
  if (covered === 0) return { pence: 0, reason: "other_products" };
  if (covered < least) return { pence: 0, reason: "min_spend" };
  const share = percent === null ? amountPence : Math.floor((covered * percent + 50) / 100);
  return { pence: Math.min(amountPence, share, covered), reason: null };
}

/**
 * Chooses the vouchers that make a price lowest: at most four, one alone when it does not go with others, and none that is not
 * needed. Returns what each takes off, in the given order: only from lines that it is for, the first ones theirs first, together
 * never more than those lines cost.
 */
export function bestDiscounts(
  offered: readonly OfferedVoucher[],
  lines: readonly BasketLine[],
  channel: DiscountChannel,
): AppliedDiscount[] {
  const alone = offered.map((voucher) => discountOn(voucher, lines, channel));
  const linePence = lines.map((line) => sumOf([line]));
  const claims = offered.map(({ conditions }, at): Claim => {
    const covered = [...lines.keys()].filter((place) =>
      lines.slice(place, place + 1).some((one) => covers(conditions, one)),
    );
    return { at, pence: alone[at]?.pence ?? 0, lines: covered };
  });
  const { chosen, isAlone } = choose(claims, ({ at }) => offered[at]?.conditions.stackable === true, linePence);
  const taken: Claim[] = [];
  return claims.map((claim, at): AppliedDiscount => {
    const { reason } = alone[at] ?? { reason: null };
    if (reason !== null) return { pence: 0, reason };
    if (chosen.includes(claim)) {
      const before = mostOff(taken, linePence);
      taken.push(claim);
      return { pence: mostOff(taken, linePence) - before, reason: null };
    }
    if (isAlone || !offered[at]?.conditions.stackable) return { pence: 0, reason: "alone" };
    const adds = mostOff([...chosen, claim], linePence) > mostOff(chosen, linePence);
    return { pence: 0, reason: adds ? "too_many" : "covered" };
  });
}

/** The vouchers that count, and whether it is one that does not go with others. */
function choose(
  claims: readonly Claim[],
  isStackable: (claim: Claim) => boolean,
  linePence: readonly number[],
): { readonly chosen: readonly Claim[]; readonly isAlone: boolean } {
  const [single] = chooseClaims(
    claims.filter((claim) => !isStackable(claim)),
    linePence,
    1,
  );
  const together = chooseClaims(claims.filter(isStackable), linePence, vouchersPerPrice);
  if (single && single.pence > mostOff(together, linePence)) return { chosen: [single], isAlone: true };
  return { chosen: together, isAlone: false };
}

/** What the lines cost that a voucher is for. */
export const coveredPence = (conditions: DiscountConditions, lines: readonly BasketLine[]): number =>
  sumOf(lines.filter((line) => covers(conditions, line)));

function covers({ products, brands }: DiscountConditions, line: BasketLine): boolean {
  const isProduct = products.length === 0 || products.some((name) => isSame(name, line.product));
  const { brand } = line;
  return isProduct && (brands.length === 0 || (brand !== null && brands.some((name) => isSame(name, brand))));
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const sumOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity, unitPence }) => sum + quantity * unitPence, 0);
