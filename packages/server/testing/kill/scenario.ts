import { randomBytes } from "node:crypto";
import { CallError } from "@treadclub/contract/client";
import { addDays, londonDay } from "@treadclub/rules";
import { noisePicture } from "#testing/noise-picture";
import { nextPlate } from "#testing/next-plate";
import type { Insister } from "./insist.ts";

/** Who the drivers deal with. */
export interface Counter {
  readonly memberId: number;
  readonly locationId: number;
  readonly clubCode: string;
  readonly ownerToken: string;
  readonly adminToken: string;
  /** Sets the start of a booking back. */
  readonly begin: (bookingId: number) => Promise<void>;
}

/** The acknowledged records of one driver's thread. */
export interface ThreadRecord {
  readonly email: string;
  readonly userId: number;
  readonly plate: string;
  readonly uploadId: string;
  readonly scanId: number;
  readonly voucherId: number;
  readonly quoteId: number;
  readonly bookingId: number;
  readonly startsAt: string;
}

const password = "a long enough sentence";
const photo = await noisePicture(400, 300).jpeg({ quality: 90 }).toBuffer();

/** One driver's whole thread, from sign-up to the used voucher and the finished booking; every step is insisted on. */
export async function liveThread(phone: Insister, counter: Counter): Promise<ThreadRecord> {
  const { insist } = phone;
  const email = `driver-${randomBytes(6).toString("hex")}@example.com`;
  const { token, userId } = await signUp(phone, email, counter.clubCode);
  const plate = nextPlate();
  const size = { tyre_size: "205/55 R16", load_rating: "91", speed_rating: "V" };
  const vehicle = await insist(token, "updateOrCreateVehicle", {
    body: { number: plate, brand: "Ford", model: "Focus", mileage: 30_000, ...size },
  });
  const uploadId = await phone.upload(token, photo);
  const scan = await insist(token, "consumerCreateTyreScan", {
    body: { vehicle_id: vehicle.id, position: "front_left", upload_ids: [uploadId], mileage: 30_000 },
  });
  await insist(counter.adminToken, "updateTread", {
    body: { scan_id: scan.id, depths: { inner_mm: 2.4, middle_mm: 2.6, outer_mm: 2.5 }, version: scan.version },
  });
  const vouchers = await insist(token, "getConsumerDiscounts", { params: { id: String(userId) }, body: {} });
  const voucherId = vouchers.list.find((one) => one.by === "member")?.id ?? 0;
  const asked = await insist(token, "createQuote", {
    body: {
      vehicle_id: vehicle.id,
      member_ids: [counter.memberId],
      positions: ["front_left"],
      voucher_ids: [voucherId],
      ...size,
    },
  });
  const quoteId = asked.list[0]?.id ?? 0;
  await insist(counter.ownerToken, "answerQuote", {
    body: { quote_id: quoteId, brand: "Michelin", unit_price_pence: 8000, fitting_minutes: 45, version: 0 },
  });
  const booked = await book(phone, token, counter, { quoteId, vehicleId: vehicle.id });
  await insist(counter.ownerToken, "acceptedBooking", { params: { id: String(booked.id) }, body: {} });
  await insist(counter.ownerToken, "setUsedConsumerDiscount", { params: { id: String(voucherId) }, body: {} });
  await counter.begin(booked.id);
  await insist(counter.ownerToken, "finishBooking", { params: { id: String(booked.id) }, body: { outcome: "done" } });
  return {
    email,
    userId,
    plate,
    uploadId,
    scanId: scan.id,
    voucherId,
    quoteId,
    bookingId: booked.id,
    startsAt: booked.starts_at,
  };
}

/** Signs up in the club. An answer that holds a token is never kept, so a repeated sign-up finds its own account. */
export async function signUp(
  { insist }: Insister,
  email: string,
  code: string,
): Promise<{ token: string; userId: number }> {
  const names = { first_name: "Anna", last_name: "Khan" };
  const answer = await insist(null, "createConsumer", {
    body: { ...names, email, password, terms_accepted: true, code, code_type: "club" },
  }).catch((error: unknown) => {
    if (error instanceof CallError && error.code === "EMAIL_EXISTS")
      return insist(null, "logIn", { body: { email, password } });
    throw error;
  });
  if (answer.token === null || answer.user === null) throw new Error("The sign-up is not complete.");
  return { token: answer.token, userId: answer.user.id };
}

/** Wants the first free time, as everybody else does; whoever comes late takes the next one. */
async function book(
  { insist }: Insister,
  token: string,
  counter: Counter,
  job: { quoteId: number; vehicleId: number },
) {
  const where = { member_id: counter.memberId, quote_id: job.quoteId, type: "fitting" } as const;
  for (let tries = 0; tries < 50; tries += 1) {
    const free = await insist(token, "getFreePlaces", {
      body: { ...where, from_day: addDays(londonDay(new Date()), 1), days: 31 },
    });
    const first = free.days.flatMap((day) => day.places).find((slot) => slot.free);
    if (!first) throw new Error("No time is free.");
    const input = { ...where, location_id: counter.locationId, vehicle_id: job.vehicleId, starts_at: first.starts_at };
    const made = await insist(token, "createBooking", { body: input }).catch((error: unknown) => {
      if (error instanceof CallError && error.code === "PLACE_TAKEN") return null;
      throw error;
    });
    if (made) return made;
  }
  throw new Error("Every time was taken by somebody else.");
}
