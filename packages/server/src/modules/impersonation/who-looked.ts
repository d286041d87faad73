import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { RowOf } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sessions, signedInUser, users } from "#modules/identity";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { impersonations } from "./table.ts";

type Row = ReplyOf<Catalog["getWhoLooked"]>["list"][number];
type Body = ParsedOf<Catalog["getWhoLooked"]>["body"];

const foundFields = {
  made: {
    id: impersonations.id,
    reason: impersonations.reason,
    createdAt: impersonations.createdAt,
    startedAt: impersonations.startedAt,
    endsAt: impersonations.endsAt,
    endedAt: impersonations.endedAt,
    looked: impersonations.looked,
    changed: impersonations.changed,
  },
  adminFirstName: users.firstName,
  sessionEndedAt: sessions.endedAt,
};
const people = sql`join ${users} on ${users.id} = ${impersonations.adminId}
  left join ${sessions} on ${sessions.id} = ${impersonations.sessionId}`;
const ofUser = (userId: Placeholder): SQL =>
  sql`${impersonations.userId} = ${userId} and ${impersonations.startedAt} is not null`;

const whoLooked = listPage<Body, { readonly userId: number }>()(
  (p) => ({
    from: impersonations,
    fields: foundFields,
    joins: people,
    where: [ofUser(p.userId)],
    sort: { by: { created_at: impersonations.createdAt }, usual: "-created_at" },
  }),
  (row, { ctx }) => viewOf(row, ctx.now),
);
const everyLook = defineStatement<{ userId: number }>()((p) => ({
  fields: foundFields,
  text: (columns) =>
    sql`select ${columns} from ${impersonations} ${people} where ${ofUser(p.userId)} order by ${impersonations.createdAt}, ${impersonations.id}`,
}));

/** When administrators acted as the signed-in user; newest first. */
export const getWhoLooked = (
  ctx: ReadCtx,
  { body }: ParsedOf<Catalog["getWhoLooked"]>,
): Promise<ReplyOf<Catalog["getWhoLooked"]>> => whoLooked({ ctx, body, userId: signedInUser(ctx) });

/** All of it, for the copy of their data that a user takes home; oldest first. */
export async function impersonationsOf(db: ReadDb, userId: number, now: Date): Promise<Row[]> {
  const rows = await everyLook.all(db, { userId });
  return rows.map((row) => viewOf(row, now));
}

type Found = RowOf<typeof foundFields>;

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

/** When it ended: left, signed out, disabled or expired; null while it lasts. */
function endOf({ endedAt, endsAt }: Found["made"], sessionEndedAt: Date | null, now: Date): Date | null {
  const hasExpired = endsAt !== null && endsAt <= now;
  const known = endedAt ?? sessionEndedAt ?? (hasExpired ? endsAt : null);
  return known !== null && endsAt !== null && endsAt < known ? endsAt : known;
}
