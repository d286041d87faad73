import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { londonDay } from "@treadclub/rules";
import { consumers } from "#modules/consumers";
import { locations } from "#modules/members";
import { sql } from "drizzle-orm";
import { voucherFields, type IsBookedAt } from "./fields.ts";
import { canShare } from "./policy.ts";
import type { ShareDeps } from "./share.ts";
import { tokenHolds, voucherIdIn } from "./share-token.ts";
import { vouchers } from "./table.ts";
import { linkOf, platformName } from "./view.ts";
import { wordsOf } from "./words.ts";

const placesShown = 5;

const opening = (isBookedAt: IsBookedAt) =>
  defineStatement<{ id: number }>()((p) => ({
    fields: {
      ...voucherFields(sql`null`, isBookedAt),
      locations: nestedList(
        {
          id: locations.id,
          name: locations.name,
          address_line_1: locations.addressLine1,
          address_line_2: locations.addressLine2,
          city: locations.city,
          postcode: locations.postcode,
        },
        sql`from (select * from ${locations} where member_id = ${vouchers.memberId}
          and (cardinality(${vouchers.locationIds}) = 0 or id = any(${vouchers.locationIds})) order by id limit ${sql.raw(String(placesShown))}) as ${locations}`,
        sql`${locations.id}`,
      ),
    },
    text: (
      columns,
    ) => sql`select ${columns} from ${vouchers} join ${consumers} on ${consumers.id} = ${vouchers.consumerId}
      where ${vouchers.id} = ${p.id} and ${consumers.state} = 'active'`,
  }));

/** Returns the operation that shows a voucher to whoever has its link. */
export function openShared(deps: ShareDeps) {
  const byId = opening(deps.isBookedAt);
  /** Errors: CODE_INVALID, also for a link whose driver has stopped sharing. */
  return async (ctx: ReadCtx<"CODE_INVALID">, token: string): Promise<ReplyOf<Catalog["getSharedVoucher"]>> => {
    const id = voucherIdIn(token);
    const row = id === null ? null : await byId.first(ctx.db, { id });
    if (!row || !row.conditions.channels.includes("share") || !tokenHolds(deps.secret, token, row))
      throw ctx.fail("CODE_INVALID");
    const isUsable = canShare(row, londonDay(ctx.now));
    return {
      state: row.state,
      ...wordsOf(row, ctx.language),
      amount_pence: row.amountPence,
      conditions: row.conditions,
      member_name: row.memberId === null ? platformName : (row.memberName ?? ""),
      by: row.memberId === null ? "platform" : "member",
      group: row.group,
      only_at: row.onlyAt,
      expires_on: row.expiresOn,
      used_at: row.usedAt,
      code: isUsable ? row.code : null,
      link: isUsable ? linkOf(deps.publicUrl, row) : null,
      locations: row.locations,
    };
  };
}
