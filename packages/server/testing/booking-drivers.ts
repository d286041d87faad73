import { addDays, londonDay } from "@treadclub/rules";
import type { Caller } from "./call.ts";
import type { MadeMember } from "./factories/members.ts";
import type { SignedIn } from "./factories/people.ts";
import { addVehicle } from "./fixtures-records.ts";
import type { TestApp } from "./test-app.ts";

/** A driver with one car. */
export interface Driver {
  readonly who: SignedIn;
  readonly vehicleId: number;
}

export async function makeDriver(testApp: TestApp): Promise<Driver> {
  const who = await testApp.make.consumer();
  return { who, vehicleId: await addVehicle(testApp, who) };
}

/** The starts that are free for a free check, from tomorrow on. */
export async function freeStarts(testApp: TestApp, fitter: MadeMember, who: SignedIn): Promise<string[]> {
  const free = await testApp.as(who).call("getFreePlaces", {
    body: { member_id: fitter.id, type: "free_check", from_day: addDays(londonDay(testApp.clock.now()), 1) },
  });
  return free.days.flatMap((day) => day.places.filter((slot) => slot.free).map((slot) => slot.starts_at));
}

/** Books a free check, in the slot of a hold if there is one. */
export const bookCheck = (caller: Caller, fitter: MadeMember, vehicleId: number, startsAt: string, holdId?: number) =>
  caller.send("createBooking", {
    body: {
      type: "free_check",
      member_id: fitter.id,
      location_id: fitter.locationId,
      vehicle_id: vehicleId,
      starts_at: startsAt,
      ...(holdId === undefined ? {} : { hold_id: holdId }),
    },
  });

/** Holds the slot of a free check. */
export const holdCheck = (caller: Caller, fitter: MadeMember, startsAt: string, more: { vehicle_id?: number } = {}) =>
  caller.send("holdPlace", {
    body: { member_id: fitter.id, location_id: fitter.locationId, type: "free_check", starts_at: startsAt, ...more },
  });
