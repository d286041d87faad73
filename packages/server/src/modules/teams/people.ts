import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, isoInstantOrNull, nestedList } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
import { passkeys, signedInUser, totpSecrets, users } from "#modules/identity";
import { memberInvitations, memberUsers, ownMemberId } from "#modules/members";
import { mayManage } from "./policy.ts";

type Reply = ReplyOf<Catalog["getMemberUsers"]>;

/** The people of a company, owners first, and its open invitations; one statement. */
export async function listPeople(ctx: ReadCtx<"NOT_FOUND">, wantedId: number): Promise<Reply> {
  const memberId = ownMemberId(ctx, wantedId);
  const self = signedInUser(ctx);
  const found = await people.first(ctx.db, { memberId });
  const rows = found?.people ?? [];
  const manages = mayManage(ctx.actor, memberId);
  const owners = rows.filter((row) => row.position === "owner" && !row.disabled);
  const isLastOwner = (row: { id: number }): boolean => owners.length === 1 && owners[0]?.id === row.id;
  return {
    users: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      position: row.position,
      second_step: row.secondStep,
      last_used_at: row.lastUsedAt,
      can: {
        set_position: manages && !isLastOwner(row),
        remove: manages && row.id !== self && !isLastOwner(row),
      },
    })),
    invitations: found?.invitations ?? [],
    can: {
      invite: manages,
      leave: isThemselves(ctx) && rows.some((row) => row.id === self && !isLastOwner(row)),
    },
  };
}

const isThemselves = ({ actor }: Pick<ReadCtx, "actor">): boolean =>
  actor.kind === "user" && actor.actingAdminId === null;

const person = {
  id: users.id,
  name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  email: users.email,
  disabled: users.disabled,
  position: memberUsers.position,
  secondStep: sql<boolean>`(exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})
    or exists (select 1 from ${totpSecrets} where ${totpSecrets.userId} = ${users.id} and ${totpSecrets.confirmedAt} is not null))`,
  lastUsedAt: isoInstantOrNull(
    sql`(select max(s.last_used_at) from sessions s where s.user_id = ${users.id} and s.acting_admin_id is null)`,
  ),
};

const invitation = {
  id: memberInvitations.id,
  email: memberInvitations.email,
  position: memberInvitations.position,
  created_at: isoInstant(memberInvitations.createdAt),
  expires_at: isoInstant(memberInvitations.expiresAt),
};

const people = defineStatement<{ memberId: number }>()((p) => ({
  fields: {
    people: nestedList(
      person,
      sql`from ${memberUsers} join ${users} on ${users.id} = ${memberUsers.userId} where ${memberUsers.memberId} = ${p.memberId}`,
      sql`${memberUsers.position}, ${users.id}`,
    ),
    invitations: nestedList(
      invitation,
      sql`from ${memberInvitations} where ${memberInvitations.memberId} = ${p.memberId} and ${memberInvitations.acceptedAt} is null and ${memberInvitations.revokedAt} is null`,
      sql`${memberInvitations.id}`,
    ),
  },
  text: (columns) => sql`select ${columns}`,
}));
