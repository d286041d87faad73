import { bundledCars } from "#adapters/vehicle-register/bundled-cars";
import type { MadeMember } from "#testing/factories/members";
import type { SignedIn } from "#testing/factories/people";
import { demoPassword } from "./accounts.ts";
import type { Cast, Driver } from "./cast.ts";
import { clubs, drivers, fitters, newFitter, waitingClub, type ClubInput } from "./cast-list.ts";
import { integrationsOf } from "./integrations.ts";
import { measurementsOf } from "./measurements.ts";
import { officeOf } from "./office.ts";
import { tradeOf } from "./trade.ts";
import type { Depths, Stage } from "./stage.ts";

/** Plays 60 days of the demo world up to now: people, clubs, scans in every state, vouchers, quotes, bookings. */
export async function playScenario(stage: Stage): Promise<void> {
  stage.daysAgo(60);
  const admin = await stage.make.admin({
    firstName: "Alex",
    lastName: "Morgan",
    email: "admin@treadclub.example",
    password: demoPassword,
    demo: true,
  });
  await stage.make.superAdmin({
    firstName: "Sian",
    lastName: "Hughes",
    email: "super@treadclub.example",
    password: demoPassword,
    demo: true,
  });
  await stage.make.supplier({
    firstName: "Paul",
    lastName: "Adams",
    email: "supplier@treadclub.example",
    password: demoPassword,
    demo: true,
  });
  const made: MadeMember[] = [];
  for (const input of fitters) made.push(await stage.make.member(input));
  await stage.make.staff(made[0]?.id ?? 0, {
    firstName: "Sam",
    lastName: "Okafor",
    email: "staff@forgelane.example",
    password: demoPassword,
    demo: true,
  });
  const codes: string[] = [];
  for (const input of clubs) codes.push(await openClub(stage, admin, made, input));
  const cast = { admin, fitters: made, drivers: await signUpDrivers(stage, codes) };
  await scanTyres(stage, cast);
  await measurementsOf(stage, cast);
  await integrationsOf(stage, cast);
  await tradeOf(stage, cast);
  await officeOf(stage, cast);
  stage.daysAgo(2);
  await (await stage.as(ownerOf(made, waitingClub.fitter))).call("editDiscountClub", { body: clubBody(waitingClub) });
  stage.daysAgo(1);
  await stage.make.member(newFitter);
}

const ownerOf = (made: readonly MadeMember[], n: number): SignedIn => {
  const member = made[n];
  if (!member) throw new Error(`No fitter ${n} in the demo world`);
  return member.owner;
};

const clubBody = ({ title, name, discounts }: ClubInput) => ({
  title,
  name,
  discounts: discounts.map((discount) => ({ ...discount })),
});

async function openClub(stage: Stage, admin: SignedIn, made: readonly MadeMember[], input: ClubInput): Promise<string> {
  const club = await (await stage.as(ownerOf(made, input.fitter))).call("editDiscountClub", { body: clubBody(input) });
  await (await stage.as(admin)).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  return club.code;
}

async function signUpDrivers(stage: Stage, codes: readonly string[]): Promise<Driver[]> {
  const plates = bundledCars.map((line) => line.split("|")[0]?.trim() ?? "");
  const made: Driver[] = [];
  for (const [n, [firstName, lastName]] of drivers.entries()) {
    stage.daysAgo(55 - n * 2, 9 + (n % 8));
    const email = n === 0 ? "anna@treadclub.example" : `${firstName}.${lastName}@example.com`.toLowerCase();
    const who = await stage.make.consumer({
      firstName,
      lastName,
      email,
      password: demoPassword,
      phone: `+44770090${String(100 + n).padStart(4, "0")}`,
      demo: true,
    });
    const driver = await stage.as(who);
    const fitter = n % codes.length;
    await driver.call("joinClub", { body: { code: codes[fitter] ?? "" } });
    const plate = plates[n] ?? "";
    const { tyres, ...car } = await driver.call("getVehicleData", { params: { number: plate } });
    const [fitment] = tyres;
    const vehicle = await driver.call("updateOrCreateVehicle", {
      body: {
        number: plate,
        brand: car.brand,
        model: car.model,
        colour: car.colour,
        fuel: car.fuel,
        engine_size: car.engine_size,
        year: car.year,
        mileage: car.mileage,
        average_annual_mileage: 7000 + (n % 6) * 1000,
        last_mot_on: car.last_mot_on,
        mot_due_on: car.mot_due_on,
        tyre_size: "205/55 R16",
        load_rating: "91",
        speed_rating: "V",
        ...fitment,
      },
    });
    made.push({ who, vehicleId: vehicle.id, tyreSize: vehicle.tyre_size, fitter });
  }
  return made;
}

