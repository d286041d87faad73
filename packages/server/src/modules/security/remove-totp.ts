import type { WriteCtx } from "@treadclub/kit/context";
import { deleteTotpSecret, signedInUser } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";
import { lockUser, settleRemoval } from "./steps.ts";

/** Turns the authenticator app off. */
export async function removeTotp(ctx: WriteCtx<"STATE_CONFLICT">, deps: SecurityDeps): Promise<void> {
  const userId = signedInUser(ctx);
  await lockUser(ctx, userId);
  if (!(await deleteTotpSecret(ctx, userId))) throw ctx.fail("STATE_CONFLICT");
  await settleRemoval(ctx, userId);
  await mailUsers(ctx, [userId], "totp_removed", { link: `${deps.publicUrl}/app/account/security` });
}
