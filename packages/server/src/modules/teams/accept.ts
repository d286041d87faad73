import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { Io } from "@treadclub/kit/http/io";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import {
  claimAddress,
  completeSignIn,
  createUser,
  endSessions,
  hashNewPassword,
  lookAtToken,
  recordConsents,
  spendToken,
  userRoles,
  users,
  type LoginReply,
  type SingleUse,
} from "#modules/identity";
import { memberInvitations, members, memberUsers } from "#modules/members";
import type { TeamDeps } from "./deps.ts";
import { freeAccount } from "./free-account.ts";
import { lockCompany, type Invitation } from "./rows.ts";

type Body = ParsedOf<Catalog["acceptInvitation"]>["body"];
type Open = Invitation & { readonly companyName: string };

/** What an invitation is to, by its link. One that does not work any more: CODE_INVALID. */
export async function showInvitation(
  ctx: ReadCtx<"CODE_INVALID">,
  token: string,
): Promise<ReplyOf<Catalog["getInvitation"]>> {
  const open = await openOf(ctx.db, await lookAtToken(ctx.db, "invitation", { token }, ctx.now), ctx.now);
  if (!open) throw ctx.fail("CODE_INVALID");
  return {
    email: open.email,
    company_name: open.companyName,
    position: open.position,
    expires_at: open.expiresAt.toISOString(),
  };
}

/** Makes the account of somebody who was invited and signs in; the link proves the address. */
export async function acceptInvitation(
  ctx: OutsideCtx<"CODE_INVALID" | "EMAIL_EXISTS">,
  deps: TeamDeps,
  { password, ...body }: Body,
  io: Io,
): Promise<LoginReply> {
  const named = { token: body.token };
  if (!(await openOf(ctx.db, await lookAtToken(ctx.db, "invitation", named, ctx.now), ctx.now)))
    throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const open = await openOf(write.db, await spendToken(write, "invitation", named), write.now);
    if (!open) throw write.fail("CODE_INVALID");
    await lockCompany(write, open.memberId);
    await settle(write, open);
    const userId = await accountFor(write, open, { ...body, passwordHash });
    await write.db.insert(memberUsers).values({ userId, memberId: open.memberId, position: open.position });
    await recordConsents(write, userId, { terms: true, marketing: false }, "invitation");
    write.audit("join a company", { thing: "member", id: open.memberId }, { user: userId });
    return completeSignIn(write, deps, io, userId, { method: "link" });
  });
}

/** The invitation of a token while it can be accepted: not taken back, and its company is not shut. */
async function openOf(db: ReadDb, token: SingleUse | null, now: Date): Promise<Open | null> {
  const id = token?.data["invitation_id"];
  if (typeof id !== "number") return null;
  const [row] = await db
    .select({ invitation: memberInvitations, companyName: members.companyName })
    .from(memberInvitations)
    .innerJoin(members, eq(members.id, memberInvitations.memberId))
    .where(
      and(
        eq(memberInvitations.id, id),
        isNull(memberInvitations.acceptedAt),
        isNull(memberInvitations.revokedAt),
        gt(memberInvitations.expiresAt, now),
        inArray(members.state, ["new", "accepted"]),
      ),
    );
  return row ? { ...row.invitation, companyName: row.companyName } : null;
}

/** Taken back or accepted at the same time: CODE_INVALID. */
async function settle(ctx: WriteCtx<"CODE_INVALID">, { id }: Invitation): Promise<void> {
  const settled = await ctx.db
    .update(memberInvitations)
    .set({ acceptedAt: ctx.now })
    .where(and(eq(memberInvitations.id, id), isNull(memberInvitations.acceptedAt), isNull(memberInvitations.revokedAt)))
    .returning({ id: memberInvitations.id });
  if (settled.length === 0) throw ctx.fail("CODE_INVALID");
}

/** A new account, or that of somebody who left a company: whoever reads its mail sets its password anew. */
async function accountFor(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  { email }: Invitation,
  body: Omit<Body, "password"> & { readonly passwordHash: string },
): Promise<number> {
  // Two companies may have invited them, and an administrator may be giving them a role: one after the other.
  const [held] = await ctx.db
    .select({ version: users.version })
    .from(users)
    .where(eq(users.email, email))
    .for("no key update");
  const known = await freeAccount(ctx.db, email);
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
