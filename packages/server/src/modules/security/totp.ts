import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { openEncryption, type Encryption } from "@treadclub/kit/encryption";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { confirmTotpSecret, signedInUser, spendTotpStep, storeTotpSecret, totpSecrets, users } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";
import { stepAdded } from "./step-added.ts";
import { holdUser, lockUser } from "./steps.ts";

const rules = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const issuer = "TreadClub";

/** A new secret; it counts once its first code was right. */
export async function beginTotp(
  ctx: WriteCtx<"STATE_CONFLICT">,
  deps: SecurityDeps,
): Promise<ReplyOf<Catalog["beginTotp"]>> {
  const userId = signedInUser(ctx);
  await lockUser(ctx, userId);
  const secret = new Secret({ size: 20 });
  const stored = await storeTotpSecret(ctx, userId, encryptionOf(deps).encrypt(secret.base32, contextOf(userId)));
  if (!stored) throw ctx.fail("STATE_CONFLICT");
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const totp = new TOTP({ ...rules, issuer, label: user?.email ?? "", secret });
  return { secret: secret.base32, url: totp.toString() };
}

/** Turns the authenticator app on with its first code. */
export async function confirmTotp(
  ctx: WriteCtx<"CODE_INVALID" | "STATE_CONFLICT">,
  deps: SecurityDeps,
  code: string,
): Promise<ReplyOf<Catalog["confirmTotp"]>> {
  const userId = signedInUser(ctx);
  const before = await holdUser(ctx, userId);
  const [row] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  if (!row || row.confirmedAt !== null) throw ctx.fail("STATE_CONFLICT");
  const step = stepOf(deps, row, code, ctx.now);
  if (step === null) throw ctx.fail("CODE_INVALID", { fields: { code: "code_wrong" } });
  await confirmTotpSecret(ctx, userId, step);
  await mailUsers(ctx, [userId], "totp_added", { link: `${deps.publicUrl}/app/account/security` });
  await deps.limits.giveBack("proof", `user ${userId}`);
  return stepAdded(ctx, deps, { userId, step: "totp", isFirst: before.length === 0 });
}

/** Whether a code of the authenticator app fits now. Each code works once, also when it is sent twice at once. */
export async function totpFits(ctx: WriteCtx, deps: SecurityDeps, userId: number, code: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  const step = row && row.confirmedAt !== null ? stepOf(deps, row, code, ctx.now, ctx.log) : null;
  return step !== null && spendTotpStep(ctx, userId, step);
}

/** The 30 seconds since 1970 that a code belongs to, this one or the one before or after; null for a wrong code. */
function stepOf(
  deps: SecurityDeps,
  row: typeof totpSecrets.$inferSelect,
  code: string,
  now: Date,
  log?: ReadCtx["log"],
): number | null {
  const secret = encryptionOf(deps).decrypt(row.secret, contextOf(row.userId));
  if (secret === null) {
    log?.error({ user: row.userId }, "the secret of an authenticator app cannot be read: TOKEN_SECRET has changed");
    return null;
  }
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const shift = new TOTP({ ...rules, secret: Secret.fromBase32(secret) }).validate({ token, timestamp, window: 1 });
  return shift === null ? null : TOTP.counter({ period: rules.period, timestamp }) + shift;
}

const encryptionOf = ({ secret }: SecurityDeps): Encryption => openEncryption(secret, "authenticator app");
const contextOf = (userId: number): string => `user ${userId}`;
