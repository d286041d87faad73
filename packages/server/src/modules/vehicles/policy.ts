import type { Actor } from "@treadclub/contract";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { seenByMember } from "#modules/consumers";
import { sql, type SQL } from "drizzle-orm";
import { vehicleDrivers, vehicles } from "./table.ts";

/** Whether a driver owns a vehicle or shares it; `consumer` is a column or a value. */
export const drivenBy = (consumer: unknown): SQL =>
  sql`(${vehicles.consumerId} = ${consumer} or exists (select 1 from ${vehicleDrivers}
    where ${vehicleDrivers.vehicleId} = ${vehicles.id} and ${vehicleDrivers.consumerId} = ${consumer}))`;

/** A driver uses the vehicles that they own or share. */
export const usedBy = (actor: Actor): SQL =>
  actor.kind === "user" ? drivenBy(actor.userId) : sql`${actor.kind === "job"}`;

/** A driver changes those; a super_admin any. */
export const editedBy = (actor: Actor): SQL => (isSuperAdmin(actor) ? sql`true` : usedBy(actor));

/** A company uses the vehicles of drivers that it may see; a super_admin any. */
export function seenBy(actor: Actor): SQL {
  if (actor.kind !== "user") return sql`${actor.kind === "job"}`;
  if (isSuperAdmin(actor)) return sql`true`;
  if (actor.memberId === null) return sql`false`;
  return sql`(${seenByMember(actor.memberId, vehicles.consumerId)} or exists (select 1 from ${vehicleDrivers}
    where ${vehicleDrivers.vehicleId} = ${vehicles.id} and ${seenByMember(actor.memberId, vehicleDrivers.consumerId)}))`;
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
export const driversOf = (p: Placeholders<DriverSight>): SQL => sql`(${p.seesAll}::boolean or ${drivenBy(p.userId)})`;

const isSuperAdmin = (actor: Actor): boolean => actor.kind === "user" && actor.roles.includes("super_admin");
