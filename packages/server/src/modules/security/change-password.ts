import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { forgetOtherDevices, hashNewPassword, setPassword, signedInUser } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { SecurityDeps } from "./deps.ts";

/** Sets a new password. Other sign-ins end, and so does what was begun with the password before. */
export async function changePassword(
  ctx: OutsideCtx,
  deps: SecurityDeps,
  password: string,
  io: Io,
): Promise<ReplyOf<Catalog["changePassword"]>> {
  const userId = signedInUser(ctx);
  const { actor } = ctx;
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const butSessionId = actor.kind === "user" ? actor.sessionId : 0;
    const ended = await setPassword(write, { id: userId, butSessionId }, passwordHash);
    await forgetOtherDevices(write, io, userId);
    await mailUsers(write, [userId], "password_changed", { link: `${deps.publicUrl}/app/forgot_password` });
    return { ended };
  });
}