interface ScanInput {
  readonly driver: number;
  readonly day: number;
  readonly position: "front_left" | "front_right" | "rear_left" | "rear_right";
  readonly depths: Depths;
  readonly mileage: number;
  /** Without an end the scan waits for review. */
  readonly end?: "judge" | "reject";
}

const even = (mm: number): Depths => ({ inner_mm: mm, middle_mm: mm, outer_mm: mm });
const scans: readonly ScanInput[] = [
  // Anna's car: every answer at once, and a line over time.
  { driver: 0, day: 50, position: "front_left", depths: even(3.4), mileage: 76_100, end: "judge" },
  {
    driver: 0,
    day: 6,
    position: "front_left",
    depths: { inner_mm: 2.7, middle_mm: 2.8, outer_mm: 2.6 },
    mileage: 78_400,
    end: "judge",
  },
  {
    driver: 0,
    day: 6,
    position: "front_right",
    depths: { inner_mm: 1.4, middle_mm: 3.1, outer_mm: 3.2 },
    mileage: 78_400,
    end: "judge",
  },
  {
    driver: 1,
    day: 30,
    position: "front_left",
    depths: { inner_mm: 3.6, middle_mm: 5.1, outer_mm: 3.7 },
    mileage: 41_250,
    end: "judge",
  },
  {
    driver: 2,
    day: 28,
    position: "front_left",
    depths: { inner_mm: 5.2, middle_mm: 3.9, outer_mm: 5.1 },
    mileage: 22_100,
    end: "judge",
  },
  { driver: 3, day: 25, position: "rear_right", depths: even(7.1), mileage: 18_900, end: "judge" },
  { driver: 4, day: 22, position: "front_right", depths: even(1.3), mileage: 27_600, end: "judge" },
  { driver: 5, day: 20, position: "front_left", depths: even(2.2), mileage: 68_200, end: "judge" },
  {
    driver: 6,
    day: 18,
    position: "rear_left",
    depths: { inner_mm: 2.4, middle_mm: 4.2, outer_mm: 4.4 },
    mileage: 74_300,
    end: "judge",
  },
  { driver: 7, day: 15, position: "front_left", depths: even(4.6), mileage: 15_400, end: "judge" },
  { driver: 8, day: 12, position: "front_right", depths: even(2.9), mileage: 52_700, end: "judge" },
  { driver: 9, day: 11, position: "front_left", depths: even(3.1), mileage: 39_900, end: "reject" },
  { driver: 10, day: 9, position: "rear_right", depths: even(6.4), mileage: 33_400, end: "reject" },
  { driver: 11, day: 4, position: "front_left", depths: even(5.5), mileage: 9800, end: "judge" },
  {
    driver: 12,
    day: 3,
    position: "front_left",
    depths: { inner_mm: 1.7, middle_mm: 1.9, outer_mm: 1.8 },
    mileage: 61_300,
    end: "judge",
  },
  { driver: 13, day: 2, position: "front_left", depths: even(2.4), mileage: 112_400 },
  {
    driver: 14,
    day: 1,
    position: "front_right",
    depths: { inner_mm: 4.8, middle_mm: 4.7, outer_mm: 2.9 },
    mileage: 84_100,
  },
  { driver: 15, day: 1, position: "rear_left", depths: even(1.5), mileage: 97_800 },
  { driver: 16, day: 0, position: "front_left", depths: even(6), mileage: 20_500 },
  {
    driver: 17,
    day: 0,
    position: "rear_right",
    depths: { inner_mm: 3.2, middle_mm: 3.3, outer_mm: 3.1 },
    mileage: 69_800,
  },
];

async function scanTyres(stage: Stage, cast: Cast): Promise<void> {
  for (const [seed, input] of scans.entries()) {
    const driver = cast.drivers[input.driver];
    if (!driver) throw new Error(`No driver ${input.driver} in the demo world`);
    stage.daysAgo(input.day, 8 + (seed % 9));
    const upload = await stage.photo(driver.who, input.depths, seed + 1);
    const scan = await (
      await stage.as(driver.who)
    ).call("consumerCreateTyreScan", {
      body: { vehicle_id: driver.vehicleId, position: input.position, upload_ids: [upload], mileage: input.mileage },
    });
    stage.clock.forward(input.end === undefined ? 0 : 47 * 60_000);
    const admin = await stage.as(cast.admin);
    if (input.end === "judge")
      await admin.call("updateTread", {
        body: { scan_id: scan.id, depths: { ...input.depths }, version: scan.version },
      });
    if (input.end === "reject")
      await admin.call("declineScan", {
        params: { id: String(scan.id) },
        body: {
          reasons: ["image_quality"],
          message: "The tread is in the shade. Turn the torch on and take it again from 20 cm.",
          version: scan.version,
        },
      });
  }
}
