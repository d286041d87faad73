import { randomUUID } from "node:crypto";
import { addDays, londonDay } from "@treadclub/rules";
import { beginBooking } from "./begin-booking.ts";
import type { SignedIn } from "./factories/people.ts";
import { nextPlate } from "./next-plate.ts";
import type { FixturePeople } from "./fixtures-people.ts";
import type { TestApp } from "./test-app.ts";

export async function addVehicle(testApp: TestApp, who: SignedIn): Promise<number> {
  const made = await testApp.as(who).call("updateOrCreateVehicle", {
    body: {
      number: nextPlate(),
      brand: "Ford",
      model: "Focus",
      tyre_size: "205/55 R16",
      load_rating: "91",
      speed_rating: "V",
      mileage: 30_000,
    },
  });
  return made.id;
}

export async function clubsOf(
  testApp: TestApp,
  people: FixturePeople,
): Promise<{ club: number; clubCode: string; waitingClub: number; discount: number }> {
  const owner = testApp.as(people.fitter.owner);
  const overrides = {
    title: "Drivers' club",
    name: `Club ${randomUUID().slice(0, 8)}`,
    discounts: [{ title: "Ten pounds off", amount_pence: 1000 }],
  };
  const club = await owner.call("editDiscountClub", { body: overrides });
  await testApp.as(people.admin).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  const waiting = await owner.call("editDiscountClub", {
    body: { ...overrides, name: `Waiting ${randomUUID().slice(0, 8)}` },
  });
  return { club: club.id, clubCode: club.code, waitingClub: waiting.id, discount: club.discounts[0]?.id ?? 0 };
}

const worn = { inner_mm: 2.5, middle_mm: 2.6, outer_mm: 2.5 };

export interface ScanIds {
  readonly waitingScan: number;
  /** Waits for an administrator; an engine has read it. */
  readonly sureScan: number;
  readonly doneScan: number;
  /** Waits for fitter A. */
  readonly memberScan: number;
  /** Fitter A judged it. */
  readonly memberDoneScan: number;
  /** The one that fitter A judged: voucher, banner and logo are given with it. */
  readonly rewardedScan: number;
  /** To the scan of the driver that is done. */
  readonly scanLink: number;
  readonly scanLinkToken: string;
  readonly photo: string;
}

export async function scansOf(
  testApp: TestApp,
  people: FixturePeople,
  { vehicle, clubCode, discount }: { readonly vehicle: number; readonly clubCode: string; readonly discount: number },
): Promise<ScanIds> {
  const scan = async (position: "front_left" | "front_right" | "rear_left", code?: string) => {
    const upload = await testApp.make.upload(people.anna);
    const body = { vehicle_id: vehicle, position, upload_ids: [upload.id], mileage: 30_000 };
    const made = await testApp.as(people.anna).call("consumerCreateTyreScan", { body: { ...body, club_code: code } });
    return { ...made, photo: upload.photoId };
  };
  const done = await scan("front_left");
  await testApp
    .as(people.admin)
    .call("updateTread", { body: { scan_id: done.id, depths: worn, version: done.version } });
  const waiting = await scan("front_right");
  const memberDone = await scan("rear_left", clubCode);
  await testApp
    .as(people.fitter.owner)
    .call("memberUpdateTread", { body: { scan_id: memberDone.id, depths: worn, version: memberDone.version } });
  await rewardOf(testApp, people, { scan_id: memberDone.id, discount_id: discount });
  const sure = await scan("front_left");
  await testApp.make.reading(sure.id, [5.2, 5.4, 5.1]);
  const ofMember = await scan("rear_left", clubCode);
  const shared = await testApp.as(people.anna).call("createScanLink", { body: { scan_id: done.id } });
  return {
    scanLink: shared.id,
    scanLinkToken: new URL(shared.link).hash.slice(1),
    waitingScan: waiting.id,
    doneScan: done.id,
    sureScan: sure.id,
    memberScan: ofMember.id,
    memberDoneScan: memberDone.id,
    rewardedScan: memberDone.id,
    photo: done.photo,
  };
}

/** What fitter A gives with a scan of its own. */
async function rewardOf(
  testApp: TestApp,
  { fitter }: FixturePeople,
  { scan_id, discount_id }: { readonly scan_id: number; readonly discount_id: number },
): Promise<void> {
  const owner = testApp.as(fitter.owner);
  await owner.call("memberCreateScanDiscountVoucher", { body: { scan_id, discount_id } });
  await owner.call("memberCreateScanBonusBanner", { body: { scan_id, title: "Winter check for £10" } });
  await owner.call("createScanLogo", { body: { scan_id, upload_id: (await testApp.make.upload(fitter.owner)).id } });
}

export async function jobsOf(testApp: TestApp, people: FixturePeople, vehicle: number) {
  const anna = testApp.as(people.anna);
  const owner = testApp.as(people.fitter.owner);
  const memberId = people.fitter.id;
  const ask = async (): Promise<number> =>
    (
      await anna.call("createQuote", {
        body: { vehicle_id: vehicle, member_ids: [memberId], positions: ["front_left"], tyre_size: "205/55 R16" },
      })
    ).list[0]?.id ?? 0;
  const answer = async (id: number): Promise<void> => {
    await owner.call("answerQuote", {
      body: { quote_id: id, brand: "Michelin", unit_price_pence: 8000, fitting_minutes: 45, version: 0 },
    });
  };
  const openQuote = await ask();
  const answeredQuote = await ask();
  await answer(answeredQuote);
  const freeStarts = await starts(testApp, people, 9);
  const book = async (n: number): Promise<number> => {
    const quote = await ask();
    await answer(quote);
    const made = await anna.call("createBooking", {
      body: {
        type: "fitting",
        quote_id: quote,
        member_id: memberId,
        location_id: people.fitter.locationId,
        vehicle_id: vehicle,
        starts_at: freeStarts[n] ?? "",
      },
    });
    return made.id;
  };
  const booking = await book(0);
  const acceptedBooking = await book(1);
  await owner.call("acceptedBooking", { params: { id: String(acceptedBooking) }, body: {} });
  const begunBooking = await book(8);
  await owner.call("acceptedBooking", { params: { id: String(begunBooking) }, body: {} });
  await beginBooking(testApp.db, begunBooking);
  const proposedBooking = await book(2);
  await owner.call("acceptedBooking", {
    params: { id: String(proposedBooking) },
    body: { starts_at: freeStarts[3] ?? "" },
  });
  return {
    openQuote,
    answeredQuote,
    booking,
    begunBooking,
    acceptedBooking,
    proposedBooking,
    freeStarts: freeStarts.slice(4, 8),
  };
}

/** Starts that do not touch each other, from tomorrow on. */
async function starts(
  testApp: TestApp,
  people: Pick<FixturePeople, "anna" | "fitter">,
  count: number,
): Promise<string[]> {
  const free = await testApp.as(people.anna).call("getFreePlaces", {
    body: {
      member_id: people.fitter.id,
      type: "free_check",
      from_day: addDays(londonDay(testApp.clock.now()), 1),
      days: 14,
    },
  });
  const slots = free.days.flatMap((day) => day.places.filter((slot) => slot.free && !/T(16|17):/.test(slot.starts_at)));
  return slots
    .filter((_, n) => n % 3 === 0)
    .slice(0, count)
    .map((slot) => slot.starts_at);
}
