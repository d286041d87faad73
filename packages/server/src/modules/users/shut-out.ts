import type { WriteCtx } from "@treadclub/kit/context";
import { changeDisabled, endSessions, resetSecondSteps, secondStepsOf, signedInUser } from "#modules/identity";
import { mailTo } from "#modules/messages";
import { lockSuperAdmins, superAdminsNow, userFor } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/**
 * Shuts a user out or lets them in again; their sign-ins end at once. The driver's or company's own state stays as it is.
 * Oneself, the last super admin, and a record that has changed meanwhile: STATE_CONFLICT.
 */
export async function setUserDisabled(
  ctx: Ctx,
  id: number,
  { disabled, version }: { readonly disabled: boolean; readonly version: number },
): Promise<void> {
  const user = await userFor(ctx, id);
  if (id === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  if (disabled && user.roles.includes("super_admin")) await keepSuperAdmin(ctx, id);
  await changeDisabled(ctx, { id, version, email: user.email }, disabled);
}

/** The platform keeps a super admin who can sign in when this one is none any more, else STATE_CONFLICT. */
async function keepSuperAdmin(ctx: Ctx, id: number): Promise<void> {
  await lockSuperAdmins(ctx);
  if (!(await superAdminsNow(ctx, id, signedInUser(ctx))).hasOther) throw ctx.fail("STATE_CONFLICT");
}

/** Signs a user out everywhere. */
export async function endUserSessions(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  await userFor(ctx, id);
  const ended = await endSessions(ctx, { userIds: [id] }, "ended");
  ctx.audit("end sign-ins", { entity: "user", id }, { ended });
}

/** Takes the second steps off a user who lost them; they are signed out and told by mail. Who has none, and oneself: STATE_CONFLICT. */
export async function resetSecondStep(ctx: Ctx, id: number): Promise<void> {
  const user = await userFor(ctx, id, true);
  if (id === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  const steps = await secondStepsOf(ctx.db, id);
  if (steps.length === 0) throw ctx.fail("STATE_CONFLICT");
  await resetSecondSteps(ctx, id, steps);
  const { email, firstName, locale, emailConfirmedAt } = user;
  const receiver = { to: email, userId: id, firstName, locale, showsNames: emailConfirmedAt !== null };
  await mailTo(ctx, receiver, "second_step_reset", {});
}
