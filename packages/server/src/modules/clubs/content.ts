import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { lastDayOf, londonDay } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import type { ClubRow } from "./policy.ts";
import type { DiscountRow } from "./rows.ts";
import { clubDiscounts, type PendingClub } from "./table.ts";

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
    group_id: club.groupId,
    location_ids: club.locationIds,
    discounts: given.map(discountOf),
  };
}

/** The newest version: what waits for moderation, else what is live. */
export const shownContent = (club: ClubRow, discounts: readonly DiscountRow[]): PendingClub =>
  club.pending ?? liveContent(club, discounts);

/** The parts in which an input differs from what is stored. */
export function changedParts(shown: PendingClub, input: ClubBody): string[] {
  const plain: string[] = (["title", "name", "starts_on", "ends_on"] as const).filter(
    (part) => shown[part] !== input[part],
  );
  const isSameGroup = input.group_id === undefined || input.group_id === (shown.group_id ?? null);
  if (!isSameGroup) plain.push("group");
  if (input.location_ids !== undefined && sortedText(input.location_ids) !== sortedText(shown.location_ids ?? []))
    plain.push("locations");
  const wordsOf = (one: Omit<Discount, "id"> & { readonly id?: number | undefined }): string =>
    JSON.stringify([
      one.id,
      one.title,
      one.subtitle,
      one.description,
      one.terms,
      one.amount_pence,
      conditionsText(one),
    ]);
  const isSame = shown.discounts.map(wordsOf).toString() === input.discounts.map(wordsOf).toString();
  return isSame ? plain : [...plain, "discounts"];
}

const sortedText = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join();

/** Errors: VALIDATION_FAILED for dates that do not fit, for two discounts of one name and for discounts of another club. */
export function checkContent(ctx: WriteCtx, input: ClubBody, known: readonly { readonly id: number }[]): void {
  if (input.starts_on !== null && input.ends_on !== null && input.ends_on < input.starts_on)
    throw ctx.fail("VALIDATION_FAILED", { fields: { ends_on: "date_order" } });
  const today = londonDay(ctx.now);
  if (input.ends_on !== null && input.ends_on < today)
    throw ctx.fail("VALIDATION_FAILED", { fields: { ends_on: "date_past" } });
  if (input.starts_on !== null && input.starts_on > lastDayOf("clubStart", today))
    throw ctx.fail("VALIDATION_FAILED", { fields: { starts_on: "date_far" } });
  if (input.ends_on !== null && input.ends_on > lastDayOf("clubEnd", today))
    throw ctx.fail("VALIDATION_FAILED", { fields: { ends_on: "date_far" } });
  const ids = input.discounts.map((one) => one.id);
  const foreign = ids.findIndex(
    (id, at) => id !== undefined && (ids.indexOf(id) !== at || !known.some((row) => row.id === id)),
  );
  if (foreign >= 0) throw ctx.fail("VALIDATION_FAILED", { fields: { [`discounts.${foreign}.id`]: "not_yours" } });
  const titles = input.discounts.map((one) => one.title.toLowerCase());
  const again = titles.findIndex((title, at) => titles.indexOf(title) !== at);
  if (again >= 0) throw ctx.fail("VALIDATION_FAILED", { fields: { [`discounts.${again}.title`]: "name_taken" } });
}

/** A input whose new discounts have ids; `active`: they are given out at once, not when the version goes live. */
export async function withDiscountIds(
  ctx: WriteCtx,
  clubId: number,
  input: ClubBody,
  given: { readonly active: boolean; readonly shown: Pick<PendingClub, "group_id" | "location_ids"> },
): Promise<PendingClub> {
  const added = input.discounts.filter((one) => one.id === undefined);
  const newIds = await insertDiscounts(ctx, clubId, added, given);
  const discounts = input.discounts.map((one): Discount => ({ ...one, id: one.id ?? newIds.shift() ?? 0 }));
  const { title, name, starts_on, ends_on } = input;
  const { group_id = given.shown.group_id ?? null, location_ids = given.shown.location_ids ?? [] } = input;
  return { title, name, starts_on, ends_on, group_id, location_ids, discounts };
}

/** Returns the ids of the new discounts, in their order. */
export async function insertDiscounts(
  ctx: WriteCtx,
  clubId: number,
  added: ClubBody["discounts"],
  { active }: { readonly active: boolean },
): Promise<number[]> {
  if (added.length === 0) return [];
  const made = await ctx.db
    .insert(clubDiscounts)
    .values(added.map((one) => ({ ...wordsFor(one), clubId, active })))
    .returning({ id: clubDiscounts.id });
  return made.map((row) => row.id);
}

/** The columns of a club that a version decides, beside its discounts. */
export const columnsOf = (content: PendingClub) => ({
  title: content.title,
  name: content.name,
  startsOn: content.starts_on,
  endsOn: content.ends_on,
  groupId: content.group_id ?? null,
  locationIds: [...(content.location_ids ?? [])],
});

const discountReplacement = defineStatement<{ clubId: number; inputs: string }>()((p) => ({
  fields: { written: sql<number>`1` },
  text: (columns) => sql`with input as (
      select * from jsonb_to_recordset(${p.inputs}::jsonb) as w (id bigint, title text, subtitle text, description text, terms text, amount_pence integer, conditions jsonb)
    ), given as (
      update ${clubDiscounts} set title = input.title, subtitle = input.subtitle, description = input.description, terms = input.terms,
        amount_pence = input.amount_pence, conditions = input.conditions, active = true
      from input where ${clubDiscounts.id} = input.id and ${clubDiscounts.clubId} = ${p.clubId}
    ), withdrawn as (
      update ${clubDiscounts} set active = false
      where ${clubDiscounts.clubId} = ${p.clubId} and not exists (select 1 from input where input.id = ${clubDiscounts.id})
    ) select ${columns}`,
}));

/** A club gives out exactly the discounts of a version. */
export async function replaceDiscounts(ctx: WriteCtx, clubId: number, { discounts }: PendingClub): Promise<void> {
  await discountReplacement.all(ctx.db, { clubId, inputs: JSON.stringify(discounts) });
}

/** The database keeps an object in an order of its own. */
const conditionsText = ({ conditions: c }: Pick<Discount, "conditions">): string =>
  JSON.stringify([c.percent, c.min_spend_pence, c.channels, c.products, c.brands, c.stackable, c.per_person]);

const discountOf = (row: DiscountRow): Discount => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  terms: row.terms,
  amount_pence: row.amountPence,
  conditions: row.conditions,
});
const wordsFor = (one: Omit<Discount, "id">) => ({
  title: one.title,
  subtitle: one.subtitle,
  description: one.description,
  terms: one.terms,
  amountPence: one.amount_pence,
  conditions: one.conditions,
});
