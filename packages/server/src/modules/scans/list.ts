import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedOne } from "@treadclub/kit/db/decode";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import type { Placeholders } from "@treadclub/kit/db/statement";
import { when, whenEqual } from "@treadclub/kit/db/list-conditions";
import {
  consumerExists,
  consumers,
  consumerSightOf,
  consumerVisible,
  ownList,
  personRef,
  type ConsumerSight,
} from "#modules/consumers";
import { users } from "#modules/identity";
import { companyScope } from "#modules/members";
import { sql } from "drizzle-orm";
import { scanConditions } from "./conditions.ts";
import { scanJoins, scanListRow, scanRowFields, type ScanListRow } from "./fields.ts";
import type { ShownTo } from "./policy.ts";
import { reviewFields, reviewOf } from "./review-row.ts";
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

interface Owner {
  readonly consumerId: number | null;
  readonly memberId: number | null;
}

const listScans = listPage<Body, Owner>()(
  () => ({
    from: scans,
    fields: { row: scanRowFields, review: reviewFields },
    joins: scanJoins,
    where: [
      sql`${scans.state} <> 'deleted'`,
      when(
        ({ consumerId }) => consumerId,
        (id) => sql`${scans.consumerId} = ${id} and ${consumerExists(sql`${id}`)}`,
      ),
      whenEqual(scans.memberId, ({ memberId }) => memberId),
      ...scanConditions,
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
  ({ row, review }, { ctx }) => ({ ...scanListRow(row), ...reviewOf(ctx, review) }),
);

type ConsumerBody = ParsedOf<Catalog["memberGetScansListByConsumerId"]>["body"];
interface TheirSight extends ConsumerSight {
  readonly consumerId: number;
}
type TheirScans = ReplyOf<Catalog["memberGetScansListByConsumerId"]>;

/**
 * The list of a driver's scans that the actor's company may see, newest first: those made with it, and those that a quote
 * request shows to it. Errors: NOT_FOUND for a driver of nobody's.
 */
export function openScansOfTheirs(
  shownTo: ShownTo,
): (ctx: ReadCtx<"NOT_FOUND">, consumerId: number, body: ConsumerBody) => Promise<TheirScans> {
  const list = listPage<ConsumerBody, TheirSight>()(
    (p) => ({
      from: scans,
      fields: scanRowFields,
      joins: scanJoins,
      where: [
        sql`${scans.state} <> 'deleted' and ${scans.consumerId} = ${p.consumerId}`,
        when(
          ({ ctx }) => companyScope(ctx.actor),
          (id) => sql`(${scans.memberId} = ${id} or ${shownTo(sql`${id}`)})`,
        ),
        ...scanConditions,
      ],
      sort: { by: { submitted_at: scans.submittedAt }, usual: "-submitted_at" },
      beside: consumerBeside(p),
    }),
    (row) => scanListRow(row),
  );
  return async (ctx, consumerId, body) => {
    const { consumer, ...page } = await list({ ctx, body, consumerId, ...consumerSightOf(ctx.actor) });
    if (!consumer) throw ctx.fail("NOT_FOUND");
    return { ...page, consumer };
  };
}

/** The driver of a list, where the actor may see them. */
const consumerBeside = (p: Placeholders<TheirSight>) => ({
  consumer: nestedOne(
    { id: users.id, name: personRef.name },
    sql`from ${consumers} join ${users} on ${users.id} = ${consumers.id} where ${consumers.id} = ${p.consumerId} and ${consumerVisible(p)}`,
  ),
});

const newest = sql`${scans.submittedAt} desc, ${scans.id} desc`;
