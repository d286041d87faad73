import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { AppError } from "@treadclub/kit/errors";
import type { Io } from "@treadclub/kit/http/io";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import { and, eq, or } from "drizzle-orm";
import {
  claimAddress,
  completeSignIn,
  linkProvider,
  lookAtToken,
  mintToken,
  passkeys,
  passwordFits,
  providerAccounts,
  signedInUser,
  spendToken,
  unlinkProviders,
  userOfProvider,
  users,
  type LoginReply,
  type ProviderAccount,
  type SignInBy,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { ProviderDeps } from "./deps.ts";
import { personOf, type KeptPerson } from "./kept.ts";

type Account = ProviderAccount;
const linkSeconds = 3600;
/** Ties a link to the browser that asked for it, where the provider does not vouch for the address. */
const linkCookie = "treadclub_link";

/** Links a provider's account to a user and tells them by mail. STATE_CONFLICT when it, or another of this provider, is linked already. */
export async function linkAccount(ctx: WriteCtx<"STATE_CONFLICT">, userId: number, account: Account): Promise<void> {
  if (await linkProvider(ctx, userId, account)) return mailUsers(ctx, [userId], "provider_linked", {});
  if ((await userOfProvider(ctx.db, account)) !== userId) throw ctx.fail("STATE_CONFLICT");
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
    return signInAndLink(write, deps, io, user.id, personOf(spent), "password");
  });
}

/** Sends the owner of the address the link; the token stays, so that the password may still be remembered. */
export async function sendLink(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: ProviderDeps,
  continueToken: string,
  io: Io,
): Promise<{ done: true }> {
  const row = await lookAtToken(ctx.db, "provider_account", { token: continueToken }, ctx.now);
  if (!row || row.userId === null) throw ctx.fail("CODE_INVALID");
  const browser = randomToken();
  const { token } = await mintToken(ctx, {
    kind: "provider_link",
    userId: row.userId,
    data: { ...row.data, browser: hashToken(browser) },
    lifeSeconds: linkSeconds,
  });
  io.setCookie(linkCookie, browser, linkSeconds);
  await mailUsers(ctx, [row.userId], "provider_link", { link: `${deps.publicUrl}/app/google_link?token=${token}` });
  return { done: true };
}

/**
 * The link of the mail: whoever opens it reads the account's mail. Where the provider does not vouch for the address, a stranger
 * may have asked for it, so it works only in the browser that did.
 */
export async function linkByMail(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: ProviderDeps,
  token: string,
  io: Io,
): Promise<LoginReply> {
  const spent = await spendToken(ctx, "provider_link", { token });
  if (!spent || spent.userId === null) throw ctx.fail("CODE_INVALID");
  const person = personOf(spent);
  if (!person.isEmailVerified && hashToken(io.cookie(linkCookie) ?? "") !== spent.data["browser"])
    throw ctx.fail("CODE_INVALID");
  await claimAddress(ctx, spent.userId);
  return signInAndLink(ctx, deps, io, spent.userId, person, "link");
}

/**
 * Signs in and links; where a second step follows, its answer links, and a shut account gets nothing. CODE_INVALID when somebody
 * has linked this account of the provider at the same time, or another of it is linked.
 */
async function signInAndLink(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: ProviderDeps,
  io: Io,
  userId: number,
  { issuer, subject }: KeptPerson,
  method: SignInBy["method"],
): Promise<LoginReply> {
  const owner = await userOfProvider(ctx.db, { issuer, subject });
  if (owner !== null && owner !== userId) throw ctx.fail("CODE_INVALID");
  const reply = await completeSignIn(ctx, deps, io, userId, { method, link: { issuer, subject } });
  if (reply.guard_message === null || reply.guard_message === "closed")
    await linkAccount({ ...ctx, fail: () => ctx.fail("CODE_INVALID") }, userId, { issuer, subject });
  return reply;
}

/** Links what a sign-in began with, once its second step is passed; what is linked elsewhere by now stays there. */
export async function linkWhenIn(ctx: WriteCtx, userId: number, account: Account): Promise<void> {
  const taken = await ctx.db
    .select({ id: providerAccounts.id })
    .from(providerAccounts)
    .where(
      and(
        eq(providerAccounts.issuer, account.issuer),
        or(eq(providerAccounts.subject, account.subject), eq(providerAccounts.userId, userId)),
      ),
    );
  if (taken.length === 0) await linkAccount({ ...ctx, fail: (code) => new AppError(code) }, userId, account);
}

/** Takes the provider's accounts off. STATE_CONFLICT when nothing else would be left to sign in with. */
export async function unlink(ctx: WriteCtx<"STATE_CONFLICT">): Promise<{ done: true }> {
  const userId = signedInUser(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("update");
  const [passkey] = await ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  if (!user?.passwordHash && !passkey) throw ctx.fail("STATE_CONFLICT");
  if (await unlinkProviders(ctx, userId)) await mailUsers(ctx, [userId], "provider_unlinked", {});
  return { done: true };
}
