import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { StatementRunner } from "@treadclub/kit/db/statement";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { RowOf } from "@treadclub/kit/db/decode";
import { leftOfPack } from "#modules/credits";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { getTableColumns, sql } from "drizzle-orm";
import { creditOrders } from "./table.ts";

const fields = (now: unknown) => ({
  ...getTableColumns(creditOrders),
  left: leftOfPack(sql`${creditOrders.id}`, now),
  buyer: {
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    locale: users.locale,
    isConfirmed: sql<boolean>`(${users.emailConfirmedAt} is not null)`,
    state: consumers.state,
  },
});

/** An order with what is left of its pack and who bought it. */
export type OrderRow = RowOf<ReturnType<typeof fields>>;

const joins = sql`${creditOrders} join ${consumers} on ${consumers.id} = ${creditOrders.consumerId} join ${users} on ${users.id} = ${creditOrders.consumerId}`;

const byReference = defineStatement<{ reference: string; userId: number | null; now: Date }>()((p) => ({
  fields: fields(p.now),
  text: (columns) =>
    sql`select ${columns} from ${joins} where ${creditOrders.reference} = ${p.reference} and ${creditOrders.consumerId} = ${p.userId}`,
}));
const byId = defineStatement<{ id: number; now: Date }>()((p) => ({
  fields: fields(p.now),
  text: (columns) => sql`select ${columns} from ${joins} where ${creditOrders.id} = ${p.id}`,
}));

/** The signed-in driver's own order. Errors: NOT_FOUND. */
export async function ownOrder(ctx: ReadCtx<"NOT_FOUND">, reference: string): Promise<OrderRow> {
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const row = await byReference.first(ctx.db, { reference, userId, now: ctx.now });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

/** Anybody's order, for administrators and jobs. Errors: NOT_FOUND. */
export async function orderById(ctx: ReadCtx<"NOT_FOUND">, id: number): Promise<OrderRow> {
  const row = await byId.first(ctx.db, { id, now: ctx.now });
  if (!row) throw ctx.fail("NOT_FOUND");
  return row;
}

type Key =
  | { readonly id: number }
  | { readonly reference: string }
  | { readonly session: string }
  | { readonly payment: string };

const lockStatement = defineStatement<
  Record<"reference" | "session" | "payment", string | null> & { id: number | null }
>()((p) => ({
  fields: { id: creditOrders.id },
  text: (columns) =>
    sql`select ${columns} from ${creditOrders} where ${creditOrders.id} = ${p.id} or ${creditOrders.reference} = ${p.reference} or ${creditOrders.session} = ${p.session} or ${creditOrders.payment} = ${p.payment} for update`,
}));

/** Locks an order, so that what happens to it happens one after the other, and reads it; null: there is none. */
export async function lockedOrder(ctx: WriteCtx, key: Key): Promise<OrderRow | null> {
  const found = await lockStatement.first(ctx.db, { id: null, reference: null, session: null, payment: null, ...key });
  return found && readOrder(ctx.db, found.id, ctx.now);
}

const readOrder = (db: StatementRunner, id: number, now: Date): Promise<OrderRow | null> => byId.first(db, { id, now });
