import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing } from "@treadclub/kit/db/page";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { normalisePlate } from "@treadclub/rules";
import { consumerExists, ownList, personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { vehicles } from "#modules/vehicles";
import { asc, desc, sql, type SQL } from "drizzle-orm";
import { scanJoins, scanListRow, scanRowFields, type ScanListRow } from "./fields.ts";
import { waitingStates } from "./states.ts";
import { scans } from "./table.ts";

type Body = ParsedOf<Catalog["getScansList"]>["body"];
type Sort = NonNullable<Body["sort"]>;
type Page = { list: ScanListRow[]; total_count: number; total_is_more?: true };

interface Variant {
  readonly sort: Sort;
  readonly filters: readonly string[];
}
interface Wishes {
  readonly consumerId: number | undefined;
  readonly states: readonly string[] | undefined;
  readonly vehicleId: number | undefined;
  readonly waiting: readonly string[] | undefined;
  readonly settled: readonly string[] | undefined;
  readonly name: string | undefined;
  readonly plate: string | undefined;
}

/** A page of a driver's scans, newest first. Errors: NOT_FOUND for somebody else's. */
export const scansOfConsumer = (
  ctx: ReadCtx<"NOT_FOUND">,
  consumerId: number,
  body: ParsedOf<Catalog["consumerGetScansListByConsumerId"]>["body"],
): Promise<Page> =>
  ownList(
    ctx,
    consumerId,
    () => page(ctx.db, body, body.sort ?? "-submitted_at", consumerId),
    ({ list }) => list.length === 0,
  );

/** A page of everybody's scans: those that wait on top, longest waiting first, then the newest. */
export const allScans = (ctx: ReadCtx, body: Body): Promise<Page> => page(ctx.db, body, body.sort ?? "waiting_since");

/** How many scans wait for an administrator. */
export const countNewScans = async (db: ReadDb): Promise<number> => (await waitingCount.first(db, {}))?.total ?? 0;

const mostCounted = 10_000;

const waitingCount = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (columns) =>
    sql`select ${columns} from (select 1 from ${scans} where ${scans.state} = 'awaiting_admin_review' limit ${sql.raw(String(mostCounted))}) waiting`,
}));

const orders: Readonly<Record<Sort, readonly SQL[]>> = {
  submitted_at: [asc(scans.submittedAt), asc(scans.id)],
  "-submitted_at": [desc(scans.submittedAt), desc(scans.id)],
  waiting_since: [asc(scans.waitingSince), desc(scans.submittedAt), desc(scans.id)],
  "-waiting_since": [sql`${scans.waitingSince} desc nulls last`, desc(scans.submittedAt), desc(scans.id)],
};

const scanList = defineList<Variant, Wishes>()(({ sort, filters }, p) => {
  const when = (name: keyof Wishes, condition: SQL): SQL | undefined =>
    filters.includes(name) ? condition : undefined;
  return {
    fields: scanRowFields,
    id: scans.id,
    from: sql`from ${scans}`,
    where: allOf(
      sql`${scans.state} <> 'deleted'`,
      when("consumerId", sql`${scans.consumerId} = ${p.consumerId} and ${consumerExists(sql`${p.consumerId}`)}`),
      when("states", sql`${scans.state} = any(${p.states}::text[])`),
      when("vehicleId", sql`${scans.vehicleId} = ${p.vehicleId}`),
      when("waiting", sql`${scans.state} = any(${p.waiting}::text[])`),
      when("settled", sql`${scans.state} <> all(${p.settled}::text[])`),
      when("name", found(p, filters.includes("plate"))),
    ),
    order: sql.join([...orders[sort]], sql`, `),
    joins: scanJoins,
  };
});

async function page(
  db: ReadDb,
  body: Pick<Body, "page" | "per_page" | "search" | "filters">,
  sort: Sort,
  consumerId?: number,
): Promise<Page> {
  const { states, vehicle_id: vehicleId, waiting } = body.filters ?? {};
  const plate = normalisePlate(body.search);
  const wishes = {
    consumerId,
    states: states && states.length > 0 ? states : undefined,
    vehicleId,
    waiting: waiting === true ? waitingStates : undefined,
    settled: waiting === false ? waitingStates : undefined,
    name: body.search === "" ? undefined : containing(body.search),
    plate: body.search === "" || plate === "" ? undefined : containing(plate),
  };
  const { rows, count } = await scanList.page(db, { sort, filters: setIn(wishes) }, wishes, body);
  return { list: rows.map(scanListRow), ...count };
}

/** By part of a name or of a plate. */
function found(p: Placeholders<Wishes>, hasPlate: boolean): SQL {
  const people = sql`${scans.consumerId} in (select ${users.id} from ${users} where ${personRef.name} ilike ${p.name})`;
  const cars = sql`${scans.vehicleId} in (select ${vehicles.id} from ${vehicles} where ${vehicles.number} like ${p.plate})`;
  return hasPlate ? sql`(${people} or ${cars})` : people;
}
