import type { Actor } from "@treadclub/contract";
import type {
  clubFigures,
  clubRecord as clubRecordSchema,
  clubView as clubViewSchema,
  publicClub,
} from "@treadclub/contract/views/clubs";
import type { ReadCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement, statementVariants } from "@treadclub/kit/db/statement";
import { companyScope } from "#modules/members";
import { londonDay } from "@treadclub/rules";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import { budgetOf } from "./budget.ts";
import { clubFields, publicClubFields } from "./fields.ts";
import { allowed, mayBeJoined, seenWithin, type ClubRow } from "./policy.ts";
import { clubs, type PendingClub } from "./table.ts";

export type ClubView = z.output<typeof clubViewSchema>;
export type PublicClub = z.output<typeof publicClub>;

export interface ClubDeps {
  readonly publicUrl: string;
  /** What a club has out, as an expression; vouchers are a higher module. */
  readonly figures: (club: SQLWrapper, today: SQLWrapper) => SQL<z.output<typeof clubFigures> | null>;
}

export const joinLink = (deps: Pick<ClubDeps, "publicUrl">, code: string): string =>
  `${deps.publicUrl}/app/consumer_register_by_club_qr/${code}`;

/** Opens the record of a club: what its screens show, and what it has out. */
export function openClubRecord(deps: ClubDeps) {
  const clubRecord = defineStatement<{ id: number; scope: number | null; today: string }>()((p) => ({
    fields: { ...clubFields, figures: deps.figures(clubs.id, p.today) },
    text: (columns) => sql`select ${columns} from ${clubs} where ${clubs.id} = ${p.id} and ${seenWithin(p.scope)}`,
  }));
  /** Returns a club that the actor may see, else NOT_FOUND. */
  return async (
    ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "actor" | "fail" | "now">,
    id: number,
  ): Promise<z.output<typeof clubRecordSchema>> => {
    const scope = companyScope(ctx.actor);
    const record = await clubRecord.first(ctx.db, { id, scope, today: londonDay(ctx.now) });
    if (!record?.figures) throw ctx.fail("NOT_FOUND");
    return { ...viewOf(ctx.actor, deps, record), figures: record.figures };
  };
}

export function viewOf(actor: Actor, deps: Pick<ClubDeps, "publicUrl">, record: RowOf<typeof clubFields>): ClubView {
  const { club, member_name: memberName, discounts, joined_count, group, only_at } = record;
  return {
    id: club.id,
    member_id: club.memberId,
    member_name: club.memberId === null ? "TreadClub" : (memberName ?? ""),
    code: club.code,
    type: club.memberId === null ? "platform" : "member",
    state: club.state,
    active: club.active,
    title: club.title,
    name: club.name,
    starts_on: club.startsOn,
    ends_on: club.endsOn,
    group,
    only_at,
    discounts,
    budget: budgetOf(club),
    discount_amount_pence: discounts.reduce((sum, one) => sum + one.amount_pence, 0),
    join_link: joinLink(deps, club.code),
    joined_count,
    waiting_since: club.waitingSince?.toISOString() ?? null,
    version: club.version,
    pending:
      club.pending === null
        ? null
        : { ...versionOf(club.pending), group: record.pending_group, only_at: record.pending_only_at },
    decline_message: club.declineMessage,
    can: allowed(actor, club),
  };
}

const publicClubs = statementVariants((by: "id" | "code") =>
  defineStatement<{ key: string | number; today: string }>()((p) => ({
    fields: publicClubFields,
    text: (columns) =>
      sql`select ${columns} from ${clubs} where ${by === "id" ? sql`${clubs.id} = ${p.key}` : sql`${clubs.code} = ${p.key} and ${mayBeJoined(p.today)}`}`,
  })),
);

/** What anybody may see of a club: its live version. */
export async function publicView(ctx: Pick<ReadCtx, "db" | "now">, row: Pick<ClubRow, "id">): Promise<PublicClub> {
  const found = await publicClubs("id").first(ctx.db, { key: row.id, today: londonDay(ctx.now) });
  if (!found) throw new Error(`No club ${row.id}`);
  return found;
}

/** What anybody may see of the club that a code leads to today, else CODE_INVALID. */
export async function publicViewByCode(ctx: ReadCtx<"CODE_INVALID">, code: string): Promise<PublicClub> {
  const found = await publicClubs("code").first(ctx.db, { key: code, today: londonDay(ctx.now) });
  if (!found) throw ctx.fail("CODE_INVALID");
  return found;
}

const versionOf = (content: PendingClub) => ({
  title: content.title,
  name: content.name,
  starts_on: content.starts_on,
  ends_on: content.ends_on,
  discounts: content.discounts.map(({ id, title, subtitle, description, terms, amount_pence, conditions }) => ({
    id,
    title,
    subtitle,
    description,
    terms,
    amount_pence,
    conditions: { ...conditions },
  })),
});
