import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, isNull } from "drizzle-orm";
import { deleteCredentials } from "./credentials.ts";
import { endSessions } from "./sessions.ts";
import { deleteTokens } from "./single-use.ts";
import { users } from "./table.ts";

/**
 * Records that somebody proved with a mailed link that the address of an account is theirs. Where nobody had proved that
 * before, a stranger may have made the account and waits for its owner: password, credentials, links and sign-ins end.
 */
export async function claimAddress(ctx: WriteCtx, userId: number): Promise<void> {
  const claimed = await ctx.db
    .update(users)
    .set({ emailConfirmedAt: ctx.now, passwordHash: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (claimed.length > 0) await withdrawAccess(ctx, userId);
}

/** Ends all that whoever made an account can still get in with, once its owner has claimed the address. */
export async function withdrawAccess(ctx: WriteCtx, userId: number): Promise<void> {
  await deleteCredentials(ctx, userId);
  await deleteTokens(ctx, userId);
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
  ctx.audit("claim an address", { entity: "user", id: userId });
}
