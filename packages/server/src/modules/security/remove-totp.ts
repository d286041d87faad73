import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, isNotNull } from "drizzle-orm";
import { signedInUser, totpSecrets } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";
import { holdUser, settleRemoval } from "./steps.ts";

/** Turns the authenticator app off. */
export async function removeTotp(ctx: WriteCtx<"STATE_CONFLICT">, deps: SecurityDeps): Promise<void> {
  const userId = signedInUser(ctx);
  await holdUser(ctx, userId);
  const removed = await ctx.db
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });
  if (removed.length === 0) throw ctx.fail("STATE_CONFLICT");
  await settleRemoval(ctx, userId);
  ctx.audit("turn authenticator app off", { entity: "user", id: userId });
  await mailUsers(ctx, [userId], "totp_removed", { link: `${deps.publicUrl}/app/account/security` });
}
