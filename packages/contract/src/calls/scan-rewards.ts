import { z } from "zod";
import { done, id, idParams, line, paragraph, pathId, uploadId, website } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";
import { rewardBanner, rewardLogo, rewardVoucher } from "../views/scan-rewards.ts";
import { scanView } from "../views/scans.ts";

const voucherGift = {
  method: "POST",
  effect: "write",
  changes: ["scan", "voucher"],
  body: z.strictObject({ scan_id: id, discount_id: id }),
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
} as const;

export const createScanDiscountVoucher = endpoint({
  ...voucherGift,
  path: "admins/create_scan_discount_voucher",
  access: "admin",
  description:
    "Gives a discount with a scan, in place of the one given before. The voucher is issued once, as soon as the scan has a result; undoing the result withdraws it while it is unused.",
});

export const memberCreateScanDiscountVoucher = endpoint({
  ...voucherGift,
  path: "members/create_scan_discount_voucher",
  access: "member",
  description: "Gives a discount of the fitter's own with a scan that the fitter judges.",
});

const bannerGift = {
  method: "POST",
  effect: "outside",
  changes: ["scan", "upload"],
  body: z.strictObject({
    scan_id: id,
    title: line,
    text: paragraph.default(""),
    link: website.or(z.literal("")).default(""),
    upload_id: uploadId.optional(),
    phone_upload_id: uploadId.optional(),
  }),
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
} as const;

export const createScanBonusBanner = endpoint({
  ...bannerGift,
  path: "admins/create_scan_bonus_banner",
  access: "admin",
  description:
    "Puts a banner below the result of a scan, in place of the one there was. Without an upload, its pictures stay.",
});

export const memberCreateScanBonusBanner = endpoint({
  ...bannerGift,
  path: "members/create_scan_bonus_banner",
  access: "member",
  description: "Puts a banner below the result of a scan that the fitter judges.",
});

export const createScanLogo = endpoint({
  method: "POST",
  path: "create_scan_logo",
  access: "office",
  effect: "outside",
  changes: ["scan", "upload"],
  description:
    "Shows the fitter's logo with the result of a scan. Without an upload, the one that the fitter's latest scan with a logo shows.",
  body: z.strictObject({ scan_id: id, upload_id: uploadId.optional() }),
  reply: scanView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const getScanRewardOffers = endpoint({
  method: "GET",
  path: "get_scan_reward_offers/{id}",
  access: "office",
  effect: "read",
  shows: ["scan", "club"],
  description: "Lists the discounts that may be given with a scan, and the fitter's logo of before.",
  params: idParams,
  reply: z.object({
    list: z.array(rewardVoucher.omit({ voucher_id: true, state: true }).extend({ club_title: z.string() })),
    last_logo: rewardLogo.nullable(),
  }),
  errors: ["NOT_FOUND"],
});

export const getScanLogoByScanId = endpoint({
  method: "GET",
  path: "get_scan_logo_by_scan_id/{id}",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["scan"],
  description: "Gets the logo that is shown with a result; null where there is no result, or no logo.",
  params: idParams,
  reply: z.object({ logo: rewardLogo.nullable() }),
  errors: [],
});

export const getScanVoucherByScanId = endpoint({
  method: "GET",
  path: "admins/get_scan_voucher_by_scan_id/{id}",
  access: "admin",
  effect: "read",
  shows: ["scan", "voucher"],
  description: "Gets the discount that is given with a scan, and the voucher that was issued.",
  params: idParams,
  reply: z.object({ voucher: rewardVoucher.nullable() }),
  errors: ["NOT_FOUND"],
});

export const getBannerBonusByScanId = endpoint({
  method: "GET",
  path: "admins/get_banner_bonus_by_scan_id/{id}",
  access: "admin",
  effect: "read",
  shows: ["scan"],
  description: "Gets the banner below the result of a scan.",
  params: idParams,
  reply: z.object({ banner: rewardBanner.nullable() }),
  errors: ["NOT_FOUND"],
});

const removal = {
  method: "DELETE",
  effect: "write",
  changes: ["scan", "voucher"],
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
} as const;

export const deleteScanLogoByScanId = endpoint({
  ...removal,
  path: "admins/delete_scan_logo_by_scan_id/{id}",
  access: "admin",
  description: "Takes the logo off the result of a scan.",
});

export const deleteDiscountByScanId = endpoint({
  ...removal,
  path: "admins/delete_discount_by_scan_id/{id}",
  access: "admin",
  description:
    "Takes back the discount given with a scan and withdraws its voucher. One that is used, or reserved for a quote, stays.",
});

export const deleteScanBonusBannerByScanId = endpoint({
  ...removal,
  path: "admins/delete_scan_bonus_banner_by_scan_id/{id}",
  access: "admin",
  description: "Takes the banner off the result of a scan.",
});

export const memberDeleteScanReward = endpoint({
  ...removal,
  path: "members/delete_scan_reward/{id}/{part}",
  access: "member",
  description: "Takes back the voucher, banner or logo of a scan that the fitter judges.",
  params: z.strictObject({ id: pathId, part: z.enum(["voucher", "banner", "logo"]) }),
});
