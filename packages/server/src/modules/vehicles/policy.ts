import type { Actor } from "@treadclub/contract";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { seenByMember } from "#modules/consumers";
import { eq, sql, type SQL } from "drizzle-orm";
import { vehicles } from "./table.ts";

/** A driver uses own vehicles only. */
export const ownedBy = (actor: Actor): SQL =>
  actor.kind === "user" ? eq(vehicles.consumerId, actor.userId) : sql`${actor.kind === "job"}`;

/** A driver changes own vehicles; a super_admin any. */
export const editedBy = (actor: Actor): SQL => (isSuperAdmin(actor) ? sql`true` : ownedBy(actor));

/** A company uses the vehicles of drivers that it may see; a super_admin any. */
export function seenBy(actor: Actor): SQL {
  if (actor.kind !== "user") return sql`${actor.kind === "job"}`;
  if (isSuperAdmin(actor)) return sql`true`;
  return actor.memberId === null ? sql`false` : seenByMember(actor.memberId, vehicles.consumerId);
}

/** Whose vehicles an actor may look at as their driver, as parameters of a statement. */
export interface DriverSight {
  readonly seesAll: boolean;
  readonly userId: number | null;
}

export const driverSightOf = (actor: Actor): DriverSight => ({
  seesAll: actor.kind === "job" || isSuperAdmin(actor),
  userId: actor.kind === "user" ? actor.userId : null,
});

/** The rule of `editedBy` for statements that select from `vehicles`. */
export const driversOf = (p: Placeholders<DriverSight>): SQL =>
  sql`(${p.seesAll}::boolean or ${vehicles.consumerId} = ${p.userId})`;

const isSuperAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
