import type { WriteCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { singleUseTokens, spendingToken, tokenWorks, users } from "#modules/identity";
import { memberInvitations, members } from "./table.ts";

type Invitation = typeof memberInvitations.$inferSelect;
type NewInvitation = Pick<Invitation, "memberId" | "email" | "position" | "invitedBy" | "expiresAt">;

/** Invites an address into a company; an invitation of the same address that is open is revoked. Returns the id. */
export async function createInvitation(ctx: WriteCtx, invitation: NewInvitation): Promise<number> {
  const { memberId, email } = invitation;
  // Before the insert: an address has one open invitation of a company, which a unique index holds.
  await ctx.db
    .update(memberInvitations)
    .set({ revokedAt: ctx.now })
    .where(and(eq(memberInvitations.memberId, memberId), eq(memberInvitations.email, email), unsettled));
  const [row] = await ctx.db
    .insert(memberInvitations)
    .values({ ...invitation, createdAt: ctx.now })
    .returning({ id: memberInvitations.id });
  if (!row) throw new Error("No invitation row");
  ctx.audit("invite into a company", { entity: "member", id: memberId }, { invitation: row.id });
  return row.id;
}

const unsettled = and(isNull(memberInvitations.acceptedAt), isNull(memberInvitations.revokedAt));

/** Revokes an invitation. Errors: STATE_CONFLICT when it was accepted or revoked before. */
export async function revokeInvitation(
  ctx: WriteCtx<"STATE_CONFLICT">,
  { id, memberId }: Pick<Invitation, "id" | "memberId">,
): Promise<void> {
  const revoked = await ctx.db
    .update(memberInvitations)
    .set({ revokedAt: ctx.now })
    .where(and(eq(memberInvitations.id, id), unsettled))
    .returning({ id: memberInvitations.id });
  if (revoked.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("revoke an invitation", { entity: "member", id: memberId }, { invitation: id });
}

/** Deletes the invitations of an address. */
export async function deleteInvitations(ctx: WriteCtx, email: string): Promise<void> {
  await ctx.db.delete(memberInvitations).where(eq(memberInvitations.email, email));
}

/** An invitation that can be accepted: not revoked, and its company is not shut. */
const isOpen = (now: SQLWrapper): SQL =>
  sql`${memberInvitations.acceptedAt} is null and ${memberInvitations.revokedAt} is null and ${memberInvitations.expiresAt} > ${now}`;
const companyIsOpen = sql`${members.state} in ('new', 'accepted')`;

const byToken = defineStatement<{ hash: string; now: Date }>()((p) => ({
  fields: {
    email: memberInvitations.email,
    position: memberInvitations.position,
    companyName: members.companyName,
    expiresAt: isoInstant(memberInvitations.expiresAt),
  },
  text: (columns) => sql`select ${columns} from ${singleUseTokens}
    join ${memberInvitations} on ${memberInvitations.id} = (${singleUseTokens.data} ->> 'invitation_id')::bigint
    join ${members} on ${members.id} = ${memberInvitations.memberId}
    where ${tokenWorks("invitation", p)}
      and ${isOpen(p.now)} and ${companyIsOpen}`,
}));

/** Returns the invitation of a link that works, or null. */
export const invitationByToken = (db: ReadDb, token: string, now: Date) =>
  byToken.first(db, { hash: hashToken(token), now });

/**
 * Uses the link up, locks the company, so that what changes who works there happens one after the other, and settles the
 * invitation. Used, revoked or accepted at the same time: no row.
 */
const acceptance = defineStatement<{ hash: string; now: Date }>()((p) => ({
  fields: {
    email: memberInvitations.email,
    position: memberInvitations.position,
    memberId: memberInvitations.memberId,
    hasAccount: sql<boolean>`exists (select 1 from ${users} where ${users.email} = ${memberInvitations.email})`,
  },
  text: (columns) => sql`with spent as (${spendingToken("invitation", p)}), company as (
      select ${members.id} as member_id, invited.id as invitation_id from spent
      join ${memberInvitations} invited on invited.id = (spent.data ->> 'invitation_id')::bigint
      join ${members} on ${members.id} = invited.member_id
      where ${companyIsOpen} for update of ${members}
    ) update ${memberInvitations} set accepted_at = ${p.now} from company
    where ${memberInvitations.id} = company.invitation_id and ${isOpen(p.now)}
    returning ${columns}`,
}));

/** Accepts the invitation of a link, and locks its company. Returns null when the link does not work any more. */
export const takeInvitation = (ctx: WriteCtx, token: string) =>
  acceptance.first(ctx.db, { hash: hashToken(token), now: ctx.now });
