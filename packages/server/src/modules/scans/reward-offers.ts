import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedList, nestedOne } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement, type Placeholders } from "@treadclub/kit/db/statement";
import { photos } from "@treadclub/kit/tables";
import { londonDay } from "@treadclub/rules";
import { clubDiscounts, clubs, mayBeGivenFrom } from "#modules/clubs";
import { givenFields, type GivenDiscount } from "#modules/vouchers";
import { alias } from "drizzle-orm/pg-core";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { mayReward, scanSightOf, scanVisible, type ScanSight } from "./policy.ts";
import { offerFields, offerJoins, offerView, pictureView } from "./reward-fields.ts";
import { scanRewards, scans } from "./table.ts";

/** A discount that may be given with a scan: of the fitter it was made with, and from administrators also of the platform. */
const mayBeGiven = (memberId: SQLWrapper, p: Placeholders<{ today: string; ofPlatform: boolean }>): SQL =>
  sql`${clubDiscounts.active} and ${mayBeGivenFrom(p.today)}
    and (${clubs.memberId} = ${memberId} or (${clubs.memberId} is null and ${p.ofPlatform}::boolean))`;

const earlier = alias(scanRewards, "earlier");
const shown = alias(scans, "shown");

const offersOfScan = defineStatement<ScanSight & { id: number; today: string; ofPlatform: boolean }>()((p) => ({
  fields: {
    state: scans.state,
    memberId: scans.memberId,
    reviewedAt: scans.reviewedAt,
    reviewedBy: scans.reviewedBy,
    offers: nestedList(
      { ...offerFields, clubTitle: clubs.title },
      sql`from ${clubDiscounts} ${offerJoins} where ${mayBeGiven(sql`${scans.memberId}`, p)}`,
      sql`${clubs.memberId} nulls last, ${clubs.title}, ${clubDiscounts.id}`,
    ),
    lastLogo: lastLogoOf(sql`${scans.memberId}`),
  },
  text: (columns) => sql`select ${columns} from ${scans} where ${scans.id} = ${p.id} and ${scanVisible(p)}`,
}));

/** The logo that the fitter's latest scan with one shows. */
function lastLogoOf(memberId: SQL) {
  return nestedOne(
    { id: photos.id, width: photos.width, height: photos.height },
    sql`from ${scans} ${shown} join ${scanRewards} ${earlier} on ${earlier.scanId} = ${shown.id}
      join ${photos} on ${photos.id} = ${earlier.logoPhotoId} and ${photos.removedAt} is null
      where ${shown.memberId} = ${memberId} order by ${shown.id} desc limit 1`,
  );
}

/** Lists what may be given with a scan. Errors: NOT_FOUND for a scan with which the actor may give nothing. */
export async function rewardOffers(
  ctx: ReadCtx<"NOT_FOUND">,
  secret: string,
  id: number,
): Promise<ReplyOf<Catalog["getScanRewardOffers"]>> {
  const sight = scanSightOf(ctx.actor);
  const found = await offersOfScan.first(ctx.db, {
    id,
    ...sight,
    today: londonDay(ctx.now),
    ofPlatform: sight.seesAll,
  });
  if (!found || !mayReward(ctx.actor, found)) throw ctx.fail("NOT_FOUND");
  return {
    list: found.offers.map((offer) => ({ ...offerView(offer), club_title: offer.clubTitle })),
    last_logo: pictureView(found.lastLogo, { secret, now: ctx.now }),
  };
}

const givable = defineStatement<{
  discountId: number;
  memberId: number | null;
  today: string;
  ofPlatform: boolean;
}>()((p) => ({
  fields: givenFields,
  text: (columns) => sql`select ${columns} from ${clubDiscounts} ${offerJoins}
    where ${clubDiscounts.id} = ${p.discountId} and ${mayBeGiven(sql`${p.memberId}::bigint`, p)}`,
}));

/** Returns a discount that may be given with the scan of a fitter, or of none; null for one that may not. */
export const givableDiscount = (
  ctx: Pick<ReadCtx, "actor" | "db" | "now">,
  discountId: number,
  memberId: number | null,
): Promise<GivenDiscount | null> =>
  givable.first(ctx.db, {
    discountId,
    memberId,
    today: londonDay(ctx.now),
    ofPlatform: scanSightOf(ctx.actor).seesAll,
  });

const lastLogo = defineStatement<{ memberId: number | null }>()((p) => ({
  fields: { logo: lastLogoOf(sql`${p.memberId}::bigint`) },
  text: (columns) => sql`select ${columns}`,
}));

/** The id of the logo that the fitter's latest scan with one shows; null for none. */
export const lastLogoId = async (db: ReadDb, memberId: number | null): Promise<string | null> =>
  (await lastLogo.first(db, { memberId }))?.logo?.id ?? null;
