import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { londonDay } from "@treadclub/rules";
import { and, eq, notInArray } from "drizzle-orm";
import type { ClubRow } from "./policy.ts";
import type { DiscountRow } from "./rows.ts";
import { clubDiscounts, clubs, type PendingClub } from "./table.ts";

export type ClubBody = ParsedOf<Catalog["editDiscountClub"]>["body"];
type Discount = PendingClub["discounts"][number];

/** What drivers see of a club now, or will see of one that was never approved. */
export function liveContent(club: ClubRow, discounts: readonly DiscountRow[]): PendingClub {
  const given = discounts.filter((row) => row.clubId === club.id && row.active);
  return {
    title: club.title,
    name: club.name,
    starts_on: club.startsOn,
    ends_on: club.endsOn,
    discounts: given.map(discountOf),
  };
}

/** The newest version: what waits for moderation, else what is live. */
export const shownContent = (club: ClubRow, discounts: readonly DiscountRow[]): PendingClub =>
  club.pending ?? liveContent(club, discounts);

/** The parts in which a wish differs from what is stored. */
export function changedParts(shown: PendingClub, wish: ClubBody): string[] {
  const plain = (["title", "name", "starts_on", "ends_on"] as const).filter((part) => shown[part] !== wish[part]);
  const wordsOf = (one: Omit<Discount, "id"> & { readonly id?: number | undefined }): string =>
    JSON.stringify([one.id, one.title, one.subtitle, one.description, one.terms, one.amount_pence]);
  const isSame = shown.discounts.map(wordsOf).toString() === wish.discounts.map(wordsOf).toString();
  return isSame ? plain : [...plain, "discounts"];
}

/** Errors: VALIDATION_FAILED for dates that do not fit, for two discounts of one name and for discounts of another club. */
export function checkContent(ctx: WriteCtx, wish: ClubBody, known: readonly { readonly id: number }[]): void {
  if (wish.starts_on !== null && wish.ends_on !== null && wish.ends_on < wish.starts_on)
    throw ctx.fail("VALIDATION_FAILED", { fields: { ends_on: "date_order" } });
  if (wish.ends_on !== null && wish.ends_on < londonDay(ctx.now))
    throw ctx.fail("VALIDATION_FAILED", { fields: { ends_on: "date_past" } });
  const ids = wish.discounts.map((one) => one.id);
  const foreign = ids.findIndex(
    (id, at) => id !== undefined && (ids.indexOf(id) !== at || !known.some((row) => row.id === id)),
  );
  if (foreign >= 0) throw ctx.fail("VALIDATION_FAILED", { fields: { [`discounts.${foreign}.id`]: "not_yours" } });
  const titles = wish.discounts.map((one) => one.title.toLowerCase());
  const again = titles.findIndex((title, at) => titles.indexOf(title) !== at);
  if (again >= 0) throw ctx.fail("VALIDATION_FAILED", { fields: { [`discounts.${again}.title`]: "name_taken" } });
}

/** A wish whose new discounts have ids; they are not given out before the version goes live. */
export async function withDiscountIds(ctx: WriteCtx, clubId: number, wish: ClubBody): Promise<PendingClub> {
  const added = wish.discounts.filter((one) => one.id === undefined);
  const made =
    added.length === 0
      ? []
      : await ctx.db
          .insert(clubDiscounts)
          .values(added.map((one) => ({ ...wordsFor(one), clubId, active: false })))
          .returning({ id: clubDiscounts.id });
  const newIds = made.map((row) => row.id);
  const discounts = wish.discounts.map((one): Discount => ({ ...one, id: one.id ?? newIds.shift() ?? 0 }));
  return { title: wish.title, name: wish.name, starts_on: wish.starts_on, ends_on: wish.ends_on, discounts };
}

/** Makes a version the live one: its words, dates and exactly its discounts. */
export async function applyContent(ctx: WriteCtx, clubId: number, content: PendingClub): Promise<void> {
  await ctx.db
    .update(clubs)
    .set({ title: content.title, name: content.name, startsOn: content.starts_on, endsOn: content.ends_on })
    .where(eq(clubs.id, clubId));
  for (const one of content.discounts)
    await ctx.db
      .update(clubDiscounts)
      .set({ ...wordsFor(one), active: true })
      .where(and(eq(clubDiscounts.id, one.id), eq(clubDiscounts.clubId, clubId)));
  await ctx.db
    .update(clubDiscounts)
    .set({ active: false })
    .where(
      and(
        eq(clubDiscounts.clubId, clubId),
        notInArray(
          clubDiscounts.id,
          content.discounts.map((one) => one.id),
        ),
      ),
    );
}

const discountOf = (row: DiscountRow): Discount => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  terms: row.terms,
  amount_pence: row.amountPence,
});
const wordsFor = (one: Omit<Discount, "id">) => ({
  title: one.title,
  subtitle: one.subtitle,
  description: one.description,
  terms: one.terms,
  amountPence: one.amount_pence,
});
