import { placeNames } from "#kit/issuer-words.ts";
import type { ClubView } from "#entities/club/queries.ts";

type Version = NonNullable<ClubView["pending"]>;
type Discount = Version["discounts"][number];
export type DiscountPart = (typeof discountParts)[number];
export type Part = "title" | "name" | "starts_on" | "ends_on" | "group" | "locations";

export type ClubChange =
  | { readonly kind: "part"; readonly part: Part; readonly was: string | null; readonly becomes: string | null }
  | {
      readonly kind: "discount";
      readonly was: Discount | null;
      readonly becomes: Discount | null;
      readonly parts: readonly DiscountPart[];
    };

/** What differs between the live version and the one that waits. A discount is the same one by its id. */
export function clubChanges(live: Version, wanted: Version): ClubChange[] {
  const parts = (["title", "name", "starts_on", "ends_on"] as const)
    .filter((part) => live[part] !== wanted[part])
    .map((part): ClubChange => ({ kind: "part", part, was: live[part], becomes: wanted[part] }));
  const [was, becomes] = [live.group?.title ?? null, wanted.group?.title ?? null];
  if (live.group?.id !== wanted.group?.id) parts.push({ kind: "part", part: "group", was, becomes });
  const [old, next] = [placeNames(live.only_at), placeNames(wanted.only_at)];
  if (old !== next) parts.push({ kind: "part", part: "locations", was: old, becomes: next });
  const kept = wanted.discounts.flatMap((becomes): ClubChange[] => {
    const was = live.discounts.find((one) => one.id !== null && one.id === becomes.id) ?? null;
    const differing = was ? discountParts.filter((part) => textOf(was[part]) !== textOf(becomes[part])) : discountParts;
    return differing.length === 0 ? [] : [{ kind: "discount", was, becomes, parts: differing }];
  });
  const dropped = live.discounts.filter((one) => !wanted.discounts.some((other) => other.id === one.id));
  return [
    ...parts,
    ...kept,
    ...dropped.map((was): ClubChange => ({ kind: "discount", was, becomes: null, parts: discountParts })),
  ];
}

const discountParts = ["amount_pence", "conditions", "title", "subtitle", "description", "terms"] as const;

const textOf = (value: Discount[DiscountPart]): string => JSON.stringify(value);
