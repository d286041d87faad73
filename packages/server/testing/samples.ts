import { addDays, londonDay } from "@treadclub/rules";
import { providerSamples } from "./samples-providers.ts";
import { accountSamples } from "./samples-accounts.ts";
import { actingSamples } from "./samples-acting.ts";
import { creditSamples } from "./samples-credits.ts";
import { integratorSamples } from "./samples-integrator.ts";
import { measurementSamples } from "./samples-measurements.ts";
import { nextPlate } from "./next-plate.ts";
import { scanRewardSamples } from "./samples-scan-rewards.ts";
import { scanReportSamples } from "./samples-scan-reports.ts";
import { securitySamples } from "./samples-security.ts";
import { teamSamples } from "./samples-teams.ts";
import { fixturePassword } from "./fixtures-people.ts";
import { groupSamples } from "./samples-groups.ts";
import { dealSamples } from "./samples-deals.ts";
import { voucherUsageSamples } from "./samples-voucher-usage.ts";
import { fraudSamples } from "./samples-fraud.ts";
import { voucherSamples } from "./samples-vouchers.ts";
import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const soon = (): string => addDays(londonDay(new Date()), 3);
const vehicle = { brand: "Ford", model: "Focus", tyre_size: "205/55 R16", load_rating: "91", speed_rating: "V" };
let count = 0;
const unique = (): string => `${Date.now()}-${(count += 1)}`;

const identity = {
  logIn: ({ anna }) => ({ body: { email: anna.email, password: fixturePassword } }),
  refreshToken: () => ({ body: {} }),
  signOut: () => ({ body: {} }),
  currentUser: () => ({}),
  checkedEmail: () => ({ query: { email: "somebody@example.com" } }),
  createConsumer: () => ({
    body: {
      first_name: "New",
      last_name: "Driver",
      email: `new-${unique()}@example.com`,
      password: fixturePassword,
      terms_accepted: true,
    },
  }),
  getConfig: () => ({ query: {} }),
  getAddresses: () => ({ params: { postcode: "LS1 4AP" } }),
  getNotificationList: ({ anna }) => ({ params: { a: String(anna.id), b: "consumer" }, body: {} }),
  setClose: ({ ids }) => ({ ...idOf(ids.notification), body: {} }),
  readNotifications: ({ ids }) => ({ body: { ids: [ids.notification] } }),
  live: () => ({}),
  createUpload: () => ({}),
  uploadState: ({ ids }) => ({ params: { id: ids.upload } }),
  continueUpload: ({ ids }) => ({ params: { id: ids.upload } }),
  giveUpUpload: ({ ids }) => ({ params: { id: ids.upload } }),
  getFile: ({ ids }) => ({ params: { id: ids.photo }, query: { expires: "1", signature: "no" } }),
  getOutbox: () => ({ body: {} }),
} satisfies Partial<Samples>;

const office = {
  getMembersList: () => ({ body: {} }),
  getMemberInfo: ({ fitter }) => idOf(fitter.id),
  memberGetOwnInfo: ({ fitter }) => idOf(fitter.id),
  batchAcceptedMembers: ({ newMember }) => ({ body: { ids: [newMember.id] } }),
  disableMembers: ({ otherFitter }) => ({ body: { ids: [otherFitter.id] } }),
  newMemberCount: () => ({}),
  findFitters: () => ({ body: {} }),
  getCounts: ({ fitter }) => idOf(fitter.id),
  checkMemberScanPermission: () => ({}),
} satisfies Partial<Samples>;

