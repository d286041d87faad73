import type { WriteCtx } from "@treadclub/kit/context";
import { and, eq, isNull } from "drizzle-orm";
import { deleteCredentials } from "./credentials.ts";
import { endSessions } from "./sessions.ts";
import { deleteTokens } from "./single-use.ts";
import { users } from "./table.ts";

/**
 * Somebody has shown with a mailed link that the address of an account is theirs. Where nobody had shown that before, whoever made
 * the account may have been a stranger who waits for its owner: their password, steps, links and sign-ins end.
 */
export async function claimAddress(ctx: WriteCtx, userId: number): Promise<void> {
  const claimed = await ctx.db
    .update(users)
    .set({ emailConfirmedAt: ctx.now, passwordHash: null })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id });
  if (claimed.length === 0) return;
  await deleteCredentials(ctx, userId);
  await deleteTokens(ctx, userId);
  await endSessions(ctx, { userIds: [userId] }, "access_changed");
  ctx.audit("claim an address", { entity: "user", id: userId });
}
