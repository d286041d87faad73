import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { afterWorking } from "@treadclub/rules";
import { signedInUser } from "#modules/identity";
import { notifyAdmins, notifyConsumer } from "#modules/messages";
import { and, eq } from "drizzle-orm";
import { announceReview, answerMinutes, giveHeld } from "./earn.ts";
import { welcomeReviewMachine } from "./states.ts";
import { welcomeReviews } from "./table.ts";

type Ctx = WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">;
type Row = typeof welcomeReviews.$inferSelect;
type Decision = ParsedOf<Catalog["decideWelcomeReview"]>["body"];

/**
 * Decides about a held welcome voucher, or the appeal against its refusal; its driver is notified. Errors: NOT_FOUND;
 * STATE_CONFLICT when somebody else was first; VALIDATION_FAILED for a refusal without a reason.
 */
export async function decideReview(ctx: Ctx, id: number, { decision, text, version }: Decision): Promise<void> {
  const row = await locked(ctx, id);
  if (row.version !== version)
    throw ctx.fail("STATE_CONFLICT", { details: { state: row.state, version: row.version } });
  if (decision === "refuse" && text === undefined)
    throw ctx.fail("VALIDATION_FAILED", { fields: { text: "required" } });
  const by = signedInUser(ctx);
  const isAppeal = row.state === "appealed";
  const [give, refuse] = isAppeal ? (["grant", "uphold"] as const) : (["give", "refuse"] as const);
  await move(ctx, welcomeReviewMachine, id, decision === "give" ? give : refuse, {
    ...(isAppeal
      ? { appealAnswer: text ?? null, appealAnsweredAt: ctx.now, appealAnsweredBy: by }
      : { reason: text ?? null, decidedAt: ctx.now, decidedBy: by }),
    version: version + 1,
  });
  ctx.audit(`${decision} a held welcome voucher`, { entity: "welcome_review", id }, { appeal: isAppeal, text });
  if (decision === "give") await giveHeld(ctx, row);
  else
    notifyConsumer(ctx, row.consumerId, {
      type: "welcome_review",
      kind: isAppeal ? "welcome_upheld" : "welcome_refused",
      values: { reason: text ?? "" },
      recordId: id,
    });
  announceReview(ctx, row);
}

/** A driver says once why a refusal is wrong. Errors: NOT_FOUND for somebody else's; STATE_CONFLICT. */
export async function appealReview(ctx: Ctx, id: number, text: string): Promise<void> {
  const row = await locked(ctx, id, signedInUser(ctx));
  await move(ctx, welcomeReviewMachine, id, "appeal", {
    appeal: text,
    appealedAt: ctx.now,
    answerBy: afterWorking(ctx.now, answerMinutes),
    version: row.version + 1,
  });
  ctx.audit("appeal against a refused welcome voucher", { entity: "welcome_review", id });
  notifyAdmins(ctx, {
    type: "new_welcome_review",
    kind: "welcome_appealed",
    values: { plate: row.plate },
    recordId: id,
  });
  announceReview(ctx, row);
}

async function locked(ctx: Ctx, id: number, consumerId?: number): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(welcomeReviews)
    .where(
      and(eq(welcomeReviews.id, id), consumerId === undefined ? undefined : eq(welcomeReviews.consumerId, consumerId)),
    )
    .for("update");
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}