const driving = {
  getVehicleData: () => ({ params: { number: "AA19AAA" } }),
  checkedVehicleByNumber: () => ({ body: { number: "AA19AAA" } }),
  updateOrCreateVehicle: () => ({ body: { number: nextPlate(), ...vehicle } }),
  allUserVehicles: ({ anna }) => idOf(anna.id),
  getVehicleHistory: ({ ids }) => idOf(ids.vehicle),
  makeOwner: ({ anna, ids }) => ({ body: { number: ids.foreignPlate, user_id: anna.id } }),
  getVehicleRequests: ({ anna }) => idOf(anna.id),
  answerVehicleRequest: ({ ids }) => ({ ...idOf(ids.vehicleRequest), body: { answer: "decline" } }),
  withdrawVehicleRequest: ({ ids }) => ({ ...idOf(ids.ownVehicleRequest), body: {} }),
  endVehicleShare: ({ ids }) => ({ body: { vehicle_id: ids.vehicle, driver_id: ids.driver } }),
  editVehicle: ({ ids }) => ({ ...idOf(ids.vehicle), body: { ...vehicle, mileage: 31_000, version: 0 } }),
  deleteVehicle: ({ ids }) => idOf(ids.spareVehicle),
  consumerCreateTyreScan: ({ ids }) => ({
    body: {
      vehicle_id: ids.vehicle,
      position: "rear_left",
      upload_ids: [ids.upload],
      reading: { kind: "gauge", inner_mm: 4.5, middle_mm: 4.2, outer_mm: 3.9 },
    },
  }),
  consumerCreateTyreWallScan: ({ ids }) => ({
    body: {
      vehicle_id: ids.vehicle,
      sidewalls: [{ position: "front_right", upload_ids: [ids.upload], text: { size: "205/55 R16 91V", dot: "2418" } }],
    },
  }),
  consumerGetScansListByConsumerId: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  consumerGetScanById: ({ ids }) => idOf(ids.doneScan),
  readScans: ({ ids }) => ({ body: { ids: [ids.doneScan] } }),
  getConsumerCredit: ({ anna }) => idOf(anna.id),
  getScansList: () => ({ body: {} }),
  getNewScansCount: () => ({}),
  countConsumerTyreScans: ({ anna }) => idOf(anna.id),
  getScanById: ({ ids }) => idOf(ids.waitingScan),
  updateTread: ({ ids }) => ({
    body: { scan_id: ids.waitingScan, depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version: 0 },
  }),
  declineScan: ({ ids }) => ({ ...idOf(ids.waitingScan), body: { reasons: ["image_quality"], version: 0 } }),
  undoScanReview: ({ ids }) => ({ ...idOf(ids.doneScan), body: {} }),
  deleteScanById: ({ ids }) => idOf(ids.doneScan),
  getVehicleList: () => ({ body: {} }),
  getVehicleStatList: () => ({}),
  getVehicleStatTyreChecks: () => ({ query: {} }),
  memberGetVehicleStatList: () => ({}),
  memberGetScansListByConsumerId: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  memberGetVehicles: () => ({ body: {} }),
  memberCreateVehicleFromNumber: ({ anna }) => ({
    body: { consumer_id: anna.id, number: nextPlate(), brand: "Ford", tyre_size: "205/55 R16 91V" },
  }),
  memberCreateTyreScan: ({ ids }) => ({
    body: { vehicle_id: ids.vehicle, position: "rear_left", upload_ids: [ids.memberUpload] },
  }),
  memberCreateTyreWallScan: ({ ids }) => ({
    body: { vehicle_id: ids.vehicle, sidewalls: [{ position: "rear_left", upload_ids: [ids.memberUpload] }] },
  }),
  memberCreateGaugeScans: ({ ids }) => ({
    body: {
      vehicle_id: ids.vehicle,
      tyres: [
        { position: "front_left", depths: { inner_mm: 5.6, middle_mm: 5.8, outer_mm: 5.4 } },
        {
          position: "front_right",
          depths: { inner_mm: 2.1, middle_mm: 5.2, outer_mm: 5.1 },
          upload_ids: [ids.memberUpload],
        },
      ],
      mileage: 48_210,
    },
  }),
  memberGetScansList: () => ({ body: {} }),
  memberGetScanById: ({ ids }) => idOf(ids.memberScan),
  memberUpdateTread: ({ ids }) => ({
    body: { scan_id: ids.memberScan, depths: { inner_mm: 5, middle_mm: 5, outer_mm: 5 }, version: 0 },
  }),
  memberDeclineScan: ({ ids }) => ({ ...idOf(ids.memberScan), body: { reasons: ["image_quality"], version: 0 } }),
  memberUndoScanReview: ({ ids }) => ({ ...idOf(ids.memberDoneScan), body: {} }),
  batchAcceptedScans: ({ ids }) => ({ body: { ids: [ids.sureScan, ids.waitingScan] } }),
  memberBatchAcceptedScans: ({ ids }) => ({ body: { ids: [ids.memberScan] } }),
  claimScan: ({ ids }) => ({ ...idOf(ids.waitingScan), body: { held: true } }),
  memberClaimScan: ({ ids }) => ({ ...idOf(ids.memberScan), body: { held: true } }),
  getScanWaits: () => ({}),
  memberGetScanWaits: () => ({}),
  setAdminReviewScans: ({ ids }) => ({ body: { ids: [ids.memberScan] } }),
} satisfies Partial<Samples>;

