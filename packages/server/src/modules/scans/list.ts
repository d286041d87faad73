import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { containing, countUpTo, pageOf } from "@treadclub/kit/db/page";
import { normalisePlate } from "@treadclub/rules";
import { ownConsumer } from "#modules/consumers";
import { users } from "#modules/identity";
import { vehicles } from "#modules/vehicles";
import { and, asc, desc, eq, ilike, inArray, like, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { waitingStates } from "./states.ts";
import { scans } from "./table.ts";
import { scanRows, type ScanListRow } from "./view.ts";

type Body = ParsedOf<Catalog["getScansList"]>["body"];
type Page = { list: ScanListRow[]; total_count: number; total_is_more?: true };

/** A page of a driver's scans, newest first. Errors: NOT_FOUND for somebody else's. */
export async function scansOfConsumer(
  ctx: ReadCtx<"NOT_FOUND">,
  consumerId: number,
  body: ParsedOf<Catalog["consumerGetScansListByConsumerId"]>["body"],
): Promise<Page> {
  const { id } = await ownConsumer(ctx, consumerId);
  const isOldestFirst = body.sort === "submitted_at";
  const order = isOldestFirst ? [asc(scans.submittedAt), asc(scans.id)] : [desc(scans.submittedAt), desc(scans.id)];
  return page(ctx.db, body, order, eq(scans.consumerId, id));
}

/** A page of everybody's scans: those that wait on top, longest waiting first, then the newest. */
export const allScans = (ctx: ReadCtx, body: Body): Promise<Page> =>
  page(ctx.db, body, orders[body.sort ?? "waiting_since"]);

/** How many scans wait for an administrator. */
export async function countNewScans(db: ReadDb): Promise<number> {
  const { total_count } = await countUpTo(
    db,
    sql`select 1 from ${scans} where ${eq(scans.state, "awaiting_admin_review")}`,
  );
  return total_count;
}

const orders: Readonly<Record<NonNullable<Body["sort"]>, SQL[]>> = {
  submitted_at: [asc(scans.submittedAt), asc(scans.id)],
  "-submitted_at": [desc(scans.submittedAt), desc(scans.id)],
  waiting_since: [asc(scans.waitingSince), desc(scans.submittedAt), desc(scans.id)],
  "-waiting_since": [sql`${scans.waitingSince} desc nulls last`, desc(scans.submittedAt), desc(scans.id)],
};

async function page(
  db: ReadDb,
  body: Pick<Body, "page" | "per_page" | "search" | "filters">,
  order: SQL[],
  whose?: SQL,
): Promise<Page> {
  const where = and(ne(scans.state, "deleted"), whose, ...wishes(db, body));
  const { limit, offset } = pageOf(body);
  const ids = await db
    .select({ id: scans.id })
    .from(scans)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const count = await countUpTo(db, sql`select 1 from ${scans} where ${where}`);
  return {
    list: await scanRows(
      db,
      ids.map(({ id }) => id),
    ),
    ...count,
  };
}

function wishes(db: ReadDb, { filters = {}, search }: Pick<Body, "filters" | "search">): (SQL | undefined)[] {
  const { states, vehicle_id: vehicleId, waiting } = filters;
  return [
    states && states.length > 0 ? inArray(scans.state, states) : undefined,
    vehicleId === undefined ? undefined : eq(scans.vehicleId, vehicleId),
    waiting === undefined ? undefined : (waiting ? inArray : notInArray)(scans.state, [...waitingStates]),
    search === "" ? undefined : or(...found(db, search)),
  ];
}

/** By part of a plate or of a name. */
function found(db: ReadDb, text: string): SQL[] {
  const plate = normalisePlate(text);
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(ilike(name, containing(text)));
  const cars = db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(like(vehicles.number, containing(plate)));
  return [inArray(scans.consumerId, people), ...(plate === "" ? [] : [inArray(scans.vehicleId, cars)])];
}
