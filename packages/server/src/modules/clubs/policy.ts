import { isAdmin, type Actor } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { and, eq, exists, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { members } from "#modules/members";
import { clubMachine } from "./states.ts";
import { clubs } from "./table.ts";

export type ClubRow = typeof clubs.$inferSelect;

/** A club is seen by the users of its member and by administrators; a deleted one by nobody. */
export function mayBeSeen(actor: Actor): SQL | undefined {
  const kept = ne(clubs.state, "deleted");
  if (actor.kind === "job" || isAdmin(actor)) return kept;
  return and(kept, actor.kind === "user" && actor.memberId !== null ? eq(clubs.memberId, actor.memberId) : sql`false`);
}

/** A club that drivers may join today: once approved, switched on, within its dates, of an accepted member or the platform. The welcome club is earned, not joined. */
export const mayBeJoined = (today: string): SQL | undefined =>
  and(
    isNotNull(clubs.liveSince),
    eq(clubs.active, true),
    eq(clubs.welcome, false),
    ne(clubs.state, "deleted"),
    or(isNull(clubs.startsOn), lte(clubs.startsOn, today)),
    or(isNull(clubs.endsOn), gte(clubs.endsOn, today)),
    or(
      isNull(clubs.memberId),
      exists(
        new QueryBuilder({ casing: "snake_case" })
          .select({ one: sql`1` })
          .from(members)
          .where(and(eq(members.id, clubs.memberId), eq(members.state, "accepted"))),
      ),
    ),
  );

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
    remove: ownsIt && !club.welcome && canMove(clubMachine, club.state, "remove"),
  };
}
