import { clientOf, sessionOf } from "./accounts.ts";

/** Records of the demo world that the visits open. */
export interface Ids {
  readonly driver: number;
  readonly member: number;
  readonly admin: number;
  readonly superAdmin: number;
  readonly vehicle: number;
  readonly doneScan: number;
  readonly waitingScan: number;
  /** Scans of sidewalls. */
  readonly doneSidewall: number;
  readonly waitingSidewall: number;
  readonly memberWaitingScan: number;
  readonly memberDoneScan: number;
  readonly voucher: number;
  readonly memberVoucher: number;
  readonly club: number;
  readonly waitingClub: number;
  readonly clubCode: string;
  readonly newMember: number;
  readonly request: number;
  readonly answeredQuote: number;
  readonly openQuote: number;
  readonly memberBooking: number;
  readonly complaint: number;
  readonly welcomeReview: number;
  /** A pack that the demo driver has bought. */
  readonly order: number;
  readonly orderReference: string;
  /** Of an integrator, waiting for review. */
  readonly measurement: number;
  /** The measurement key of the demo company, and a message of it. */
  readonly apiKey: number;
  readonly webhookMessage: number;
  /** What stands behind `#` in a link to the finished scan. */
  readonly scanToken: string;
  /** The same of a voucher that its driver passes on. */
  readonly voucherToken: string;
}

export async function findIds(base: string): Promise<Ids> {
  const [driver, owner, admin, superAdmin] = await Promise.all([
    sessionOf(base, "driver"),
    sessionOf(base, "owner"),
    sessionOf(base, "admin"),
    sessionOf(base, "super_admin"),
  ]);
  const [asDriver, asOwner, asAdmin] = [driver, owner, admin].map(({ token }) => clientOf(base, token));
  if (!asDriver || !asOwner || !asAdmin || owner.memberId === null)
    throw new Error("The demo accounts are not signed in.");
  const mine = { params: { id: String(driver.userId) }, body: {} };
  const theirs = { params: { id: String(owner.memberId) }, body: {} };
  const [vehicles, scans, vouchers, quotes, orders] = await Promise.all([
    asDriver.call("allUserVehicles", { params: mine.params }),
    asDriver.call("consumerGetScansListByConsumerId", mine),
    asDriver.call("getConsumerDiscounts", mine),
    asDriver.call("getConsumerQuotes", mine),
    asDriver.call("getCreditOrders", { ...mine, body: { filters: { state: "paid" } } }),
  ]);
  const [
    memberQuotes,
    memberBookings,
    memberScans,
    memberResults,
    clubs,
    allClubs,
    members,
    waitingScans,
    complaints,
    welcomeReviews,
    keys,
    messages,
  ] = await Promise.all([
    asOwner.call("getMemberQuotes", theirs),
    asOwner.call("getBookingListByMemberId", theirs),
    // The yard of another test fills the list of all.
    asOwner.call("memberGetScansList", { body: { filters: { waiting: true } } }),
    asOwner.call("memberGetScansList", { body: { filters: { states: ["completed"] } } }),
    asOwner.call("getMemberClubs", theirs),
    asAdmin.call("allDiscountClubList", { body: {} }),
    asAdmin.call("getMembersList", { body: {} }),
    asAdmin.call("getScansList", { body: { filters: { waiting: true } } }),
    asAdmin.call("getDataComplaints", { body: {} }),
    asAdmin.call("getWelcomeReviews", { body: {} }),
    asOwner.call("getIntegratorKeys", { body: { search: "Forge Lane" } }),
    asOwner.call("getIntegratorMessages", { body: { filters: { state: "failed" } } }),
  ]);
  const doneScan = idOf(scans.list.find((scan) => scan.state === "completed" && scan.type !== "sidewall"));
  const shared = await asDriver.call("createScanLink", { body: { scan_id: doneScan } });
  const passedOn = vouchers.list.find((voucher) => voucher.can.share);
  const sharing = await asDriver.call("getShareWatsAppLink", { params: { id: String(passedOn?.id) } });
  const answered = quotes.list.find((quote) => quote.state === "awaiting_customer");
  const club = clubs.list.find((one) => one.state === "approved");
  return {
    driver: driver.userId,
    member: owner.memberId,
    admin: admin.userId,
    superAdmin: superAdmin.userId,
    vehicle: idOf(vehicles.list[0]),
    doneScan,
    waitingScan: idOf(waitingScans.list.find((scan) => scan.type !== "sidewall")),
    doneSidewall: idOf(scans.list.find((scan) => scan.state === "completed" && scan.type === "sidewall")),
    waitingSidewall: idOf(waitingScans.list.find((scan) => scan.type === "sidewall")),
    memberWaitingScan: idOf(memberScans.list.find((scan) => scan.state === "awaiting_member_review")),
    memberDoneScan: idOf(memberResults.list[0]),
    voucher: idOf(vouchers.list[0]),
    memberVoucher: idOf(vouchers.list.find((voucher) => voucher.member_id === owner.memberId)),
    club: idOf(club),
    clubCode: club?.code ?? "",
    waitingClub: idOf(allClubs.list.find((one) => one.state === "awaiting_moderation")),
    // The journey beside these tests accepts it.
    newMember: idOf(members.list.find((one) => one.company_name === "Northgate Tyres")),
    request: answered?.request_id ?? 0,
    answeredQuote: idOf(answered),
    openQuote: idOf(memberQuotes.list.find((quote) => quote.state === "awaiting_member")),
    memberBooking: idOf(memberBookings.list[0]),
    order: idOf(orders.list[0]),
    orderReference: orders.list[0]?.reference ?? "",
    complaint: idOf(complaints.list[0]),
    welcomeReview: idOf(welcomeReviews.list[0]),
    apiKey: idOf(keys.list[0]),
    webhookMessage: idOf(messages.list[0]),
    measurement: Number(process.env["E2E_MEASUREMENT"]),
    scanToken: new URL(shared.link).hash.slice(1),
    voucherToken: new URL(sharing.share).hash.slice(1),
  };
}

const idOf = (row: { id: number } | undefined): number => row?.id ?? 0;
