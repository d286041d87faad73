import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, type RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { ownList } from "#modules/consumers";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { answerWithinMs } from "./request-states.ts";
import { vehicleRequests, vehicles } from "./table.ts";

export type RequestView = ReplyOf<Catalog["makeOwner"]>;
type Requests = ReplyOf<Catalog["getVehicleRequests"]>;

/** The car by its number alone, and whoever asks by their first name; whoever has the car stays unnamed. */
const fields = {
  id: vehicleRequests.id,
  vehicleId: vehicleRequests.vehicleId,
  holderId: vehicleRequests.holderId,
  askerId: vehicleRequests.askerId,
  number: vehicles.number,
  wish: vehicleRequests.wish,
  state: vehicleRequests.state,
  askedAt: isoInstant(vehicleRequests.askedAt),
  asker: users.firstName,
};
const joins = sql`join ${vehicles} on ${vehicles.id} = ${vehicleRequests.vehicleId} join ${users} on ${users.id} = ${vehicleRequests.askerId}`;

const byId = defineStatement<{ id: number }>()((p) => ({
  fields,
  text: (columns) => sql`select ${columns} from ${vehicleRequests} ${joins} where ${vehicleRequests.id} = ${p.id}`,
}));

const mostShown = 50;

/** What waits for a driver's answer, and what they asked in the last weeks. */
const ofDriver = defineStatement<{ consumerId: number; since: Date }>()((p) => ({
  fields,
  text: (columns) => sql`select ${columns} from ${vehicleRequests} ${joins}
    where (${vehicleRequests.holderId} = ${p.consumerId} and ${vehicleRequests.state} = 'open')
      or (${vehicleRequests.askerId} = ${p.consumerId} and ${vehicleRequests.askedAt} > ${p.since} and ${vehicleRequests.state} <> 'withdrawn')
    order by ${vehicleRequests.id} desc limit ${sql.raw(String(mostShown))}`,
}));

const shownForMs = 30 * 24 * 3_600_000;

/** The questions about cars that a driver was asked and asked. Errors: NOT_FOUND for somebody else's. */
export async function vehicleRequestsOf(ctx: ReadCtx<"NOT_FOUND">, consumerId: number): Promise<Requests> {
  const rows = await ownList(
    ctx,
    consumerId,
    () => ofDriver.all(ctx.db, { consumerId, since: new Date(ctx.now.getTime() - shownForMs) }),
    (list) => list.length === 0,
  );
  return {
    to_answer: rows.filter((row) => row.holderId === consumerId && row.state === "open").map(viewOf),
    asked: rows.filter((row) => row.askerId === consumerId).map((row) => ({ ...viewOf(row), vehicle_id: null })),
  };
}

/** A question that is there, as whoever asked it sees it. */
export async function requestById(ctx: ReadCtx, id: number): Promise<RequestView> {
  const row = await byId.first(ctx.db, { id });
  if (!row) throw new Error("No request row");
  return { ...viewOf(row), vehicle_id: null };
}

const viewOf = (row: RowOf<typeof fields>): RequestView => ({
  id: row.id,
  vehicle_id: row.vehicleId,
  number: row.number,
  asker: row.asker,
  wish: row.wish,
  state: row.state,
  asked_at: row.askedAt,
  answer_by: new Date(Date.parse(row.askedAt) + answerWithinMs).toISOString(),
});
