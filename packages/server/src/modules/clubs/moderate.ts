import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { mailOwners, notifyMember, type Note } from "#modules/messages";
import { columnsOf, replaceDiscounts } from "./content.ts";
import type { ClubRow } from "./policy.ts";
import { issueToDrivers, publishClub } from "./publish.ts";
import { lockClub } from "./rows.ts";
import { clubMachine } from "./states.ts";
import { joinLink, type ClubDeps } from "./view.ts";

type Decision = ParsedOf<Catalog["approveDiscountClub"]>["body"];

/** Approves or declines what waits. Two moderators at once, or an edit after they looked (`version`): STATE_CONFLICT for the later one. */
export async function moderateClub(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: Pick<ClubDeps, "publicUrl">,
  id: number,
  decision: Decision,
): Promise<ClubRow> {
  const club = await lockClub(ctx, id);
  if (decision.version !== undefined && decision.version !== club.version)
    throw ctx.fail("STATE_CONFLICT", { details: { version: club.version, state: club.state } });
  if (decision.action === "decline" && decision.message === "")
    throw ctx.fail("VALIDATION_FAILED", { fields: { message: "required" } });
  if (decision.action === "approve") await approve(ctx, deps, club);
  else await decline(ctx, deps, club, decision.message);
  ctx.audit(`${decision.action} a club`, { entity: "club", id }, { version: club.version });
  publishClub(ctx, club);
  return club;
}

/** What waits becomes the live version. The first approval switches the club on; later ones leave the switch as it is. */
async function approve(
  ctx: WriteCtx<"STATE_CONFLICT">,
  deps: Pick<ClubDeps, "publicUrl">,
  club: ClubRow,
): Promise<void> {
  const isFirst = club.liveSince === null;
  await move(ctx, clubMachine, club.id, "approve", {
    pending: null,
    waitingSince: null,
    declineMessage: null,
    version: club.version + 1,
    ...(club.pending === null ? {} : columnsOf(club.pending)),
    ...(isFirst ? { active: true, liveSince: ctx.now } : {}),
  });
  if (club.pending !== null) await replaceDiscounts(ctx, club.id, club.pending);
  if (!isFirst) issueToDrivers(ctx, { ...club, version: club.version + 1 });
  const title = club.pending?.title ?? club.title;
  if (club.memberId === null) return;
  notifyCompany(ctx, club, { type: "club_approved", kind: "club_live", values: { title } });
  await mailOwners(ctx, club.memberId, "club_approved", { title, link: joinLink(deps, club.code) });
}

async function decline(
  ctx: WriteCtx<"STATE_CONFLICT">,
  deps: Pick<ClubDeps, "publicUrl">,
  club: ClubRow,
  message: string,
): Promise<void> {
  await move(ctx, clubMachine, club.id, "decline", {
    waitingSince: null,
    declineMessage: message,
    version: club.version + 1,
  });
  const title = club.pending?.title ?? club.title;
  if (club.memberId === null) return;
  const link = `${deps.publicUrl}/app/members/${club.memberId}/discount_club`;
  notifyCompany(ctx, club, { type: "club_declined", kind: "club_needs_change", values: { title, message } });
  await mailOwners(ctx, club.memberId, "club_declined", { title, reason: message, link });
}

/** Notifies everybody at the company in the app; its owners also by mail. */
function notifyCompany(ctx: WriteCtx, { id, memberId }: ClubRow, note: Pick<Note, "type" | "kind" | "values">): void {
  if (memberId !== null) notifyMember(ctx, memberId, { ...note, recordId: id });
}
