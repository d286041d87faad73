import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const club = () => ({
  title: "Another club",
  name: `Club ${crypto.randomUUID()}`,
  discounts: [{ title: "Five pounds off", amount_pence: 500 }],
});

/** Requests of clubs and their vouchers. */
export const voucherSamples = {
  editDiscountClub: () => ({ body: club() }),
  createDiscountClub: ({ fitter }) => ({ body: { ...club(), member_id: fitter.id } }),
  allDiscountClubList: () => ({ body: {} }),
  getMemberClubs: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  getDiscountClubById: ({ ids }) => idOf(ids.club),
  adminGetDiscountClub: ({ ids }) => idOf(ids.club),
  approveDiscountClub: ({ ids }) => ({ ...idOf(ids.waitingClub), body: {} }),
  discountClubsActivity: ({ ids }) => ({ ...idOf(ids.club), body: { action: "deactivate" } }),
  getDiscountClubByCode: ({ ids }) => ({ params: { code: ids.clubCode } }),
  getCompanyByDiscountClubCode: ({ ids }) => ({ params: { code: ids.clubCode } }),
  getProductsListTypeAdd: () => ({ body: { search: "align" } }),
  checkedProductName: () => ({ body: { name: "Wheel alignement" } }),
  getUniqueCode: () => ({}),
  getCountNewClubs: () => ({}),
  discountClubList: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  getDiscountClubByMemberId: ({ fitter }) => idOf(fitter.id),
  discountInfByCode: ({ ids }) => ({ params: { code: ids.voucherCode } }),
  discountsInfByCode: ({ ids }) => ({ params: { code: ids.voucherCode } }),
  joinClub: ({ ids }) => ({ body: { code: ids.clubCode } }),
  deleteDiscountClub: ({ ids }) => idOf(ids.club),
  setClubBudget: ({ ids }) => ({ ...idOf(ids.club), body: { vouchers: 100 } }),
  getConsumerClubs: ({ anna }) => idOf(anna.id),
  leaveClub: ({ ids }) => idOf(ids.club),
  getConsumerDiscounts: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  consumerDiscountById: ({ ids }) => ({ ...idOf(ids.voucher), query: {} }),
  getVoucherByCode: ({ ids }) => ({ params: { code: ids.voucherCode } }),
  setUsedConsumerDiscount: ({ ids }) => ({ ...idOf(ids.voucher), body: {} }),
  getDiscountsWithScan: ({ ids }) => ({ body: { scan_id: ids.doneScan } }),
  shareVoucher: ({ ids }) => ({ body: { voucher_id: ids.voucher } }),
  getShareWatsAppLink: ({ ids }) => idOf(ids.voucher),
  stopSharingVoucher: ({ ids }) => idOf(ids.voucher),
  getSharedVoucher: ({ ids }) => ({ body: { token: ids.voucherToken } }),
  undoUsedConsumerDiscount: ({ ids }) => ({
    ...idOf(ids.usedVoucher),
    body: { used_at: ids.usedAt, reason: "The driver wants to keep it for the other car." },
  }),
  withdrawConsumerDiscount: ({ ids }) => ({ ...idOf(ids.voucher), body: { reason: "Issued to you by mistake." } }),
  redeemKeptVoucher: ({ ids }) => ({
    body: { code: ids.voucherCode, till_key: "till-of-forge-lane-0001", accepted_at: "2026-09-21T09:00:00.000Z" },
  }),
  getTillJournal: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  usedConsumerVouchers: ({ ids }) => ({ ...idOf(ids.usedVoucherOf), query: {} }),
  getConsumerDiscountsByIds: ({ anna, ids }) => ({ ...idOf(anna.id), body: { ids: [ids.voucher] } }),
} satisfies Partial<Samples>;
