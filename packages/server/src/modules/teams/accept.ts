import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import {
  completeSignIn,
  createUser,
  hashNewPassword,
  reactivateMember,
  recordConsents,
  users,
  type LoginReply,
} from "#modules/identity";
import { addPerson, invitationByToken, takeInvitation } from "#modules/members";
import type { TeamDeps } from "./deps.ts";
import { freeAccount } from "./free-account.ts";
import type { Invitation } from "./rows.ts";

type Body = ParsedOf<Catalog["acceptInvitation"]>["body"];

/** What an invitation is to, by its link. One that does not work any more: CODE_INVALID. */
export async function showInvitation(
  ctx: ReadCtx<"CODE_INVALID">,
  token: string,
): Promise<ReplyOf<Catalog["getInvitation"]>> {
  const open = await invitationByToken(ctx.db, token, ctx.now);
  if (!open) throw ctx.fail("CODE_INVALID");
  return {
    email: open.email,
    company_name: open.companyName,
    position: open.position,
    expires_at: open.expiresAt,
  };
}

/** Creates an invited user's account and signs them in; the link proves the address. */
export async function acceptInvitation(
  ctx: OutsideCtx<"CODE_INVALID" | "EMAIL_EXISTS">,
  deps: TeamDeps,
  { password, ...body }: Body,
  io: Io,
): Promise<LoginReply> {
  if (!(await invitationByToken(ctx.db, body.token, ctx.now))) throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const open = await takeInvitation(write, body.token);
    if (!open) throw write.fail("CODE_INVALID");
    const userId = await accountFor(write, open, { ...body, passwordHash });
    await addPerson(write, { userId, memberId: open.memberId, position: open.position });
    await recordConsents(write, userId, { terms: true, marketing: false }, "invitation");
    return completeSignIn(write, deps, io, userId, { method: "link" });
  });
}

type Accepted = Pick<Invitation, "email"> & { readonly hasAccount: boolean };

/** A new account, or a former staff member's: the mailbox's reader sets a new password. */
async function accountFor(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  { email, hasAccount }: Accepted,
  body: Omit<Body, "password"> & { readonly passwordHash: string },
): Promise<number> {
  // Two companies may have invited them, and an administrator may be giving them a role: one after the other.
  const [held] = hasAccount
    ? await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)).for("no key update")
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
  const { passwordHash, first_name: firstName, last_name: lastName } = body;
  await reactivateMember(ctx, { id: known, passwordHash, firstName, lastName });
  return known;
}
