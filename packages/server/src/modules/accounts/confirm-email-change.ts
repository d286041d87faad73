import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { codeOf } from "@treadclub/kit/http/answer-errors";
import { deleteTokens, endSessions, knownToken, users, type AccountOf, type SingleUse } from "#modules/identity";
import { mailTo } from "#modules/messages";
import { eq } from "drizzle-orm";
import { changeKinds } from "./email-change.ts";
import { emailChanges } from "./table.ts";
import { numberIn, textIn } from "./token-data.ts";

type Ctx = WriteCtx<"CODE_INVALID" | "EMAIL_EXISTS">;
type Reply = ReplyOf<Catalog["confirmEmailChange"]>;
type Change = typeof emailChanges.$inferSelect;

/** Confirms one side; the second of the two makes the change. A link that is opened again answers what stands. */
export async function confirmEmailChange(ctx: Ctx, accountOf: AccountOf, token: string): Promise<Reply> {
  const known = await knownToken(ctx.db, changeKinds, token, ctx.now);
  if (known === null || known.userId === null) throw ctx.fail("CODE_INVALID");
  const [user] = await ctx.db.select().from(users).where(eq(users.id, known.userId)).for("update");
  if (!user || user.disabled || (await accountOf(ctx.db, user.id)).isShut) throw ctx.fail("CODE_INVALID");
  const side = known.kind === "email_change_old" ? "old" : "new";
  const email = textIn(known.data, "email");
  if (user.email === email) return { side, done: true, email };
  const change = await confirmed(ctx, known, side);
  if (change.oldConfirmedAt === null || change.newConfirmedAt === null) return { side, done: false, email };
  await setAddress(ctx, user.id, email);
  await afterwards(ctx, user, known);
  return { side, done: true, email };
}

async function confirmed(ctx: Ctx, { userId, data }: SingleUse, side: "old" | "new"): Promise<Change> {
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId ?? 0));
  if (!row || row.email !== textIn(data, "email") || row.expiresAt <= ctx.now) throw ctx.fail("CODE_INVALID");
  const at =
    side === "old"
      ? { oldConfirmedAt: row.oldConfirmedAt ?? ctx.now }
      : { newConfirmedAt: row.newConfirmedAt ?? ctx.now };
  await ctx.db.update(emailChanges).set(at).where(eq(emailChanges.userId, row.userId));
  return { ...row, ...at };
}

/** The address may have been taken since it was asked for, even at this very moment. */
async function setAddress(ctx: Ctx, userId: number, email: string): Promise<void> {
  try {
    const [user] = await ctx.db.select({ version: users.version }).from(users).where(eq(users.id, userId));
    await ctx.db
      .update(users)
      .set({ email, emailConfirmedAt: ctx.now, version: (user?.version ?? 0) + 1 })
      .where(eq(users.id, userId));
  } catch (error) {
    if (codeOf(error) === "23505") throw ctx.fail("EMAIL_EXISTS", { cause: error });
    throw error;
  }
}

/** Links that went to the old address are worth nothing from now on; only the sign-in that asked goes on. */
async function afterwards(ctx: Ctx, user: typeof users.$inferSelect, { data }: SingleUse): Promise<void> {
  const email = textIn(data, "email");
  const sessionId = numberIn(data, "session");
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  await deleteTokens(ctx, user.id, [
    "reset_password",
    "first_password",
    "confirm_email",
    "second_step",
    "handover",
    "provider_link",
  ]);
  await endSessions(
    ctx,
    { userIds: [user.id], ...(sessionId === null ? {} : { butSessionId: sessionId }) },
    "access_changed",
  );
  const receiver = {
    to: user.email,
    userId: user.id,
    firstName: user.firstName,
    locale: user.locale,
    showsNames: user.emailConfirmedAt !== null,
  };
  await mailTo(ctx, receiver, "email_changed", { email });
  ctx.audit("change the address", { entity: "user", id: user.id });
}
