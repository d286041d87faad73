import type { clubView, publicClub } from "@treadclub/contract/views/clubs";
import type { ReadCtx } from "@treadclub/kit/context";
import { memberCards, memberNames } from "#modules/members";
import { count, inArray } from "drizzle-orm";
import type { z } from "zod";
import { liveContent } from "./content.ts";
import { allowed, type ClubRow } from "./policy.ts";
import { activeDiscounts, discountsOf, type DiscountRow } from "./rows.ts";
import { clubMemberships, type PendingClub } from "./table.ts";

export type ClubView = z.output<typeof clubView>;
export type PublicClub = z.output<typeof publicClub>;

export interface ClubDeps {
  readonly publicUrl: string;
}

export const joinLink = (deps: ClubDeps, code: string): string =>
  `${deps.publicUrl}/app/consumer_register_by_club_qr/${code}`;

/** Clubs in the order given; three queries, however many. */
export async function clubViews(
  ctx: Pick<ReadCtx, "db" | "actor">,
  deps: ClubDeps,
  rows: readonly ClubRow[],
): Promise<ClubView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const discounts = await discountsOf(ctx.db, ids);
  const names = await memberNames(
    ctx.db,
    rows.map((row) => row.memberId),
  );
  const joined = await ctx.db
    .select({ clubId: clubMemberships.clubId, n: count() })
    .from(clubMemberships)
    .where(inArray(clubMemberships.clubId, ids))
    .groupBy(clubMemberships.clubId);
  return rows.map((row) => {
    const content = liveContent(row, discounts);
    return {
      id: row.id,
      member_id: row.memberId,
      member_name: row.memberId === null ? "TreadClub" : (names.get(row.memberId) ?? ""),
      code: row.code,
      type: row.memberId === null ? "platform" : "member",
      state: row.state,
      active: row.active,
      ...versionOf(content),
      discount_amount_pence: content.discounts.reduce((sum, one) => sum + one.amount_pence, 0),
      join_link: joinLink(deps, row.code),
      joined_count: joined.find((one) => one.clubId === row.id)?.n ?? 0,
      waiting_since: row.waitingSince?.toISOString() ?? null,
      version: row.version,
      pending: row.pending === null ? null : versionOf(row.pending),
      decline_message: row.declineMessage,
      can: allowed(ctx.actor, row),
    };
  });
}

export async function clubViewOf(ctx: Pick<ReadCtx, "db" | "actor">, deps: ClubDeps, row: ClubRow): Promise<ClubView> {
  const [view] = await clubViews(ctx, deps, [row]);
  if (!view) throw new Error("No club view");
  return view;
}

/** What anybody may see of a club: its live version. */
export async function publicView(ctx: Pick<ReadCtx, "db">, row: ClubRow): Promise<PublicClub> {
  const discounts = await activeDiscounts(ctx.db, row.id);
  const member = row.memberId === null ? null : ((await memberCards(ctx.db, [row.memberId])).get(row.memberId) ?? null);
  return { code: row.code, title: row.title, name: row.name, member, discounts: discounts.map(publicDiscount) };
}

const versionOf = (content: PendingClub) => ({
  title: content.title,
  name: content.name,
  starts_on: content.starts_on,
  ends_on: content.ends_on,
  discounts: content.discounts.map(({ id, title, subtitle, description, terms, amount_pence }) => ({
    id,
    title,
    subtitle,
    description,
    terms,
    amount_pence,
  })),
});
const publicDiscount = (row: DiscountRow) => ({
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  terms: row.terms,
  amount_pence: row.amountPence,
});
