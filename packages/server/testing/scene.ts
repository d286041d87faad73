import { randomUUID } from "node:crypto";
import { addDays, londonDay } from "@treadclub/rules";
import { photos, uploads } from "@treadclub/kit/tables";
import type { MadeMember, SignedIn } from "./makers/people.ts";
import type { World } from "./world.ts";

export const scenePassword = "a long enough sentence";

/** A small world in which every call has something to work on: records of Anna and of fitter A, and people who may not see them. */
export interface Scene {
  readonly anna: SignedIn;
  readonly otherConsumer: SignedIn;
  readonly disabled: SignedIn;
  readonly fitter: MadeMember;
  readonly staff: SignedIn;
  readonly otherFitter: MadeMember;
  readonly newMember: MadeMember;
  readonly admin: SignedIn;
  readonly superAdmin: SignedIn;
  readonly supplier: SignedIn;
  readonly ids: SceneIds;
}

export interface SceneIds {
  readonly vehicle: number;
  readonly spareVehicle: number;
  readonly club: number;
  readonly clubCode: string;
  readonly waitingClub: number;
  readonly voucher: number;
  readonly voucherCode: string;
  readonly waitingScan: number;
  readonly doneScan: number;
  readonly upload: string;
  readonly openQuote: number;
  readonly answeredQuote: number;
  readonly booking: number;
  readonly acceptedBooking: number;
  readonly proposedBooking: number;
  readonly notification: number;
  readonly photo: string;
  readonly freeStarts: readonly string[];
}

/** Builds a scene through the calls themselves. */
export async function openScene(world: World): Promise<Scene> {
  const fitter = await world.make.member();
  const people = {
    anna: await world.make.consumer({ password: scenePassword }),
    otherConsumer: await world.make.consumer(),
    disabled: await world.make.disabled(),
    fitter,
    staff: await world.make.staff(fitter.id),
    otherFitter: await world.make.member(),
    newMember: await world.make.member({ state: "new" }),
    ...(await deskOf(world)),
    supplier: await world.make.supplier(),
  };
  const anna = world.as(people.anna);
  const vehicle = await addVehicle(world, people.anna);
  const spareVehicle = await addVehicle(world, people.anna);
  const { club, clubCode, waitingClub } = await clubsOf(world, people);
  await anna.call("joinClub", { body: { code: clubCode } });
  const vouchers = await anna.call("getConsumerDiscounts", { params: { id: String(people.anna.id) }, body: {} });
  const [voucher] = vouchers.list;
  const { waitingScan, doneScan, photo } = await scansOf(world, people, vehicle);
  const jobs = await jobsOf(world, people, vehicle);
  const upload = (await makeUpload(world, people.anna)).id;
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
      voucher: voucher?.id ?? 0,
      voucherCode: voucher?.code ?? "",
      waitingScan,
      doneScan,
      upload,
      photo,
      ...jobs,
      notification: notes.list[0]?.id ?? 0,
    },
  };
}

const desks = new WeakMap<World, Pick<Scene, "admin" | "superAdmin">>();

/** One admin and one super admin a world: every admin is told of every new record. They sign in anew, since a test may set the clock. */
async function deskOf(world: World): Promise<Pick<Scene, "admin" | "superAdmin">> {
  const known = desks.get(world);
  const desk = known
    ? {
        admin: await world.make.signedInAgain(known.admin),
        superAdmin: await world.make.signedInAgain(known.superAdmin),
      }
    : { admin: await world.make.admin(), superAdmin: await world.make.superAdmin() };
  desks.set(world, desk);
  return desk;
}

type People = Omit<Scene, "ids">;
let plates = 0;

/** A registration number that nobody has. */
export function nextPlate(): string {
  plates += 1;
  const letters = (n: number): string =>
    String.fromCodePoint(65 + (n % 8), 65 + (Math.floor(n / 8) % 8), 65 + (Math.floor(n / 64) % 8));
  return `YK${String(10 + (Math.floor(plates / 512) % 15))}${letters(plates)}`;
}

async function addVehicle(world: World, who: SignedIn): Promise<number> {
  const made = await world
    .as(who)
    .call("updateOrCreateVehicle", {
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

async function clubsOf(world: World, people: People): Promise<{ club: number; clubCode: string; waitingClub: number }> {
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

/** A photo that is uploaded and waits to be attached. */
export async function makeUpload(world: World, who: SignedIn): Promise<{ id: string; photo: string }> {
  const id = randomUUID();
  const photo = randomUUID();
  await world.run(async (ctx) => {
    await ctx.db
      .insert(photos)
      .values({ id: photo, userId: who.id, width: 1200, height: 900, bytes: 1000, createdAt: ctx.now });
    await ctx.db
      .insert(uploads)
      .values({ id, userId: who.id, state: "ready", photoId: photo, createdAt: ctx.now, finishedAt: ctx.now });
  });
  return { id, photo };
}

async function scansOf(
  world: World,
  people: People,
  vehicle: number,
): Promise<{ waitingScan: number; doneScan: number; photo: string }> {
  const scan = async (position: "front_left" | "front_right") => {
    const upload = await makeUpload(world, people.anna);
    return {
      scan: await world
        .as(people.anna)
        .call("consumerCreateTyreScan", {
          body: { vehicle_id: vehicle, position, upload_ids: [upload.id], mileage: 30_000 },
        }),
      photo: upload.photo,
    };
  };
  const done = await scan("front_left");
  await world
    .as(people.admin)
    .call("updateTread", {
      body: {
        scan_id: done.scan.id,
        depths: { inner_mm: 2.5, middle_mm: 2.6, outer_mm: 2.5 },
        version: done.scan.version,
      },
    });
  const waiting = await scan("front_right");
  return { waitingScan: waiting.scan.id, doneScan: done.scan.id, photo: done.photo };
}

async function jobsOf(world: World, people: People, vehicle: number) {
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
async function starts(world: World, people: Pick<People, "anna" | "fitter">, count: number): Promise<string[]> {
  const free = await world
    .as(people.anna)
    .call("getFreePlaces", {
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
