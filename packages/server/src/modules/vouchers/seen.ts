import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { signedInUser } from "#modules/identity";
import { sql } from "drizzle-orm";
import { vouchers } from "./table.ts";

type Events = ParsedOf<Catalog["saveVoucherStatistic"]>["body"]["list"];

/** Locked in the order of their ids, as everywhere, so that two batches wait for each other without a deadlock. */
const note = defineStatement<{ consumerId: number; ids: string; openedIds: string; now: string }>()((p) => {
  const isOpened = sql`v.id = any(${p.openedIds}::bigint[])`;
  return {
    fields: { id: sql<number>`v.id`.mapWith(Number) },
    text: (columns) => sql`with own as materialized (
        select id from ${vouchers} where id = any(${p.ids}::bigint[]) and consumer_id = ${p.consumerId} and state <> 'withdrawn'
        order by id for no key update
      )
      update ${vouchers} v set seen_at = coalesce(v.seen_at, ${p.now}::timestamptz),
        opened_at = case when ${isOpened} then coalesce(v.opened_at, ${p.now}::timestamptz) else v.opened_at end
      from own where v.id = own.id and (v.seen_at is null or (v.opened_at is null and ${isOpened})) returning ${columns}`,
  };
});

/** Notes when a driver first saw and opened own vouchers; others are passed over. Returns how many were new. */
export async function noteSeen(ctx: WriteCtx, events: Events): Promise<number> {
  const opened = events.filter(({ event }) => event === "opened");
  const rows = await note.all(ctx.db, {
    consumerId: signedInUser(ctx),
    ids: arrayOf(events),
    openedIds: arrayOf(opened),
    now: ctx.now.toISOString(),
  });
  return rows.length;
}

const arrayOf = (events: Events): string => `{${events.map(({ voucher_id: id }) => id).join(",")}}`;