const trade = {
  createQuote: ({ ids, fitter }) => ({
    body: { vehicle_id: ids.vehicle, member_ids: [fitter.id], positions: ["rear_left"], tyre_size: "205/55 R16" },
  }),
  getConsumerQuotes: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  getQuoteById: ({ ids }) => idOf(ids.openQuote),
  rejectQuote: ({ ids }) => ({ ...idOf(ids.answeredQuote), body: {} }),
  getMemberQuotes: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  memberGetQuoteById: ({ ids }) => idOf(ids.openQuote),
  memberSetQuoteReview: ({ ids }) => ({ body: { quote_id: ids.openQuote } }),
  answerQuote: ({ ids }) => ({
    body: { quote_id: ids.openQuote, brand: "Dunlop", unit_price_pence: 7000, fitting_minutes: 45, version: 0 },
  }),
  getFreePlaces: ({ fitter }) => ({ body: { member_id: fitter.id, type: "free_check", from_day: soon() } }),
  memberGetFreePlaces: ({ ids }) => ({ body: { booking_id: ids.booking, from_day: soon() } }),
  holdPlace: ({ ids, fitter }) => ({
    body: {
      member_id: fitter.id,
      location_id: fitter.locationId,
      type: "free_check",
      starts_at: ids.freeStarts[0] ?? "",
    },
  }),
  createBooking: ({ ids, fitter }) => ({
    body: {
      type: "free_check",
      member_id: fitter.id,
      location_id: fitter.locationId,
      vehicle_id: ids.vehicle,
      starts_at: ids.freeStarts[1] ?? "",
    },
  }),
  getBookingListByConsumerId: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  getBookingByIdWithMember: ({ ids }) => idOf(ids.booking),
  consumerCancelBooking: ({ ids }) => ({ ...idOf(ids.booking), body: {} }),
  agreeBooking: ({ ids }) => ({ ...idOf(ids.proposedBooking), body: {} }),
  getBookingListByMemberId: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  getBookingByIdWithConsumer: ({ ids }) => idOf(ids.booking),
  acceptedBooking: ({ ids }) => ({ ...idOf(ids.booking), body: {} }),
  rejectBooking: ({ ids }) => ({ ...idOf(ids.booking), body: { message: "Closed that day" } }),
  finishBooking: ({ ids }) => ({ ...idOf(ids.begunBooking), body: { outcome: "done" } }),
  getNewBookingCountByType: ({ fitter }) => ({ params: { a: String(fitter.id), b: "fitting" } }),
} satisfies Partial<Samples>;

export const samples: Samples = {
  ...accountSamples,
  ...actingSamples,
  ...identity,
  ...office,
  ...driving,
  ...trade,
  ...providerSamples,
  ...teamSamples,
  ...securitySamples,
  ...measurementSamples,
  ...creditSamples,
  ...dealSamples,
  ...fraudSamples,
  ...groupSamples,
  ...voucherSamples,
  ...voucherUsageSamples,
  ...scanReportSamples,
  ...scanRewardSamples,
  ...integratorSamples,
};
