import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { deleteTokens, mintToken, signedInUser, users } from "#modules/identity";
import { mailTo } from "#modules/messages";
import { eq } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { sessionOf } from "./profile.ts";
import { emailChanges } from "./table.ts";

export const changeKinds = ["email_change_old", "email_change_new"] as const;
const lifeSeconds = 24 * 3600;

/**
 * Begins a change of address: a link to each of the two. An address that was never confirmed may be misspelt and nobody's,
 * so that side needs no link; it is told at the end like any other. Errors: EMAIL_EXISTS; STATE_CONFLICT for one's own address.
 */
export async function requestEmailChange(
  ctx: WriteCtx<"EMAIL_EXISTS" | "STATE_CONFLICT">,
  { publicUrl }: Pick<AccountDeps, "publicUrl">,
  email: string,
): Promise<void> {
  const userId = signedInUser(ctx);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
  if (!user || user.email === email) throw ctx.fail("STATE_CONFLICT", { details: { email: "same" } });
  if (await isTaken(ctx.db, email)) throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  await dropEmailChange(ctx, userId);
  await ctx.db.insert(emailChanges).values({
    userId,
    email,
    oldConfirmedAt: user.emailConfirmedAt === null ? ctx.now : null,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeSeconds * 1000),
  });
  const data = { email, session: sessionOf(ctx) };
  const receiver = { userId, firstName: user.firstName, locale: user.locale };
  const linkFor = async (kind: (typeof changeKinds)[number]): Promise<string> => {
    const { token } = await mintToken(ctx, { kind, userId, data, lifeSeconds });
    return `${publicUrl}/app/confirm_email_change?token=${token}`;
  };
  if (user.emailConfirmedAt !== null)
    await mailTo(ctx, { ...receiver, to: user.email }, "email_change_old", {
      email,
      link: await linkFor("email_change_old"),
      profile: `${publicUrl}/app/account/profile`,
    });
  await mailTo(ctx, { ...receiver, to: email }, "email_change_new", { link: await linkFor("email_change_new") });
  ctx.audit("ask for a change of address", { thing: "user", id: userId });
}

/** The change that is under way, or null. */
export async function currentEmailChange(ctx: ReadCtx): Promise<ReplyOf<Catalog["getEmailChange"]>> {
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, signedInUser(ctx)));
  if (!row || row.expiresAt <= ctx.now) return { change: null };
  return {
    change: {
      email: row.email,
      old_confirmed: row.oldConfirmedAt !== null,
      new_confirmed: row.newConfirmedAt !== null,
      expires_at: row.expiresAt.toISOString(),
    },
  };
}

export async function cancelEmailChange(ctx: WriteCtx): Promise<void> {
  const userId = signedInUser(ctx);
  if (await dropEmailChange(ctx, userId)) ctx.audit("cancel a change of address", { thing: "user", id: userId });
}

/** Forgets a change with its links; answers whether there was one. */
export async function dropEmailChange(ctx: WriteCtx, userId: number): Promise<boolean> {
  const gone = await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  await deleteTokens(ctx, userId, changeKinds);
  return gone.length > 0;
}

export async function isTaken(db: ReadDb, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}
