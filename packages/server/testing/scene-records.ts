import { randomUUID } from "node:crypto";
import { addDays, londonDay } from "@treadclub/rules";
import type { SignedIn } from "./makers/people.ts";
import { nextPlate } from "./next-plate.ts";
import type { ScenePeople } from "./scene-people.ts";
import type { World } from "./world.ts";

export async function addVehicle(world: World, who: SignedIn): Promise<number> {
  const made = await world.as(who).call("updateOrCreateVehicle", {
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
  world: World,
  people: ScenePeople,
): Promise<{ club: number; clubCode: string; waitingClub: number }> {
  const owner = world.as(people.fitter.owner);
  const wish = {
    title: "Drivers' club",
    name: `Club ${randomUUID().slice(0, 8)}`,
    discounts: [{ title: "Ten pounds off", amount_pence: 1000 }],
  };
  const club = await owner.call("editDiscountClub", { body: wish });
  await world.as(people.admin).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  const waiting = await owner.call("editDiscountClub", {
    body: { ...wish, name: `Waiting ${randomUUID().slice(0, 8)}` },
  });
  return { club: club.id, clubCode: club.code, waitingClub: waiting.id };
}

export async function scansOf(
  world: World,
  people: ScenePeople,
  vehicle: number,
): Promise<{ waitingScan: number; doneScan: number; photo: string }> {
  const scan = async (position: "front_left" | "front_right") => {
    const upload = await world.make.upload(people.anna);
    return {
      scan: await world.as(people.anna).call("consumerCreateTyreScan", {
        body: { vehicle_id: vehicle, position, upload_ids: [upload.id], mileage: 30_000 },
      }),
      photo: upload.photoId,
    };
  };
  const done = await scan("front_left");
  await world.as(people.admin).call("updateTread", {
    body: {
      scan_id: done.scan.id,
      depths: { inner_mm: 2.5, middle_mm: 2.6, outer_mm: 2.5 },
      version: done.scan.version,
    },
  });
  const waiting = await scan("front_right");
  return { waitingScan: waiting.scan.id, doneScan: done.scan.id, photo: done.photo };
}

export async function jobsOf(world: World, people: ScenePeople, vehicle: number) {
  const anna = world.as(people.anna);
  const owner = world.as(people.fitter.owner);
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
  const freeStarts = await starts(world, people, 8);
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
  const proposedBooking = await book(2);
  await owner.call("acceptedBooking", {
    params: { id: String(proposedBooking) },
    body: { starts_at: freeStarts[3] ?? "" },
  });
  return { openQuote, answeredQuote, booking, acceptedBooking, proposedBooking, freeStarts: freeStarts.slice(4) };
}

/** Starts that do not touch each other, from tomorrow on. */
async function starts(world: World, people: Pick<ScenePeople, "anna" | "fitter">, count: number): Promise<string[]> {
  const free = await world.as(people.anna).call("getFreePlaces", {
    body: {
      member_id: people.fitter.id,
      type: "free_check",
      from_day: addDays(londonDay(world.clock.now()), 1),
      days: 14,
    },
  });
  const slots = free.days.flatMap((day) => day.places.filter((slot) => slot.free && !/T(16|17):/.test(slot.starts_at)));
  return slots
    .filter((_, n) => n % 3 === 0)
    .slice(0, count)
    .map((slot) => slot.starts_at);
}
