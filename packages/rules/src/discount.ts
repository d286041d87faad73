/** Where a discount may be used: at the counter, with a request over the web, or by whoever it was passed on to. */
export const discountChannels = ["in_store", "online", "share"] as const;
export type DiscountChannel = (typeof discountChannels)[number];

/** The products every fitter sells; other products bear the name that their seller gave them. */
export const tyreProduct = "Tyres";
export const alignmentProduct = "Wheel alignment";

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

/** Why a voucher takes nothing off: nothing in the price that it is for, too little of it, not at this place, not beside others, four count already, nothing left to pay. */
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
  const coveredPence = sumOf(lines.filter((line) => covers(conditions, line)));
  if (coveredPence === 0) return { pence: 0, reason: "other_products" };
  if (coveredPence < least) return { pence: 0, reason: "min_spend" };
  const share = percent === null ? amountPence : Math.floor((coveredPence * percent + 50) / 100);
  return { pence: Math.min(amountPence, share, coveredPence), reason: null };
}

/**
 * Chooses the vouchers that make a price lowest: at most four, one alone when it does not go with others, and none that is not
 * needed. Returns what each takes off, in the given order; the first ones take theirs first, together never more than the price.
 */
export function bestDiscounts(
  offered: readonly OfferedVoucher[],
  lines: readonly BasketLine[],
  channel: DiscountChannel,
): AppliedDiscount[] {
  const alone = offered.map((voucher) => discountOn(voucher, lines, channel));
  const total = sumOf(lines);
  const { chosen, isAlone } = choose(offered, alone, total);
  let leftPence = total;
  return alone.map((one, at): AppliedDiscount => {
    if (one.reason !== null) return one;
    if (chosen.has(at)) {
      const pence = Math.min(leftPence, one.pence);
      leftPence -= pence;
      return { pence, reason: null };
    }
    if (isAlone || !offered[at]?.conditions.stackable) return { pence: 0, reason: "alone" };
    return { pence: 0, reason: chosen.size < vouchersPerPrice ? "covered" : "too_many" };
  });
}

/** The places of the vouchers that count, and whether it is one that does not go with others. */
function choose(
  offered: readonly OfferedVoucher[],
  alone: readonly AppliedDiscount[],
  total: number,
): { readonly chosen: ReadonlySet<number>; readonly isAlone: boolean } {
  const worth = (at: number): number => alone[at]?.pence ?? 0;
  const sum = (places: readonly number[]): number => places.reduce((pence, at) => pence + worth(at), 0);
  const byWorth = [...alone.keys()].filter((at) => worth(at) > 0).toSorted((a, b) => worth(b) - worth(a) || a - b);
  const single = byWorth.find((at) => !offered[at]?.conditions.stackable);
  let together = byWorth.filter((at) => offered[at]?.conditions.stackable).slice(0, vouchersPerPrice);
  if (single !== undefined && worth(single) > Math.min(total, sum(together)))
    return { chosen: new Set([single]), isAlone: true };
  for (const least of together.toReversed()) {
    const others = together.filter((at) => at !== least);
    if (sum(others) >= total) together = others;
  }
  return { chosen: new Set(together), isAlone: false };
}

function covers({ products, brands }: DiscountConditions, line: BasketLine): boolean {
  const isProduct = products.length === 0 || products.some((name) => isSame(name, line.product));
  const { brand } = line;
  return isProduct && (brands.length === 0 || (brand !== null && brands.some((name) => isSame(name, brand))));
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const sumOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity, unitPence }) => sum + quantity * unitPence, 0);
