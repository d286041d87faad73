import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { memberFor } from "#modules/members";
import { notifyAdmins } from "#modules/messages";
import { eq } from "drizzle-orm";
import { isOtherBudget, setBudget } from "./budget.ts";
import {
  changedParts,
  checkContent,
  columnsOf,
  replaceDiscounts,
  shownContent,
  withDiscountIds,
  type ClubBody,
} from "./content.ts";
import { checkPlaces, placesIn } from "./group-locks.ts";
import { checkName } from "./name.ts";
import { allowed, isOwner } from "./policy.ts";
import { publishClub } from "./publish.ts";
import { discountsOf, lockClub } from "./rows.ts";
import { insertClub, type MadeClub } from "./save.ts";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

type Failures = "NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED";

/** Creates or edits a club of a member; it then waits for moderation, and what was approved before stays live. */
export async function saveMemberClub(ctx: WriteCtx<Failures>, body: ClubBody): Promise<MadeClub> {
  return body.id === undefined ? createMemberClub(ctx, body) : editMemberClub(ctx, body.id, body);
}

async function createMemberClub(ctx: WriteCtx<Failures>, body: ClubBody): Promise<MadeClub> {
  const memberId = body.member_id ?? (ctx.actor.kind === "user" ? ctx.actor.memberId : null);
  if (memberId === null) throw ctx.fail("VALIDATION_FAILED", { fields: { member_id: "required" } });
  if (!isOwner(ctx.actor, { memberId: (await memberFor(ctx, memberId)).id })) throw ctx.fail("ACTION_NOT_ALLOWED");
  const club = await insertClub(ctx, body, { memberId });
  await move(ctx, clubMachine, club.id, "submit", { waitingSince: ctx.now });
  ctx.audit("create a club", { entity: "club", id: club.id }, { member: memberId });
  notifyModerators(ctx, club.id, body.title);
  publishClub(ctx, club);
  return club;
}

async function editMemberClub(ctx: WriteCtx<Failures>, id: number, body: ClubBody): Promise<MadeClub> {
  const club = await lockClub(ctx, id);
  if (body.member_id !== undefined && body.member_id !== club.memberId) throw ctx.fail("NOT_FOUND");
  if (!allowed(ctx.actor, club).edit) throw ctx.fail("ACTION_NOT_ALLOWED");
  const known = await discountsOf(ctx.db, id);
  const shown = shownContent(club, known);
  const changed = [...changedParts(shown, body), ...(isOtherBudget(club, body.budget) ? ["budget"] : [])];
  if (body.version !== undefined && body.version !== club.version)
    throw ctx.fail("STATE_CONFLICT", { details: { version: club.version, changed } });
  if (changed.length === 0 && club.state !== "declined") return club;
  checkContent(ctx, body, known);
  await checkPlaces(ctx, placesIn(body, shown, changed), club);
  if (changed.includes("name")) await checkName(ctx, body.name, club);
  // What a club may give out is its owner's own money: it needs nobody's approval.
  if (body.budget && changed.includes("budget")) await setBudget(ctx, club, body.budget);
  if (changed.join() === "budget" && club.state !== "declined") return club;
  const isLive = club.liveSince !== null;
  const content = await withDiscountIds(ctx, id, body, { active: !isLive, shown });
  const version = { declineMessage: null, version: club.version + 1 };
  const set = { ...version, ...(isLive ? { pending: content } : { pending: null, ...columnsOf(content) }) };
  if (!isLive) await replaceDiscounts(ctx, id, content);
  if (club.state === "awaiting_moderation") {
    await ctx.db.update(clubs).set(set).where(eq(clubs.id, id));
  } else {
    await move(ctx, clubMachine, id, "submit", { ...set, waitingSince: ctx.now });
    notifyModerators(ctx, id, body.title);
  }
  ctx.audit("edit a club", { entity: "club", id }, { changed, version: club.version + 1 });
  publishClub(ctx, club);
  return club;
}

const notifyModerators = (ctx: WriteCtx, id: number, title: string): void =>
  notifyAdmins(ctx, { type: "new_club", kind: "club_to_approve", values: { title }, recordId: id });
