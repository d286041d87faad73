import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq } from "drizzle-orm";
import {
  dropTokens,
  endSessions,
  passkeys,
  recoveryCodes,
  secondStepsOf,
  signedInUser,
  totpSecrets,
  users,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import { keepSuperAdmin, rolesOf, userFor, type UserRow } from "./rows.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;

/**
 * Shuts a user out or lets them in again; their sign-ins end at once. The driver's or company's own state stays as it is.
 * Oneself, the last super admin, and a record that has changed meanwhile: STATE_CONFLICT.
 */
export async function setUserDisabled(
  ctx: Ctx,
  id: number,
  { disabled, version }: { readonly disabled: boolean; readonly version: number },
): Promise<UserRow> {
  const user = await userFor(ctx, id);
  if (id === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  const roles = (await rolesOf(ctx.db, [id])).get(id) ?? [];
  if (disabled && roles.includes("super_admin")) await keepSuperAdmin(ctx, id);
  const [saved] = await ctx.db
    .update(users)
    .set({ disabled, version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version), eq(users.disabled, !disabled)))
    .returning();
  if (!saved) throw ctx.fail("STATE_CONFLICT");
  if (disabled) await endSessions(ctx, { userIds: [id] }, "disabled");
  ctx.audit(disabled ? "disable a user" : "enable a user", { thing: "user", id }, { email: user.email });
  return saved;
}

/** Signs a user out everywhere. */
export async function endUserSessions(ctx: WriteCtx<"NOT_FOUND">, id: number): Promise<void> {
  await userFor(ctx, id);
  const ended = await endSessions(ctx, { userIds: [id] }, "ended");
  ctx.audit("end sign-ins", { thing: "user", id }, { ended });
}

/** Takes the second steps off a user who lost them; they are signed out and told by mail. Who has none, and oneself: STATE_CONFLICT. */
export async function resetSecondStep(ctx: Ctx, id: number): Promise<void> {
  await userFor(ctx, id, true);
  if (id === signedInUser(ctx)) throw ctx.fail("STATE_CONFLICT");
  const steps = await secondStepsOf(ctx.db, id);
  if (steps.length === 0) throw ctx.fail("STATE_CONFLICT");
  await ctx.db.delete(passkeys).where(eq(passkeys.userId, id));
  await ctx.db.delete(totpSecrets).where(eq(totpSecrets.userId, id));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  await dropTokens(ctx, "second_step", id);
  await endSessions(ctx, { userIds: [id] }, "access_changed");
  await mailUsers(ctx, [id], "second_step_reset", {});
  ctx.audit("reset the second step", { thing: "user", id }, { steps });
}
