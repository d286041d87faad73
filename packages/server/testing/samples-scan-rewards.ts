import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const banner = (scanId: number) => ({
  body: {
    scan_id: scanId,
    title: "Winter check for £10",
    text: "Battery, lights and tyres in 20 minutes.",
    link: "https://forgelane.example/winter",
  },
});

export const scanRewardSamples = {
  createScanDiscountVoucher: ({ ids }) => ({ body: { scan_id: ids.memberDoneScan, discount_id: ids.discount } }),
  memberCreateScanDiscountVoucher: ({ ids }) => ({ body: { scan_id: ids.memberScan, discount_id: ids.discount } }),
  createScanBonusBanner: ({ ids }) => banner(ids.memberDoneScan),
  memberCreateScanBonusBanner: ({ ids }) => banner(ids.memberScan),
  createScanLogo: ({ ids }) => ({ body: { scan_id: ids.memberScan } }),
  getScanRewardOffers: ({ ids }) => idOf(ids.memberScan),
  getScanLogoByScanId: ({ ids }) => idOf(ids.memberDoneScan),
  getScanVoucherByScanId: ({ ids }) => idOf(ids.rewardedScan),
  getBannerBonusByScanId: ({ ids }) => idOf(ids.rewardedScan),
  deleteScanLogoByScanId: ({ ids }) => idOf(ids.rewardedScan),
  deleteDiscountByScanId: ({ ids }) => idOf(ids.rewardedScan),
  deleteScanBonusBannerByScanId: ({ ids }) => idOf(ids.rewardedScan),
  memberDeleteScanReward: ({ ids }) => ({ params: { id: String(ids.rewardedScan), part: "voucher" } }),
} satisfies Partial<Samples>;
