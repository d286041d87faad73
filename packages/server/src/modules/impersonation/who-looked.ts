import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { sessions, signedInUser, users } from "#modules/identity";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { impersonations } from "./table.ts";

type Row = ReplyOf<Catalog["getWhoLooked"]>["list"][number];

/** When administrators acted as the signed-in user; newest first. */
export async function getWhoLooked(
  ctx: ReadCtx,
  { body }: ParsedOf<Catalog["getWhoLooked"]>,
): Promise<ReplyOf<Catalog["getWhoLooked"]>> {
  const userId = signedInUser(ctx);
  const order = orderOf(body.sort, "-created_at", { created_at: impersonations.createdAt }, impersonations.id);
  const rows = await withPeople(ctx.db, userId)
    .orderBy(...order)
    .limit(pageOf(body).limit)
    .offset(pageOf(body).offset);
  const counted = await countUpTo(
    ctx.db,
    sql`select 1 from ${impersonations} where ${impersonations.userId} = ${userId} and ${impersonations.startedAt} is not null`,
  );
  return { list: rows.map((row) => viewOf(row, ctx.now)), ...counted };
}

/** All of it, for the copy of their data that a user takes home; oldest first. */
export async function impersonationsOf(db: ReadDb, userId: number, now: Date): Promise<Row[]> {
  const rows = await withPeople(db, userId).orderBy(asc(impersonations.createdAt), asc(impersonations.id));
  return rows.map((row) => viewOf(row, now));
}

const withPeople = (db: ReadDb, userId: number) =>
  db
    .select({ made: impersonations, adminFirstName: users.firstName, sessionEndedAt: sessions.endedAt })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.adminId))
    .leftJoin(sessions, eq(sessions.id, impersonations.sessionId))
    .where(and(eq(impersonations.userId, userId), isNotNull(impersonations.startedAt)))
    .$dynamic();

interface Found {
  readonly made: typeof impersonations.$inferSelect;
  readonly adminFirstName: string;
  readonly sessionEndedAt: Date | null;
}

function viewOf({ made, adminFirstName, sessionEndedAt }: Found, now: Date): Row {
  return {
    id: made.id,
    admin_first_name: adminFirstName,
    reason: made.reason,
    started_at: (made.startedAt ?? made.createdAt).toISOString(),
    ended_at: endOf(made, sessionEndedAt, now)?.toISOString() ?? null,
    looked: made.looked,
    changed: made.changed,
  };
}

/** Left, signed out or shut by somebody, or over by itself; null while it goes on. */
function endOf({ endedAt, endsAt }: Found["made"], sessionEndedAt: Date | null, now: Date): Date | null {
  const isOver = endsAt !== null && endsAt <= now;
  const known = endedAt ?? sessionEndedAt ?? (isOver ? endsAt : null);
  return known !== null && endsAt !== null && endsAt < known ? endsAt : known;
}
