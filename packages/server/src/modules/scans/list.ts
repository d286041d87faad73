import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { when, whenEqual, whenOneOf } from "@treadclub/kit/db/list-conditions";
import { containing } from "@treadclub/kit/db/page";
import { wholeNumber } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { normalisePlate } from "@treadclub/rules";
import { consumerExists, ownList, personRef } from "#modules/consumers";
import { users } from "#modules/identity";
import { companyScope } from "#modules/members";
import { vehicles } from "#modules/vehicles";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { scanJoins, scanListRow, scanRowFields, type ScanListRow } from "./fields.ts";
import { waitingStates } from "./states.ts";
import { scans } from "./table.ts";

type Body = ParsedOf<Catalog["getScansList"]>["body"];

/** A page of a driver's scans, newest first. Errors: NOT_FOUND for somebody else's. */
export const scansOfConsumer = (
  ctx: ReadCtx<"NOT_FOUND">,
  consumerId: number,
  body: ParsedOf<Catalog["consumerGetScansListByConsumerId"]>["body"],
): Promise<ListReply<ScanListRow>> =>
  ownList(
    ctx,
    consumerId,
    () => listScans({ ctx, body: { ...body, sort: body.sort ?? "-submitted_at" }, consumerId, memberId: null }),
    ({ list }) => list.length === 0,
  );

/** A page of everybody's scans: those that wait on top, longest waiting first, then the newest. */
export const allScans = (ctx: ReadCtx, body: Body): Promise<ListReply<ScanListRow>> =>
  listScans({ ctx, body, consumerId: null, memberId: null });

/** A page of the scans made with the actor's company: those that wait for it on top, longest waiting first, then the newest. */
export const scansOfMember = (ctx: ReadCtx, body: Body): Promise<ListReply<ScanListRow>> =>
  listScans({ ctx, body, consumerId: null, memberId: companyScope(ctx.actor) });

/** How many scans wait for an administrator. */
export const countNewScans = async (db: ReadDb): Promise<number> => (await waitingCount.first(db, {}))?.total ?? 0;

const mostCounted = 10_000;

const waitingCount = defineStatement()(() => ({
  fields: { total: wholeNumber(sql`count(*)`) },
  text: (columns) =>
    sql`select ${columns} from (select 1 from ${scans} where ${scans.state} = 'awaiting_admin_review' limit ${sql.raw(String(mostCounted))}) waiting`,
}));

const listScans = listPage<Body, { readonly consumerId: number | null; readonly memberId: number | null }>()(
  () => ({
    from: scans,
    fields: scanRowFields,
    joins: scanJoins,
    where: [
      sql`${scans.state} <> 'deleted'`,
      when(
        ({ consumerId }) => consumerId,
        (id) => sql`${scans.consumerId} = ${id} and ${consumerExists(sql`${id}`)}`,
      ),
      whenEqual(scans.memberId, ({ memberId }) => memberId),
      whenOneOf(scans.state, ({ body }) => body.filters?.states),
      whenEqual(scans.vehicleId, ({ body }) => body.filters?.vehicle_id),
      whenOneOf(scans.state, ({ body, memberId }) => (body.filters?.waiting === true ? waitingFor(memberId) : null)),
      when(
        ({ body, memberId }) => (body.filters?.waiting === false ? waitingFor(memberId) : null),
        (states) => sql`${scans.state} <> all(${states}::text[])`,
      ),
      when(({ body }) => searched(body.search), found),
    ],
    sort: {
      by: {
        submitted_at: scans.submittedAt,
        waiting_since: {
          up: sql`${scans.waitingSince}, ${newest}`,
          down: sql`${scans.waitingSince} desc nulls last, ${newest}`,
        },
      },
      usual: "waiting_since",
    },
  }),
  scanListRow,
);

/** What waits for an administrator may also wait for its member; a member sees what waits for it. */
const waitingFor = (memberId: number | null): readonly string[] =>
  memberId === null ? waitingStates : ["awaiting_member_review"];

const newest = sql`${scans.submittedAt} desc, ${scans.id} desc`;

const searched = (search: string): (string | null)[] => {
  const plate = normalisePlate(search);
  return search === "" ? [] : [containing(search), plate === "" ? null : containing(plate)];
};

/** By part of a name or of a plate. */
const found = (texts: Placeholder): SQL =>
  sql`(${scans.consumerId} in (select ${users.id} from ${users} where ${personRef.name} ilike (${texts}::text[])[1])
    or ${scans.vehicleId} in (select ${vehicles.id} from ${vehicles} where ${vehicles.number} like (${texts}::text[])[2]))`;
