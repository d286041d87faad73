import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { changeAddress, knownToken, users, type AccountOf, type SingleUse } from "#modules/identity";
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
  await changeAddress(ctx, { id: user.id, butSessionId: numberIn(known.data, "session") }, email);
  await ctx.db.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  const { id: userId, firstName, locale } = user;
  const receiver = { to: user.email, userId, firstName, locale, showsNames: user.emailConfirmedAt !== null };
  await mailTo(ctx, receiver, "email_changed", { email });
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
  ctx.audit("confirm one side of a change of address", { entity: "user", id: row.userId }, { side });
  return { ...row, ...at };
}
