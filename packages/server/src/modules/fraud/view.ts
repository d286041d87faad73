import { isAdmin, type Actor, type Catalog, type ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, isoInstantOrNull, nestedList, wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { canMove } from "@treadclub/kit/states";
import type { WelcomeSignal } from "@treadclub/rules";
import { welcomePenceNow } from "#modules/clubs";
import { users } from "#modules/identity";
import { welcomeVouchers } from "#modules/vouchers";
import { sql, type SQLWrapper } from "drizzle-orm";
import { welcomeReviewMachine } from "./states.ts";
import { welcomeReviews } from "./table.ts";

export const nameOf = (id: SQLWrapper) =>
  sql<string>`coalesce((select u.first_name || ' ' || u.last_name from ${users} u where u.id = ${id}), '')`;

/** Whoever waits, and for what; for lists and records. */
export const rowFields = {
  id: welcomeReviews.id,
  state: welcomeReviews.state,
  consumer: { id: welcomeReviews.consumerId, name: nameOf(welcomeReviews.consumerId) },
  plate: welcomeReviews.plate,
  strength: welcomeReviews.strength,
  held_at: isoInstant(welcomeReviews.heldAt),
  answer_by: isoInstant(welcomeReviews.answerBy),
};

const fields = {
  ...rowFields,
  /** Of the voucher that was given; before, of the one that would be given now. */
  amount_pence: wholeNumber(
    sql`coalesce((select w.amount_pence ${welcomeVouchers(sql`${welcomeReviews.consumerId}`)} limit 1), ${welcomePenceNow})`,
  ),
  scan_id: welcomeReviews.scanId,
  signals: nestedList(
    {
      kind: sql<WelcomeSignal>`s.kind`,
      explained: sql<boolean>`s.explained`,
      other: { id: wholeNumber(sql`s."consumerId"`), name: nameOf(sql`s."consumerId"`) },
    },
    sql`from jsonb_to_recordset(${welcomeReviews.signals}) as s (kind text, "consumerId" bigint, explained boolean)`,
  ),
  decided_at: isoInstantOrNull(sql`${welcomeReviews.decidedAt}`),
  decided_by: nameOf(welcomeReviews.decidedBy),
  reason: welcomeReviews.reason,
  appeal: welcomeReviews.appeal,
  appealed_at: isoInstantOrNull(sql`${welcomeReviews.appealedAt}`),
  appeal_answer: welcomeReviews.appealAnswer,
  appeal_answered_at: isoInstantOrNull(sql`${welcomeReviews.appealAnsweredAt}`),
  appeal_answered_by: nameOf(welcomeReviews.appealAnsweredBy),
  version: welcomeReviews.version,
};

const reviewBy = (column: "id" | "consumerId") =>
  defineStatement<{ key: number }>()((p) => ({
    fields,
    text: (columns) => sql`select ${columns} from ${welcomeReviews} where ${welcomeReviews[column]} = ${p.key}`,
  }));
const [byId, byDriver] = [reviewBy("id"), reviewBy("consumerId")];

type View = ReplyOf<Catalog["getWelcomeReview"]>;
type OwnView = ReplyOf<Catalog["appealWelcomeReview"]>;

/** Returns a review as administrators see it. Errors: NOT_FOUND. */
export async function reviewFor(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<View> {
  const found = await byId.first(ctx.db, { key: id });
  if (!found || !isAdmin(ctx.actor)) throw ctx.fail("NOT_FOUND");
  const { amount_pence: _, ...row } = found;
  return { ...row, can: { decide: canDecide(ctx.actor, row.state) } };
}

/** Returns the review of a driver's own welcome voucher, without anything about other accounts; null where there was none. */
export async function ownReview(ctx: ReadCtx, consumerId: number): Promise<OwnView | null> {
  const row = await byDriver.first(ctx.db, { key: consumerId });
  if (!row || row.state === "withdrawn") return null;
  const { id, state, amount_pence, held_at, answer_by, reason, appeal, appealed_at, appeal_answer } = row;
  const can = { appeal: canMove(welcomeReviewMachine, state, "appeal") };
  return {
    id,
    state,
    amount_pence,
    held_at,
    answer_by,
    reason,
    appeal,
    appealed_at,
    appeal_answer,
    can,
  };
}

export const canDecide = (actor: Actor, state: View["state"]): boolean =>
  isAdmin(actor) && (canMove(welcomeReviewMachine, state, "give") || canMove(welcomeReviewMachine, state, "grant"));
