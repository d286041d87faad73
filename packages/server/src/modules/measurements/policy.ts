import { isAdmin, type Actor } from "@treadclub/contract";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { consumerSightOf, type ConsumerSight } from "#modules/consumers";
import { sql, type SQL } from "drizzle-orm";
import { measurementSessions } from "./table.ts";

/** Which sessions an actor may see, as parameters of a statement. */
export type SessionSight = ConsumerSight;
export const sessionSightOf = (actor: Actor): SessionSight => consumerSightOf(actor);

/** Its creator, its driver and the company it is made with; administrators see all. Only one that is bound shows. */
export const sessionVisible = (p: Placeholders<SessionSight>): SQL =>
  sql`${measurementSessions.vehicleId} is not null and (${p.seesAll}::boolean or ${measurementSessions.begunBy} = ${p.userId}
    or ${measurementSessions.consumerId} = ${p.userId} or ${measurementSessions.memberId} = ${p.memberId})`;

type Begun = Pick<typeof measurementSessions.$inferSelect, "begunBy" | "consumerId">;

/** Its creator and its driver may end it, administrators any. A company that only shows in it may not. */
export const mayCancel = (actor: Actor, { begunBy, consumerId }: Begun): boolean =>
  isAdmin(actor) || (actor.kind === "user" && (actor.userId === begunBy || actor.userId === consumerId));
