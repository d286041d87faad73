import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { languageTags } from "@treadclub/texts";
import { cancelOfConsumer as cancelBookings } from "#modules/bookings";
import { closeConsumer, comeBackMs, consumers, signedInConsumer } from "#modules/consumers";
import { deleteTokens, endSessions, userRoles, users } from "#modules/identity";
import { mailUsers } from "#modules/messages";
import { cancelOfConsumer as cancelQuotes } from "#modules/quotes";
import { and, eq, ne } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { dropEmailChange } from "./email-change.ts";

type Ctx = WriteCtx<"STATE_CONFLICT" | "ACTION_NOT_ALLOWED">;

/** Closes the signed-in driver's account for 30 days, after which it is erased. Errors: STATE_CONFLICT; ACTION_NOT_ALLOWED. */
export async function closeAccount(
  ctx: Ctx,
  { publicUrl }: Pick<AccountDeps, "publicUrl">,
): Promise<ReplyOf<Catalog["closeAccount"]>> {
  const id = await ownAccount(ctx);
  const erasedAt = new Date(ctx.now.getTime() + comeBackMs);
  await closeConsumer(ctx, id);
  await windUp(ctx, id);
  await endSessions(ctx, { userIds: [id] }, "closed");
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, id));
  const day = new Intl.DateTimeFormat(languageTags[user?.locale ?? "en"], {
    dateStyle: "long",
    timeZone: "Europe/London",
  }).format(erasedAt);
  await mailUsers(ctx, [id], "account_closed", { day, link: `${publicUrl}/app/sign_in` });
  return { erased_at: erasedAt.toISOString() };
}

/** What is open is cancelled, and links that were sent end. Bookings come first: their quotes are open again. */
export async function windUp(ctx: WriteCtx, consumerId: number): Promise<void> {
  await cancelQuotes(ctx, consumerId, await cancelBookings(ctx, consumerId));
  await dropEmailChange(ctx, consumerId);
  await deleteTokens(ctx, consumerId);
}

/** A driver's own account, and nothing else: whoever works in a company or here as well asks an administrator. */
export async function ownAccount(ctx: Ctx): Promise<number> {
  const id = await signedInConsumer(ctx);
  const others = await ctx.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, id), ne(userRoles.role, "consumer")));
  if (others.length > 0) throw ctx.fail("ACTION_NOT_ALLOWED");
  await ctx.db.select({ id: consumers.id }).from(consumers).where(eq(consumers.id, id)).for("update");
  return id;
}
