import { z } from "zod";
import { id } from "../common/fields.ts";
import { voucherState } from "../states/index.ts";

const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

export const rewardVoucher = z.object({
  discount_id: id,
  title: z.string(),
  subtitle: z.string(),
  /** What it takes off; for a share of a price, at most. */
  amount_pence: z.int(),
  percent: z.int().nullable(),
  /** Who honours it; null for the platform. */
  member_name: z.string().nullable(),
  /** The voucher that was issued; null until the scan has a result, and once that is undone. */
  voucher_id: id.nullable(),
  state: voucherState.nullable(),
});

export const rewardBanner = z.object({
  title: z.string(),
  text: z.string(),
  /** Where a press leads; empty for nowhere. */
  link: z.string(),
  picture: picture.nullable(),
  /** For narrow screens; null: the same picture. */
  phone_picture: picture.nullable(),
});

export const rewardLogo = picture;

/** What is given with a scan, shown with its result. */
export const scanReward = z.object({
  voucher: rewardVoucher.nullable(),
  banner: rewardBanner.nullable(),
  logo: rewardLogo.nullable(),
});
