import type { WriteCtx } from "@treadclub/kit/context";
import { tryMove } from "@treadclub/kit/states";
import { memberFor } from "#modules/members";
import type { ClubBody } from "./content.ts";
import { publishClub } from "./publish.ts";
import { insertClub, type MadeClub } from "./save.ts";
import { clubMachine } from "./states.ts";

/** An administrator's club, for a member or for the platform, is approved and active at once. */
export async function createAdminClub(ctx: WriteCtx<"NOT_FOUND">, body: ClubBody): Promise<MadeClub> {
  if (body.id !== undefined) throw ctx.fail("VALIDATION_FAILED", { fields: { id: "unknown_field" } });
  const memberId = body.member_id === undefined ? null : (await memberFor(ctx, body.member_id)).id;
  const club = await insertClub(ctx, body, { memberId });
  await publish(ctx, club.id);
  ctx.audit("create a club", { entity: "club", id: club.id }, { member: memberId });
  publishClub(ctx, club);
  return club;
}

/** Makes a new draft live without moderation. */
export async function publish(ctx: WriteCtx, id: number): Promise<void> {
  await tryMove(ctx, clubMachine, [id], "publish", { active: true, liveSince: ctx.now });
}
