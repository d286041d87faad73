import type { ClubBody, ClubView } from "#entities/club/queries.ts";

export const mostDiscounts = 20;

/** A club while it is written, named as in the server's problems. */
export interface ClubDraft {
  readonly title: string;
  readonly name: string;
  /** `YYYY-MM-DD` or "". */
  readonly starts_on: string;
  readonly ends_on: string;
  readonly discounts: readonly DraftDiscount[];
}

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
  return {
    title: shown?.title ?? "",
    name: shown?.name ?? "",
    starts_on: shown?.starts_on ?? "",
    ends_on: shown?.ends_on ?? "",
    discounts: shown?.discounts.map(draftDiscount) ?? [noDiscount],
  };
}

const draftDiscount = (one: DraftDiscount): DraftDiscount => ({
  id: one.id,
  title: one.title,
  subtitle: one.subtitle,
  description: one.description,
  terms: one.terms,
  amount_pence: one.amount_pence,
});

/** What is sent, with the version that was read. */
export function clubBody(draft: ClubDraft, club: Pick<ClubView, "id" | "version"> | null, memberId: number): ClubBody {
  return {
    ...(club ? { id: club.id, version: club.version } : { member_id: memberId }),
    title: draft.title.trim(),
    name: draft.name.trim(),
    starts_on: draft.starts_on || null,
    ends_on: draft.ends_on || null,
    discounts: draft.discounts.map(({ id, title, subtitle, description, terms, amount_pence }) => ({
      ...(id === null ? {} : { id }),
      title: title.trim(),
      subtitle: subtitle.trim(),
      description: description.trim(),
      terms: terms.trim(),
      amount_pence: amount_pence ?? 0,
    })),
  };
}
