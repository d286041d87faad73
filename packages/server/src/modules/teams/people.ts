import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { signedInUser, users } from "#modules/identity";
import { memberInvitations, memberUsers, ownMemberId } from "#modules/members";
import { mayManage } from "./policy.ts";

type Reply = ReplyOf<Catalog["getMemberUsers"]>;

/** The people of a company, owners first, and its open invitations; two queries. */
export async function listPeople(ctx: ReadCtx<"NOT_FOUND">, wantedId: number): Promise<Reply> {
  const memberId = ownMemberId(ctx, wantedId);
  const self = signedInUser(ctx);
  const rows = await peopleOf(ctx, memberId);
  const manages = mayManage(ctx.actor, memberId);
  const owners = rows.filter((row) => row.position === "owner" && !row.disabled);
  const isLastOwner = (row: { id: number }): boolean => owners.length === 1 && owners[0]?.id === row.id;
  return {
    users: rows.map((row) => ({
      id: row.id,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      position: row.position,
      second_step: row.secondStep,
      last_used_at: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
      can: {
        set_position: manages && !isLastOwner(row),
        remove: manages && row.id !== self && !isLastOwner(row),
      },
    })),
    invitations: await openInvitations(ctx, memberId),
    can: {
      invite: manages,
      leave: isThemselves(ctx) && rows.some((row) => row.id === self && !isLastOwner(row)),
    },
  };
}

const isThemselves = ({ actor }: Pick<ReadCtx, "actor">): boolean =>
  actor.kind === "user" && actor.actingAdminId === null;

const peopleOf = (ctx: ReadCtx, memberId: number) =>
  ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      disabled: users.disabled,
      position: memberUsers.position,
      secondStep: sql<boolean>`exists (select 1 from passkeys p where p.user_id = ${users.id}) or exists (select 1 from totp_secrets s where s.user_id = ${users.id} and s.confirmed_at is not null)`,
      lastUsedAt: sql<
        string | null
      >`(select max(s.last_used_at) from sessions s where s.user_id = ${users.id} and s.acting_admin_id is null)`,
    })
    .from(memberUsers)
    .innerJoin(users, eq(users.id, memberUsers.userId))
    .where(eq(memberUsers.memberId, memberId))
    .orderBy(asc(memberUsers.position), asc(users.id));

async function openInvitations(ctx: ReadCtx, memberId: number): Promise<Reply["invitations"]> {
  const rows = await ctx.db
    .select()
    .from(memberInvitations)
    .where(
      and(
        eq(memberInvitations.memberId, memberId),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
      ),
    )
    .orderBy(asc(memberInvitations.id));
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    position: row.position,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }));
}
