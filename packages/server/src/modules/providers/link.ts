import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { Io } from "@treadclub/kit/http/io";
import { and, eq } from "drizzle-orm";
import {
  completeSignIn,
  lookAtToken,
  mintToken,
  passkeys,
  passwordFits,
  providerAccounts,
  signedInUser,
  spendToken,
  users,
  type LoginReply,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { ProviderDeps } from "./deps.ts";
import { personOf, type KeptPerson } from "./kept.ts";

type Account = Pick<KeptPerson, "issuer" | "subject">;
const linkSeconds = 3600;

/** Whose the provider's account is; null: nobody's. */
export async function ownerOf(db: ReadDb, { issuer, subject }: Account): Promise<number | null> {
  const [row] = await db
    .select({ userId: providerAccounts.userId })
    .from(providerAccounts)
    .where(and(eq(providerAccounts.issuer, issuer), eq(providerAccounts.subject, subject)));
  return row?.userId ?? null;
}

/** Links a provider's account to a user and tells them by mail. STATE_CONFLICT when it, or another of this provider, is linked already. */
export async function linkAccount(
  ctx: WriteCtx<"STATE_CONFLICT">,
  userId: number,
  { issuer, subject }: Account,
): Promise<void> {
  const made = await ctx.db
    .insert(providerAccounts)
    .values({ userId, issuer, subject, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: providerAccounts.id });
  if (made.length === 0) {
    if ((await ownerOf(ctx.db, { issuer, subject })) === userId) return;
    throw ctx.fail("STATE_CONFLICT");
  }
  await ctx.audit("link provider", { thing: "user", id: userId }, { issuer });
  await mailUsers(ctx, [userId], "provider_linked", {});
}

type PasswordCtx = OutsideCtx<"CODE_INVALID" | "INVALID_LOGIN_OR_PASSWORD">;

/** Links after the password of the account of the same address; a wrong one leaves the token, up to the limits of signing in. */
export async function linkByPassword(
  ctx: PasswordCtx,
  deps: ProviderDeps,
  body: ParsedOf<Catalog["googleLink"]>["body"],
  io: Io,
): Promise<LoginReply> {
  const row = await lookAtToken(ctx.db, "provider_account", { token: body.continue_token }, ctx.now);
  if (!row || row.userId === null) throw ctx.fail("CODE_INVALID");
  const [user] = await ctx.db.select().from(users).where(eq(users.id, row.userId));
  await deps.limits.take("proof", [`account ${row.userId}`]);
  if (!user || !(await passwordFits(user.passwordHash, body.password))) throw ctx.fail("INVALID_LOGIN_OR_PASSWORD");
  await deps.limits.forget("proof", `account ${row.userId}`);
  return ctx.write(async (write) => {
    const spent = await spendToken(write, "provider_account", { token: body.continue_token });
    if (!spent) throw ctx.fail("CODE_INVALID");
    await linkOrRefuse(write, user.id, personOf(spent));
    return completeSignIn(write, deps, io, user.id, { method: "password" });
  });
}

/** Sends the owner of the address the link; the token stays, so that the password may still be remembered. */
export async function sendLink(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: ProviderDeps,
  continueToken: string,
): Promise<{ done: true }> {
  const row = await lookAtToken(ctx.db, "provider_account", { token: continueToken }, ctx.now);
  if (!row || row.userId === null) throw ctx.fail("CODE_INVALID");
  const { token } = await mintToken(ctx, {
    kind: "provider_link",
    userId: row.userId,
    data: row.data,
    lifeSeconds: linkSeconds,
  });
  await mailUsers(ctx, [row.userId], "provider_link", { link: `${deps.publicUrl}/app/google_link?token=${token}` });
  return { done: true };
}

/** The link of the mail: whoever opens it reads the account's mail. */
export async function linkByMail(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: ProviderDeps,
  token: string,
  io: Io,
): Promise<LoginReply> {
  const spent = await spendToken(ctx, "provider_link", { token });
  if (!spent || spent.userId === null) throw ctx.fail("CODE_INVALID");
  await linkOrRefuse(ctx, spent.userId, personOf(spent));
  return completeSignIn(ctx, deps, io, spent.userId, { method: "link" });
}

/** Somebody was quicker with this account of the provider: the link leads nowhere any more. */
async function linkOrRefuse(ctx: WriteCtx<"CODE_INVALID">, userId: number, person: KeptPerson): Promise<void> {
  const owner = await ownerOf(ctx.db, person);
  if (owner !== null && owner !== userId) throw ctx.fail("CODE_INVALID");
  const fail = () => ctx.fail("CODE_INVALID");
  await linkAccount({ ...ctx, fail }, userId, person);
}

/** Takes the provider's accounts off. STATE_CONFLICT when nothing else would be left to sign in with. */
export async function unlink(ctx: WriteCtx<"STATE_CONFLICT">): Promise<{ done: true }> {
  const userId = signedInUser(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("update");
  const [passkey] = await ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  if (!user?.passwordHash && !passkey) throw ctx.fail("STATE_CONFLICT");
  const gone = await ctx.db.delete(providerAccounts).where(eq(providerAccounts.userId, userId)).returning();
  if (gone.length === 0) return { done: true };
  await ctx.audit("unlink provider", { thing: "user", id: userId });
  await mailUsers(ctx, [userId], "provider_unlinked", {});
  return { done: true };
}
