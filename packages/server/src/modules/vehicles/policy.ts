import type { Actor } from "@treadclub/contract";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { consumerLinks, consumers, seenByMember } from "#modules/consumers";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
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

/** The same for lists, which begin at the company's drivers. */
export const seenByCompany = (memberId: SQLWrapper): SQL => {
  const drivers = sql`from ${consumerLinks} join ${consumers} on ${consumers.id} = ${consumerLinks.consumerId} and ${consumers.state} = 'active'`;
  return sql`${vehicles.id} in (
    select owned.id ${drivers} join vehicles owned on owned.consumer_id = ${consumers.id} where ${consumerLinks.memberId} = ${memberId}
    union all select ${vehicleDrivers.vehicleId} ${drivers} join ${vehicleDrivers} on ${vehicleDrivers.consumerId} = ${consumers.id} where ${consumerLinks.memberId} = ${memberId})`;
};

/** The driver for whom a company sees a vehicle, its owner first; the owner without a company. */
export const driverSeenBy = (memberId: SQLWrapper): SQL => {
  const isSeen = (consumer: SQLWrapper): SQL =>
    sql`exists (select 1 from ${consumerLinks} join ${consumers} on ${consumers.id} = ${consumerLinks.consumerId} and ${consumers.state} = 'active'
      where ${consumerLinks.memberId} = ${memberId} and ${consumerLinks.consumerId} = ${consumer})`;
  return sql`(case when ${memberId}::bigint is null or ${isSeen(vehicles.consumerId)} then ${vehicles.consumerId} else
    (select ${vehicleDrivers.consumerId} from ${vehicleDrivers} where ${vehicleDrivers.vehicleId} = ${vehicles.id}
      and ${isSeen(vehicleDrivers.consumerId)} order by ${vehicleDrivers.since} limit 1) end)`;
};

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
