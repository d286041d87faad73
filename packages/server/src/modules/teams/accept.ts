import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { isoInstant } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  claimAddress,
  completeSignIn,
  createUser,
  endSessions,
  hashNewPassword,
  recordConsents,
  singleUseTokens,
  spendingToken,
  tokenWorks,
  userRoles,
  users,
  type LoginReply,
} from "#modules/identity";
import { memberInvitations, members, memberUsers } from "#modules/members";
import type { TeamDeps } from "./deps.ts";
import { freeAccount } from "./free-account.ts";
import type { Invitation } from "./rows.ts";

type Body = ParsedOf<Catalog["acceptInvitation"]>["body"];

/** What an invitation is to, by its link. One that does not work any more: CODE_INVALID. */
export async function showInvitation(
  ctx: ReadCtx<"CODE_INVALID">,
  token: string,
): Promise<ReplyOf<Catalog["getInvitation"]>> {
  const open = await invitationByToken.first(ctx.db, { hash: hashToken(token), now: ctx.now });
  if (!open) throw ctx.fail("CODE_INVALID");
  return {
    email: open.email,
    company_name: open.companyName,
    position: open.position,
    expires_at: open.expiresAt,
  };
}

/** Makes the account of somebody who was invited and signs in; the link proves the address. */
export async function acceptInvitation(
  ctx: OutsideCtx<"CODE_INVALID" | "EMAIL_EXISTS">,
  deps: TeamDeps,
  { password, ...body }: Body,
  io: Io,
): Promise<LoginReply> {
  if (!(await invitationByToken.first(ctx.db, { hash: hashToken(body.token), now: ctx.now })))
    throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const open = await acceptance.first(write.db, { hash: hashToken(body.token), now: write.now });
    if (!open) throw write.fail("CODE_INVALID");
    const userId = await accountFor(write, open, { ...body, passwordHash });
    await write.db.insert(memberUsers).values({ userId, memberId: open.memberId, position: open.position });
    await recordConsents(write, userId, { terms: true, marketing: false }, "invitation");
    write.audit("join a company", { entity: "member", id: open.memberId }, { user: userId });
    return completeSignIn(write, deps, io, userId, { method: "link" });
  });
}

/** An invitation that can be accepted: not taken back, and its company is not shut. */
const isOpen = (now: SQLWrapper): SQL =>
  sql`${memberInvitations.acceptedAt} is null and ${memberInvitations.revokedAt} is null and ${memberInvitations.expiresAt} > ${now}`;
const companyIsOpen = sql`${members.state} in ('new', 'accepted')`;

const invitationByToken = defineStatement<{ hash: string; now: Date }>()((p) => ({
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

/** Uses the link up, locks the company, so that what changes who works there happens one after the other, and settles the invitation. Used, taken back or accepted at the same time: no row. */
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

type Accepted = Pick<Invitation, "email"> & { readonly hasAccount: boolean };

/** A new account, or that of somebody who left a company: whoever reads its mail sets its password anew. */
async function accountFor(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  { email, hasAccount }: Accepted,
  body: Omit<Body, "password"> & { readonly passwordHash: string },
): Promise<number> {
  // Two companies may have invited them, and an administrator may be giving them a role: one after the other.
  const [held] = hasAccount
    ? await ctx.db.select({ version: users.version }).from(users).where(eq(users.email, email)).for("no key update")
    : [];
  // One that is made meanwhile has a role: `createUser` refuses it.
  const known = held ? await freeAccount(ctx.db, email) : "none";
  if (typeof known !== "number")
    return createUser(ctx, {
      email,
      passwordHash: body.passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
      locale: body.locale ?? "en",
      roles: ["member"],
      isConfirmed: true,
    });
  await claimAddress(ctx, known);
  await ctx.db
    .update(users)
    .set({
      passwordHash: body.passwordHash,
      passwordChangedAt: ctx.now,
      version: (held?.version ?? 0) + 1,
      firstName: body.first_name,
      lastName: body.last_name,
    })
    .where(eq(users.id, known));
  await ctx.db.insert(userRoles).values({ userId: known, role: "member" });
  await endSessions(ctx, { userIds: [known] }, "password_changed");
  return known;
}
