import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { roleCode } from "@treadclub/rules";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { consumers } from "#modules/consumers";
import { passkeys, sessions, stillOpen, totpSecrets, users } from "#modules/identity";
import { members, memberUsers } from "#modules/members";
import { userRowFields } from "./fields.ts";
import { allowed, seenBy, sightOf } from "./policy.ts";

export type AdminUserView = ReplyOf<Catalog["getUserById"]>;

/** A user as an administrator sees them, with what they may do; one statement. NOT_FOUND for users whom the actor may not see. */
export async function adminUserView(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<AdminUserView> {
  const row = await recordOf(ctx, id);
  if (!row) throw ctx.fail("NOT_FOUND");
  const { memberId, companyName, position, isShut, consumerState, ...user } = row;
  const roles = user.roles.map(({ name }) => name);
  return {
    ...user,
    role_code: roleCode(roles),
    company:
      memberId === null || companyName === null || position === null
        ? null
        : { id: memberId, name: companyName, position },
    consumer_state: consumerState,
    can: allowed(ctx.actor, { ...user, roles, hasSecondStep: user.second_step, isShut }),
  };
}

async function recordOf(ctx: ReadCtx, id: number) {
  const [row] = await ctx.db
    .select({
      ...userRowFields,
      phone: users.phone,
      locale: users.locale,
      email_confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      second_step: hasSecondStep,
      sessions: openSessions(ctx.now),
      version: users.version,
      memberId: members.id,
      companyName: members.companyName,
      position: memberUsers.position,
      isShut,
      consumerState: consumers.state,
    })
    .from(users)
    .leftJoin(consumers, eq(consumers.id, users.id))
    .leftJoin(memberUsers, eq(memberUsers.userId, users.id))
    .leftJoin(members, eq(members.id, memberUsers.memberId))
    .where(and(eq(users.id, id), seenBy(sightOf(ctx.actor))));
  return row;
}

const hasSecondStep = sql<boolean>`(exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
  or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null))`;

/** The company or the driver's account is disabled. */
const isShut = sql<boolean>`(coalesce(${members.state} in ('disabled', 'deleted'), false) or coalesce(${consumers.state} <> 'active', false))`;

/** How many sign-ins of their own a user has open. */
const openSessions = (now: Date): SQL<number> =>
  wholeNumber(
    sql`(select count(*) from ${sessions} where ${and(eq(sessions.userId, users.id), stillOpen(now), isNull(sessions.actingAdminId))})`,
  );
