import type { WriteCtx } from "@treadclub/kit/context";
import { eq } from "drizzle-orm";
import { deleteRecoveryCodes, secondStepsOf, signInMeansOf, users, type SecondStep } from "#modules/identity";

/** The second steps of a user, whose changes of them wait for each other until the transaction ends. */
export async function holdUser(ctx: WriteCtx, userId: number): Promise<SecondStep[]> {
  await lockUser(ctx, userId);
  return secondStepsOf(ctx.db, userId);
}

/** Has changes of a user's second steps wait for each other until the transaction ends. */
export async function lockUser(ctx: WriteCtx, userId: number): Promise<void> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** After removing a step: recovery codes without another step are useless. STATE_CONFLICT when the step is still needed. */
export async function settleRemoval(ctx: WriteCtx<"STATE_CONFLICT">, userId: number): Promise<void> {
  const { steps, hasFirstStep, needsSecondStep } = await signInMeansOf(ctx.db, userId);
  if (!hasFirstStep) throw ctx.fail("STATE_CONFLICT");
  if (steps.length > 0) return;
  if (needsSecondStep) throw ctx.fail("STATE_CONFLICT");
  await deleteRecoveryCodes(ctx, userId);
}
