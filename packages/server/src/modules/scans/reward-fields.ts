import type { Catalog, ReplyOf } from "@treadclub/contract";
import { nestedOne, orNull, type RowOf } from "@treadclub/kit/db/decode";
import { signedLink } from "@treadclub/kit/files/links";
import { photos } from "@treadclub/kit/tables";
import { clubDiscounts, clubs } from "#modules/clubs";
import { members } from "#modules/members";
import { vouchers } from "#modules/vouchers";
import { sql, type AnyColumn } from "drizzle-orm";
import { scanRewards, scans } from "./table.ts";

export type ScanReward = NonNullable<ReplyOf<Catalog["getScanById"]>["reward"]>;
type Picture = NonNullable<ScanReward["logo"]>;

const picture = (id: AnyColumn) =>
  nestedOne(
    { id: photos.id, width: photos.width, height: photos.height },
    sql`from ${photos} where ${photos.id} = ${id} and ${photos.removedAt} is null`,
  );

/** A discount that is or may be given, for statements from `club_discounts` with `offerJoins`. */
export const offerFields = {
  discountId: clubDiscounts.id,
  title: clubDiscounts.title,
  subtitle: clubDiscounts.subtitle,
  amountPence: clubDiscounts.amountPence,
  conditions: clubDiscounts.conditions,
  memberName: orNull(members.companyName),
};

export const offerJoins = sql`join ${clubs} on ${clubs.id} = ${clubDiscounts.clubId}
  left join ${members} on ${members.id} = ${clubs.memberId}`;

/** What is given with a scan; for statements that read `scans`. */
export const rewardOfScan = nestedOne(
  {
    discount: nestedOne(
      offerFields,
      sql`from ${clubDiscounts} ${offerJoins} where ${clubDiscounts.id} = ${scans.discountId}`,
    ),
    voucher: nestedOne(
      { id: vouchers.id, state: vouchers.state, title: vouchers.title, amountPence: vouchers.amountPence },
      sql`from ${vouchers} where ${vouchers.consumerId} = ${scans.consumerId}
        and ${vouchers.clubDiscountId} = ${scans.discountId} and ${vouchers.nth} = -${scans.id} and ${vouchers.state} <> 'withdrawn'`,
    ),
    bannerTitle: orNull(scanRewards.bannerTitle),
    bannerText: orNull(scanRewards.bannerText),
    bannerLink: orNull(scanRewards.bannerLink),
    bannerPicture: picture(scanRewards.bannerPhotoId),
    phonePicture: picture(scanRewards.bannerPhonePhotoId),
    logo: picture(scanRewards.logoPhotoId),
  },
  sql`from (values (1)) always left join ${scanRewards} on ${scanRewards.scanId} = ${scans.id}`,
);

export type RewardRow = RowOf<{ reward: typeof rewardOfScan }>["reward"];

interface Signing {
  readonly secret: string;
  readonly now: Date;
}

/** Returns what is given with a scan; null for nothing. */
export function rewardView(row: RewardRow, signing: Signing): ScanReward | null {
  if (row === null) return null;
  const { discount, voucher } = row;
  const reward: ScanReward = {
    voucher: discount && {
      ...offerView(discount),
      // A voucher keeps the words of the day it was issued.
      ...(voucher && { title: voucher.title, amount_pence: voucher.amountPence }),
      voucher_id: voucher?.id ?? null,
      state: voucher?.state ?? null,
    },
    banner:
      row.bannerTitle === null
        ? null
        : {
            title: row.bannerTitle,
            text: row.bannerText ?? "",
            link: row.bannerLink ?? "",
            picture: pictureView(row.bannerPicture, signing),
            phone_picture: pictureView(row.phonePicture, signing),
          },
    logo: pictureView(row.logo, signing),
  };
  return reward.voucher || reward.banner || reward.logo ? reward : null;
}

export const offerView = ({
  discountId,
  title,
  subtitle,
  amountPence,
  conditions,
  memberName,
}: RowOf<typeof offerFields>) => ({
  discount_id: discountId,
  title,
  subtitle,
  amount_pence: amountPence,
  percent: conditions.percent,
  member_name: memberName,
});

export const pictureView = (
  photo: { readonly id: string; readonly width: number; readonly height: number } | null,
  { secret, now }: Signing,
): Picture | null => photo && { url: signedLink(secret, photo.id, now), width: photo.width, height: photo.height };
