import type { ClubBody, ClubView } from "#entities/club/queries.ts";

export const mostDiscounts = 20;

interface ClubHead {
  readonly title: string;
  readonly name: string;
  /** `YYYY-MM-DD` or "". */
  readonly starts_on: string;
  readonly ends_on: string;
}
type DiscountFields = Record<`discounts.${number}.${"title" | "subtitle" | "description" | "terms"}`, string> &
  Record<`discounts.${number}.${"id" | "amount_pence"}`, number | null>;

/** A club while it is written; each discount has numbered fields, named as in the server's problems. */
export type ClubDraft = ClubHead & DiscountFields;

export interface DraftDiscount {
  readonly id: number | null;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly terms: string;
  readonly amount_pence: number | null;
}

export const noDiscount: DraftDiscount = {
  id: null,
  title: "",
  subtitle: "",
  description: "",
  terms: "",
  amount_pence: null,
};

/** The newest version of a club to go on from: what waits, else what is live; or an empty one. */
export function draftOf(club: ClubView | null): ClubDraft {
  const shown = club?.pending ?? club;
  const head: ClubHead = {
    title: shown?.title ?? "",
    name: shown?.name ?? "",
    starts_on: shown?.starts_on ?? "",
    ends_on: shown?.ends_on ?? "",
  };
  return Object.assign(head, withDiscounts(shown?.discounts ?? []));
}

/** Every place, also the empty ones. */
export function placesOf(draft: ClubDraft): DraftDiscount[] {
  return numbers.map((n) => ({
    id: draft[`discounts.${n}.id`] ?? null,
    title: draft[`discounts.${n}.title`] ?? "",
    subtitle: draft[`discounts.${n}.subtitle`] ?? "",
    description: draft[`discounts.${n}.description`] ?? "",
    terms: draft[`discounts.${n}.terms`] ?? "",
    amount_pence: draft[`discounts.${n}.amount_pence`] ?? null,
  }));
}

/** The fields of these discounts; the places after them become empty. */
export function withDiscounts(discounts: readonly DraftDiscount[]): DiscountFields {
  const fields: DiscountFields = {};
  for (const n of numbers) {
    const one = discounts[n] ?? noDiscount;
    fields[`discounts.${n}.id`] = one.id;
    fields[`discounts.${n}.title`] = one.title;
    fields[`discounts.${n}.subtitle`] = one.subtitle;
    fields[`discounts.${n}.description`] = one.description;
    fields[`discounts.${n}.terms`] = one.terms;
    fields[`discounts.${n}.amount_pence`] = one.amount_pence;
  }
  return fields;
}

/** What is sent: the first `count` discounts, with the version that was read. */
export function clubBody(
  draft: ClubDraft,
  count: number,
  club: Pick<ClubView, "id" | "version"> | null,
  memberId: number,
): ClubBody {
  return {
    ...(club ? { id: club.id, version: club.version } : { member_id: memberId }),
    title: draft.title.trim(),
    name: draft.name.trim(),
    starts_on: draft.starts_on || null,
    ends_on: draft.ends_on || null,
    discounts: placesOf(draft)
      .slice(0, count)
      .map(({ id, title, subtitle, description, terms, amount_pence }) => ({
        ...(id === null ? {} : { id }),
        title: title.trim(),
        subtitle: subtitle.trim(),
        description: description.trim(),
        terms: terms.trim(),
        amount_pence: amount_pence ?? 0,
      })),
  };
}

/** How many places are in use: up to the last one that holds anything, at least one. */
export const usedPlaces = (draft: ClubDraft): number =>
  Math.max(
    1,
    placesOf(draft).findLastIndex((one) => one.title !== "" || one.amount_pence !== null || one.id !== null) + 1,
  );

const numbers = Array.from({ length: mostDiscounts }, (_, n) => n);
