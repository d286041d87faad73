import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import {
  needsSecondStep,
  passkeys,
  providerAccounts,
  recoveryCodes,
  secondStepsOf,
  userRoles,
  users,
  type SecondStep,
} from "#modules/identity";

/** The second steps of a user, whose changes of them wait for each other until the transaction ends. */
export async function holdUser(ctx: WriteCtx, userId: number): Promise<SecondStep[]> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return secondStepsOf(ctx.db, userId);
}

/** Whether a user's role asks for a second step. */
export async function mustHaveStep(ctx: Pick<WriteCtx, "db">, userId: number): Promise<boolean> {
  const [user] = await ctx.db.select({ demo: users.demo }).from(users).where(eq(users.id, userId));
  const roles = await ctx.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return needsSecondStep(
    roles.map(({ role }) => role),
    user?.demo ?? false,
  );
}

/** Whether a user gets in by a password, a provider or a passkey still. */
export async function hasWayIn(ctx: Pick<WriteCtx, "db">, userId: number): Promise<boolean> {
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (user && user.hash !== null) return true;
  const [linked] = await ctx.db
    .select({ id: providerAccounts.id })
    .from(providerAccounts)
    .where(eq(providerAccounts.userId, userId))
    .limit(1);
  if (linked) return true;
  const [passkey] = await ctx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return passkey !== undefined;
}

/** Once a step is gone: recovery codes without another step open nothing. STATE_CONFLICT when the step is still needed. */
export async function settleRemoval(ctx: WriteCtx<"STATE_CONFLICT">, userId: number): Promise<void> {
  const left = await secondStepsOf(ctx.db, userId);
  if (!(await hasWayIn(ctx, userId))) throw ctx.fail("STATE_CONFLICT");
  if (left.length > 0) return;
  if (await mustHaveStep(ctx, userId)) throw ctx.fail("STATE_CONFLICT");
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
