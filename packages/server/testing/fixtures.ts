import { peopleOf, type FixturePeople } from "./fixtures-people.ts";
import { measurementsOf, noMeasurements, type MeasurementIds } from "./fixtures-measurements.ts";
import { carsOf, type CarIds } from "./fixtures-cars.ts";
import { addVehicle, clubsOf, jobsOf, scansOf, type ScanIds } from "./fixtures-records.ts";
import { ordersOf, type OrderIds } from "./fixtures-orders.ts";
import { groupsOf, type GroupIds } from "./fixtures-groups.ts";
import { dealsOf } from "./fixtures-deals.ts";
import { welcomeReviewsOf } from "./fixtures-fraud.ts";
import { teamsOf, type TeamIds } from "./fixtures-teams.ts";
import type { TestApp } from "./test-app.ts";

/** A small test app in which every call has something to work on: records of Anna and of fitter A, and people who may not see them. */
export interface Fixtures extends FixturePeople {
  readonly ids: FixtureIds;
}

export interface FixtureIds extends CarIds, TeamIds, MeasurementIds, ScanIds, OrderIds, GroupIds {
  readonly vehicle: number;
  readonly spareVehicle: number;
  readonly club: number;
  readonly clubCode: string;
  readonly waitingClub: number;
  /** Of the club. */
  readonly discount: number;
  readonly voucher: number;
  readonly voucherCode: string;
  /** What stands behind `#` in the link to the voucher. */
  readonly voucherToken: string;
  /** Of another driver of fitter A, just used there. */
  readonly usedVoucher: number;
  readonly usedVoucherOf: number;
  readonly usedAt: string;
  readonly upload: string;
  /** Of fitter A's owner. */
  readonly memberUpload: string;
  readonly openQuote: number;
  readonly answeredQuote: number;
  readonly booking: number;
  readonly acceptedBooking: number;
  readonly proposedBooking: number;
  /** Accepted, and its time has come. */
  readonly begunBooking: number;
  readonly deal: number;
  /** Waits for its check. */
  readonly welcomeReview: number;
  /** Anna's. */
  readonly refusedReview: number;
  /** At a till of fitter A. */
  readonly oddity: number;
  readonly notification: number;
  readonly freeStarts: readonly string[];
}

/** Builds fixtures through the calls themselves; `measured`: with measurements, where the test app has their service. */
export async function openFixtures(testApp: TestApp, { measured = false } = {}): Promise<Fixtures> {
  const people = await peopleOf(testApp);
  const anna = testApp.as(people.anna);
  const vehicle = await addVehicle(testApp, people.anna);
  const spareVehicle = await addVehicle(testApp, people.anna);
  const { club, clubCode, waitingClub, discount } = await clubsOf(testApp, people);
  await anna.call("joinClub", { body: { code: clubCode } });
  const vouchers = await anna.call("getConsumerDiscounts", { params: { id: String(people.anna.id) }, body: {} });
  const [voucher] = vouchers.list;
  const passedOn = await anna.call("getShareWatsAppLink", { params: { id: String(voucher?.id) } });
  const scans = await scansOf(testApp, people, { vehicle, clubCode, discount });
  const jobs = await jobsOf(testApp, people, vehicle);
  const upload = (await testApp.make.upload(people.anna)).id;
  const notes = await anna.call("getNotificationList", {
    params: { a: String(people.anna.id), b: "consumer" },
    body: {},
  });
  return {
    ...people,
    ids: {
      vehicle,
      spareVehicle,
      club,
      clubCode,
      waitingClub,
      discount,
      voucher: voucher?.id ?? 0,
      voucherCode: voucher?.code ?? "",
      voucherToken: new URL(passedOn.share).hash.slice(1),
      ...(await usedAt(testApp, people, clubCode)),
      ...scans,
      upload,
      memberUpload: (await testApp.make.upload(people.fitter.owner)).id,
      ...jobs,
      ...(await carsOf(testApp, people, vehicle)),
      ...(await teamsOf(testApp, people)),
      ...(await ordersOf(testApp, people.anna)),
      ...(measured ? await measurementsOf(testApp, people, vehicle) : noMeasurements),
      ...(await dealsOf(testApp, people)),
      ...(await welcomeReviewsOf(testApp, people)),
      ...(await groupsOf(testApp, people)),
      notification: notes.list[0]?.id ?? 0,
    },
  };
}

/** A voucher that fitter A has just used. */
async function usedAt(testApp: TestApp, { fitter }: FixturePeople, code: string) {
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, { code });
  const id = voucher?.id ?? 0;
  const used = await testApp.as(fitter.owner).call("setUsedConsumerDiscount", { params: { id: String(id) }, body: {} });
  return { usedVoucher: id, usedVoucherOf: driver.id, usedAt: used.used_at ?? "" };
}
