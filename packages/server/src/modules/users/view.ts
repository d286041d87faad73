import type { Catalog, ReplyOf, RoleName } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { roleCode } from "@treadclub/rules";
import { and, eq, isNull, sql } from "drizzle-orm";
import { consumers } from "#modules/consumers";
import { secondStepsOf, sessions, stillOpen } from "#modules/identity";
import { members, memberUsers } from "#modules/members";
import type { UserDeps } from "./deps.ts";
import { allowed } from "./policy.ts";
import { lastUsed, rolesOf, type UserRow } from "./rows.ts";

export type AdminUserView = ReplyOf<Catalog["getUserById"]>;
type Row = ReplyOf<Catalog["getUsersList"]>["list"][number];

export const rowOf = (user: UserRow, roles: readonly RoleName[], lastUsedAt: Date | undefined): Row => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`.trim(),
  email: user.email,
  roles: roles.map((name) => ({ name })),
  role_code: roleCode(roles),
  disabled: user.disabled,
  created_at: user.createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** A user as an administrator sees them, with what they may do; six queries. */
export async function adminUserView(
  ctx: ReadCtx,
  { accountOf }: Pick<UserDeps, "accountOf">,
  user: UserRow,
): Promise<AdminUserView> {
  const { db } = ctx;
  const roles = (await rolesOf(db, [user.id])).get(user.id) ?? [];
  const used = await lastUsed(db, [user.id]);
  const steps = await secondStepsOf(db, user.id);
  const account = await accountOf(db, user.id);
  const open = await openSessions(ctx, user.id);
  const standing = {
    id: user.id,
    disabled: user.disabled,
    roles,
    hasSecondStep: steps.length > 0,
    sessions: open,
    isShut: account.isShut,
  };
  return {
    ...rowOf(user, roles, used.get(user.id)),
    phone: user.phone,
    locale: user.locale,
    email_confirmed: user.emailConfirmedAt !== null,
    second_step: steps.length > 0,
    ...(await placeOf(db, user.id)),
    sessions: open,
    version: user.version,
    can: allowed(ctx.actor, standing),
  };
}

async function openSessions({ db, now }: ReadCtx, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`count(*)` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), stillOpen(now), isNull(sessions.actingAdminId)));
  return Number(row?.n ?? 0);
}

/** The company of a user, and the state of a driver. */
async function placeOf(db: ReadDb, userId: number): Promise<Pick<AdminUserView, "company" | "consumer_state">> {
  const [row] = await db
    .select({
      memberId: members.id,
      name: members.companyName,
      position: memberUsers.position,
      consumer: consumers.state,
    })
    .from(sql`(select ${userId}::bigint as id) as wanted`)
    .leftJoin(memberUsers, sql`${memberUsers.userId} = wanted.id`)
    .leftJoin(members, eq(members.id, memberUsers.memberId))
    .leftJoin(consumers, sql`${consumers.id} = wanted.id`);
  const company =
    row && row.memberId !== null && row.name !== null && row.position !== null
      ? { id: row.memberId, name: row.name, position: row.position }
      : null;
  return { company, consumer_state: row?.consumer ?? null };
}
