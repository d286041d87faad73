import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import { dropTokens, endSessions, forgetOtherDevices, hashNewPassword, signedInUser, users } from "#modules/identity";
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
    await write.db.update(users).set({ passwordHash, passwordChangedAt: write.now }).where(eq(users.id, userId));
    const butSessionId = actor.kind === "user" ? actor.sessionId : 0;
    const ended = await endSessions(write, { userIds: [userId], butSessionId }, "password_changed");
    await forgetOtherDevices(write, io, userId);
    for (const kind of ["reset_password", "first_password", "second_step", "handover"] as const)
      await dropTokens(write, kind, userId);
    write.audit("change password", { entity: "user", id: userId });
    await mailUsers(write, [userId], "password_changed", { link: `${deps.publicUrl}/app/forgot_password` });
    return { ended };
  });
}
