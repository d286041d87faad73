import type { Actor } from "@treadclub/contract";
import { seenByMember } from "#modules/consumers";
import { eq, sql, type SQL } from "drizzle-orm";
import { vehicles } from "./table.ts";

/** A driver uses own vehicles only. */
export const ownedBy = (actor: Actor): SQL =>
  actor.kind === "user" ? eq(vehicles.consumerId, actor.userId) : sql`${actor.kind === "job"}`;

/** A driver changes own vehicles; a super_admin any. */
export const editedBy = (actor: Actor): SQL =>
  actor.kind === "user" && actor.roles.includes("super_admin") ? sql`true` : ownedBy(actor);

/** A company uses the vehicles of drivers that it may see; a super_admin any. */
export function seenBy(actor: Actor): SQL {
  if (actor.kind !== "user") return sql`${actor.kind === "job"}`;
  if (actor.roles.includes("super_admin")) return sql`true`;
  return actor.memberId === null ? sql`false` : seenByMember(actor.memberId, vehicles.consumerId);
}
