import { discountChannels, noConditions, type DiscountConditions } from "@treadclub/rules/discount";
import { noBudget, type Budget } from "./budget-draft.ts";
import type { ClubBody, ClubView } from "#entities/club/queries.ts";

export const mostDiscounts = 20;

/** A club while it is written, named as in the server's problems. */
export interface ClubDraft {
  readonly title: string;
  readonly name: string;
  /** Of a new club; "" leaves it to the server. */
  readonly code: string;
  /** `YYYY-MM-DD` or "". */
  readonly starts_on: string;
  readonly ends_on: string;
  /** The id of a group, or "". */
  readonly group_id: string;
  /** Ids of locations; none: all of them. */
  readonly location_ids: readonly string[];
  readonly discounts: readonly DraftDiscount[];
  readonly budget: Budget;
}

export interface DraftDiscount {
  readonly id: number | null;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly terms: string;
  readonly amount_pence: number | null;
  readonly conditions: DraftConditions;
}

export const discountKinds = ["amount", "share"] as const;

/** Conditions while they are written: names stand a line each. */
export interface DraftConditions {
  readonly kind: string;
  readonly percent: number | null;
  readonly min_spend_pence: number | null;
  readonly channels: readonly string[];
  readonly products: string;
  readonly brands: string;
  readonly stackable: boolean;
  readonly per_person: number | null;
}

export const noDiscount: DraftDiscount = {
  id: null,
  title: "",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: null,
  conditions: draftConditions(noConditions),
};

/** The newest version of a club to go on from: what waits, else what is live; or an empty one. */
export function draftOf(club: ClubView | null): ClubDraft {
  const shown = club?.pending ?? club;
  return {
    title: shown?.title ?? "",
    name: shown?.name ?? "",
    code: "",
    starts_on: shown?.starts_on ?? "",
    ends_on: shown?.ends_on ?? "",
    group_id: shown?.group ? String(shown.group.id) : "",
    location_ids: shown?.only_at.map(({ id }) => String(id)) ?? [],
    discounts: shown?.discounts.map(draftDiscount) ?? [noDiscount],
    budget: club?.budget ?? noBudget,
  };
}

const draftDiscount = (one: NonNullable<ClubView["pending"]>["discounts"][number]): DraftDiscount => ({
  id: one.id,
  title: one.title,
  subtitle: one.subtitle,
  description: one.description,
  terms: one.terms,
  amount_pence: one.amount_pence,
  conditions: draftConditions(one.conditions),
});

function draftConditions(conditions: DiscountConditions): DraftConditions {
  const { percent, min_spend_pence: least, products, brands, stackable, per_person } = conditions;
  return {
    kind: percent === null ? "amount" : "share",
    percent,
    min_spend_pence: least === 0 ? null : least,
    channels: [...conditions.channels],
    products: products.join("\n"),
    brands: brands.join("\n"),
    stackable,
    per_person,
  };
}

function sentConditions(draft: DraftConditions): DiscountConditions {
  return {
    percent: draft.kind === "share" ? draft.percent : null,
    min_spend_pence: draft.min_spend_pence ?? 0,
    channels: discountChannels.filter((channel) => draft.channels.includes(channel)),
    products: namesIn(draft.products),
    brands: namesIn(draft.brands),
    stackable: draft.stackable,
    per_person: draft.per_person ?? 1,
  };
}

/** The names that stand a line each. */
export const namesIn = (lines: string): string[] => [
  ...new Set(
    lines
      .split("\n")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];

/** What is sent, with the version that was read. */
export function clubBody(draft: ClubDraft, club: Pick<ClubView, "id" | "version"> | null, memberId: number): ClubBody {
  return {
    ...(club
      ? { id: club.id, version: club.version }
      : { member_id: memberId, ...(draft.code === "" ? {} : { code: draft.code }) }),
    title: draft.title.trim(),
    name: draft.name.trim(),
    starts_on: draft.starts_on || null,
    ends_on: draft.ends_on || null,
    group_id: draft.group_id === "" ? null : Number(draft.group_id),
    location_ids: draft.group_id === "" ? draft.location_ids.map(Number) : [],
    budget: draft.budget,
    discounts: draft.discounts.map(({ id, title, subtitle, description, terms, amount_pence, conditions }) => ({
      ...(id === null ? {} : { id }),
      title: title.trim(),
      subtitle: subtitle.trim(),
      description: description.trim(),
      terms: terms.trim(),
      amount_pence: amount_pence ?? 0,
      conditions: sentConditions(conditions),
    })),
  };
}
