import type { Catalog, ParsedOf } from "@treadclub/contract";
import { isoInstant, nestedOne } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { when, whenEqual, whenSearched, type Condition } from "@treadclub/kit/db/list-conditions";
import { consumerExists } from "#modules/consumers";
import { creditEntries } from "#modules/credits";
import { users } from "#modules/identity";
import { scans } from "#modules/scans";
import { vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import { creditOrders, referencePrefix } from "./table.ts";

type Own = ParsedOf<Catalog["getCreditOrders"]>["body"];
type Office = ParsedOf<Catalog["getOrdersList"]>["body"];
type History = ParsedOf<Catalog["getCreditHistory"]>["body"];

/**
 * By any part of a reference. What all of them begin with is in every entry of the index and costs a look at each: the index
 * is asked for the rest alone.
 */
const byReference: readonly Condition<{ readonly body: { readonly search: string } }>[] = [
  whenSearched(
    ({ body }) => restOf(body.search),
    (text) => sql`${creditOrders.reference} ilike ${text}`,
  ),
  when(
    ({ body }) => (restOf(body.search) === body.search ? null : body.search.toUpperCase()),
    (text) => sql`starts_with(upper(${creditOrders.reference}), ${text})`,
  ),
];

const restOf = (search: string): string =>
  search.toUpperCase().startsWith(referencePrefix) ? search.slice(referencePrefix.length) : search;

const rowFields = {
  id: creditOrders.id,
  reference: creditOrders.reference,
  state: creditOrders.state,
  credits: creditOrders.credits,
  free_scans: creditOrders.freeScans,
  price_pence: creditOrders.pricePence,
  created_at: isoInstant(creditOrders.createdAt),
  paid_at: isoInstant(creditOrders.paidAt),
  refund_pence: creditOrders.refundPence,
  is_test: sql<boolean>`(${creditOrders.provider} = 'test')`,
};

/** A driver's orders, newest first. */
export const listOrders = listPage<Own, { consumerId: number }>()(
  (p) => ({
    from: creditOrders,
    fields: rowFields,
    where: [
      sql`${creditOrders.consumerId} = ${p.consumerId} and ${consumerExists(sql`${p.consumerId}`)}`,
      whenEqual(creditOrders.state, ({ body }) => body.filters?.state),
      ...byReference,
    ],
    sort: { by: { created_at: creditOrders.createdAt }, usual: "-created_at" },
  }),
  (row) => row,
);

/** Everybody's orders, newest first. */
export const listAllOrders = listPage<Office>()(
  () => ({
    from: creditOrders,
    fields: {
      ...rowFields,
      consumer: {
        id: creditOrders.consumerId,
        name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      },
    },
    joins: sql`join ${users} on ${users.id} = ${creditOrders.consumerId}`,
    where: [
      whenEqual(creditOrders.state, ({ body }) => body.filters?.state),
      whenEqual(creditOrders.consumerId, ({ body }) => body.filters?.consumer_id),
      ...byReference,
    ],
    sort: { by: { created_at: creditOrders.createdAt, paid_at: creditOrders.paidAt }, usual: "-created_at" },
  }),
  (row) => row,
);

/** What a driver's scans were added by and spent on, newest first. */
export const listHistory = listPage<History, { consumerId: number }>()(
  (p) => ({
    from: creditEntries,
    fields: {
      id: creditEntries.id,
      at: isoInstant(creditEntries.at),
      amount: creditEntries.amount,
      kind: creditEntries.kind,
      reason: creditEntries.reason,
      expires_at: isoInstant(creditEntries.expiresAt),
      scan: nestedOne(
        { id: scans.id, position: scans.position, plate: vehicles.number },
        sql`from ${scans} join ${vehicles} on ${vehicles.id} = ${scans.vehicleId} where ${scans.id} = ${creditEntries.refId}`,
      ),
      order: nestedOne(
        { id: creditOrders.id, reference: creditOrders.reference },
        sql`from ${creditOrders} where ${creditOrders.id} = ${creditEntries.orderId}`,
      ),
    },
    where: [sql`${creditEntries.consumerId} = ${p.consumerId} and ${consumerExists(sql`${p.consumerId}`)}`],
    sort: {
      by: {
        at: {
          up: sql`${creditEntries.id}`,
          down: sql`${creditEntries.id} desc`,
        },
      },
      usual: "-at",
    },
  }),
  (row) => row,
);
