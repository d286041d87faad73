import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { members } from "#modules/members";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

export type ClubRow = typeof clubs.$inferSelect;

/** A club is seen by the users of its member and by administrators; a deleted one by nobody. `scope`: the `companyScope` of who looks. */
export const seenWithin = (scope: SQLWrapper): SQL =>
  sql`${clubs.state} <> 'deleted' and (${scope}::bigint is null or ${clubs.memberId} = ${scope}::bigint)`;

/** A club that drivers may join today: once approved, switched on, within its dates, of an accepted member or the platform. The welcome club is earned, not joined. */
export const mayBeJoined = (today: SQLWrapper): SQL =>
  sql`${clubs.liveSince} is not null and ${clubs.active} and not ${clubs.welcome} and ${clubs.state} <> 'deleted'
    and (${clubs.startsOn} is null or ${clubs.startsOn} <= ${today}::date)
    and (${clubs.endsOn} is null or ${clubs.endsOn} >= ${today}::date)
    and (${clubs.memberId} is null
      or exists (select 1 from ${members} where ${members.id} = ${clubs.memberId} and ${members.state} = 'accepted'))`;

/** A club whose vouchers may be given beyond its own order: a budget is held where the club itself issues. */
export const mayBeGivenFrom = (today: SQLWrapper): SQL =>
  sql`${mayBeJoined(today)} and num_nonnulls(${clubs.budgetVouchers}, ${clubs.budgetPence}, ${clubs.budgetPerDay}) = 0`;

/** What a club gives away is the company's money: its owners decide, and a super_admin. */
export function isOwner(actor: Actor, club: Pick<ClubRow, "memberId">): boolean {
  if (actor.kind !== "user") return actor.kind === "job";
  return (
    actor.roles.includes("super_admin") ||
    (actor.position === "owner" && club.memberId !== null && actor.memberId === club.memberId)
  );
}

/** What the actor may do with a club now; goes out with the record. */
export function allowed(actor: Actor, club: ClubRow) {
  const isModerator = isAdmin(actor);
  const ownsIt = isOwner(actor, club);
  const worksThere = ownsIt || (actor.kind === "user" && club.memberId !== null && actor.memberId === club.memberId);
  const isLive = club.liveSince !== null;
  return {
    approve: isModerator && canMove(clubMachine, club.state, "approve"),
    decline: isModerator && canMove(clubMachine, club.state, "decline"),
    edit: ownsIt && !club.welcome && club.state !== "deleted",
    activate: worksThere && isLive && !club.active,
    deactivate: worksThere && isLive && club.active,
    set_budget: (ownsIt || isModerator) && !club.welcome && club.state !== "deleted",
    remove: ownsIt && !club.welcome && canMove(clubMachine, club.state, "remove"),
  };
}
