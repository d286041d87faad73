import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { usersOfMembers } from "#modules/members";
import { mailUsers, notifyMember } from "#modules/messages";
import { applyContent } from "./content.ts";
import { tellMember } from "./edit.ts";
import type { ClubRow } from "./policy.ts";
import { clubFor } from "./rows.ts";
import { clubMachine } from "./states.ts";
import { joinLink, type ClubDeps } from "./view.ts";

type Decision = ParsedOf<Catalog["approveDiscountClub"]>["body"];

/** Approves or declines what waits. Two moderators at once, or an edit after they looked (`version`): STATE_CONFLICT for the later one. */
export async function moderateClub(
  ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: ClubDeps,
  id: number,
  decision: Decision,
): Promise<ClubRow> {
  const club = await clubFor(ctx, id, true);
  if (decision.version !== undefined && decision.version !== club.version)
    throw ctx.fail("STATE_CONFLICT", { details: { version: club.version, state: club.state } });
  if (decision.action === "decline" && decision.message === "")
    throw ctx.fail("VALIDATION_FAILED", { fields: { message: "required" } });
  if (decision.action === "approve") await approve(ctx, deps, club);
  else await decline(ctx, deps, club, decision.message);
  ctx.audit(`${decision.action} a club`, { thing: "club", id }, { version: club.version });
  tellMember(ctx, club);
  return clubFor(ctx, id);
}

/** What waits becomes the live version. The first approval switches the club on; later ones leave the switch as it is. */
async function approve(ctx: WriteCtx<"STATE_CONFLICT">, deps: ClubDeps, club: ClubRow): Promise<void> {
  const isFirst = club.liveSince === null;
  await move(ctx, clubMachine, club.id, "approve", {
    pending: null,
    waitingSince: null,
    declineMessage: null,
    version: club.version + 1,
    ...(isFirst ? { active: true, liveSince: ctx.now } : {}),
  });
  if (club.pending !== null) await applyContent(ctx, club.id, club.pending);
  const title = club.pending?.title ?? club.title;
  await tellCompany(
    ctx,
    club,
    (owners) => mailUsers(ctx, owners, "club_approved", { title, link: joinLink(deps, club.code) }),
    { type: "club_approved", values: { title } },
  );
}

async function decline(ctx: WriteCtx<"STATE_CONFLICT">, deps: ClubDeps, club: ClubRow, message: string): Promise<void> {
  await move(ctx, clubMachine, club.id, "decline", {
    waitingSince: null,
    declineMessage: message,
    version: club.version + 1,
  });
  const title = club.pending?.title ?? club.title;
  const link = `${deps.publicUrl}/app/members/${club.memberId ?? 0}/discount_club`;
  await tellCompany(ctx, club, (owners) => mailUsers(ctx, owners, "club_declined", { title, reason: message, link }), {
    type: "club_declined",
    values: { title, message },
  });
}

/** Everybody at the company is told in the app, the owners by mail too. */
async function tellCompany(
  ctx: WriteCtx,
  club: ClubRow,
  mail: (ownerIds: readonly number[]) => Promise<void>,
  note: { type: "club_approved" | "club_declined"; values: Readonly<Record<string, string>> },
): Promise<void> {
  if (club.memberId === null) return;
  notifyMember(ctx, club.memberId, { ...note, openField: club.id, openFieldType: "club" });
  const people = await usersOfMembers(ctx.db, [club.memberId]);
  await mail(people.filter((one) => one.position === "owner").map((one) => one.userId));
}
