import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import {
  forgetOtherDevices,
  hashNewPassword,
  lookAtToken,
  rememberDevice,
  setPasswordByLink,
  spendToken,
  users,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import { eq } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { dropEmailChange } from "./email-change.ts";

type Input = ParsedOf<Catalog["forgotPasswordCallback"]>;

/**
 * Sets a new password with the token of a link, which shows that the address is theirs, too. The password is worked out
 * before the transaction: it takes long. Errors: CODE_INVALID; VALIDATION_FAILED for a password that everybody tries first.
 */
export async function setNewPassword(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: Pick<AccountDeps, "publicUrl" | "accountOf">,
  { params, body }: Input,
  io: Io,
): Promise<void> {
  const link = await linkThatWorks(ctx, deps, params.token);
  if (body.email !== undefined && body.email !== link.email) throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, body.password);
  await ctx.write(async (write) => {
    if (!(await spendToken(write, "reset_password", { token: params.token }))) throw write.fail("CODE_INVALID");
    await setPasswordByLink(write, link.userId, passwordHash);
    await dropEmailChange(write, link.userId);
    await forgetOtherDevices(write, io, link.userId);
    // The mailed link proves the owner: a stranger's guesses must not lock them out of this browser.
    await rememberDevice(write, io, link.userId);
    await mailUsers(write, [link.userId], "new_password", { link: `${deps.publicUrl}/app/forgot_password_form` });
  });
}

async function linkThatWorks(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: Pick<AccountDeps, "accountOf">,
  token: string,
): Promise<{ userId: number; email: string }> {
  const row = await lookAtToken(ctx.db, "reset_password", { token }, ctx.now);
  if (row === null || row.userId === null) throw ctx.fail("CODE_INVALID");
  const [user] = await ctx.db
    .select({ email: users.email, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, row.userId));
  const { isShut, closedUntil } = await deps.accountOf(ctx.db, row.userId);
  if (!user || user.disabled || (isShut && closedUntil === null)) throw ctx.fail("CODE_INVALID");
  return { userId: row.userId, email: user.email };
}
