import { bundledCars } from "#adapters/vehicle-register/bundled-cars";
import type { MadeMember } from "#testing/factories/members";
import type { Caller } from "#testing/call";
import type { SignedIn } from "#testing/factories/people";
import { demoPassword } from "./accounts.ts";
import type { Cast, Driver } from "./cast.ts";
import { dealsOf } from "./deals.ts";
import { clubs, drivers, fitters, newFitter, waitingClub, type ClubInput } from "./cast-list.ts";
import { groupOf } from "./groups.ts";
import { integrationsOf } from "./integrations.ts";
import { measurementsOf } from "./measurements.ts";
import { officeOf } from "./office.ts";
import { tradeOf } from "./trade.ts";
import { scans } from "./scan-list.ts";
import { sidewallsOf } from "./sidewalls.ts";
import { shareCars } from "./shared-cars.ts";
import type { Stage } from "./stage.ts";
import { welcomeCheckOf } from "./welcome-check.ts";

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
  await shareCars(stage, cast);
  await scanTyres(stage, cast);
  await sidewallsOf(stage, cast);
  await measurementsOf(stage, cast);
  await integrationsOf(stage, cast);
  await tradeOf(stage, cast);
  await officeOf(stage, cast);
  await dealsOf(stage, cast);
  await groupOf(stage, cast);
  stage.daysAgo(2);
  await (await stage.as(ownerOf(made, waitingClub.fitter))).call("editDiscountClub", { body: clubBody(waitingClub) });
  stage.daysAgo(1);
  await stage.make.member(newFitter);
  await welcomeCheckOf(stage, cast);
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
  if (input.scanManage) await stage.make.clubScanManage(club.id, input.scanManage);
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
    const clubCode = codes[fitter] ?? "";
    await driver.call("joinClub", { body: { code: clubCode } });
    if (n % 5 !== 4) await lookAtVouchers(driver, who.id, n % 2 === 0);
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
    made.push({ who, vehicleId: vehicle.id, tyreSize: vehicle.tyre_size, fitter, clubCode });
  }
  return made;
}

async function lookAtVouchers(driver: Caller, id: number, opensOne: boolean): Promise<void> {
  const { list } = await driver.call("getConsumerDiscounts", { params: { id: String(id) }, body: {} });
  const looks = list.map((voucher, n) => ({
    voucher_id: voucher.id,
    event: opensOne && n === 0 ? ("opened" as const) : ("seen" as const),
  }));
  await driver.call("saveVoucherStatistic", { body: { list: looks } });
}

async function scanTyres(stage: Stage, cast: Cast): Promise<void> {
  for (const [seed, input] of scans.entries()) {
    const driver = cast.drivers[input.driver];
    if (!driver) throw new Error(`No driver ${input.driver} in the demo world`);
    stage.daysAgo(input.day, 8 + (seed % 9));
    const upload = await stage.photo(driver.who, input.depths, seed + 1);
    const scan = await (
      await stage.as(driver.who)
    ).call("consumerCreateTyreScan", {
      body: {
        vehicle_id: driver.vehicleId,
        position: input.position,
        upload_ids: [upload],
        mileage: input.mileage,
        club_code: input.ofClub && driver.clubCode,
      },
    });
    stage.clock.forward(input.end === undefined ? 0 : 47 * 60_000);
    const judgement = { body: { scan_id: scan.id, depths: { ...input.depths }, version: scan.version } };
    if (input.end === "judge" && input.ofClub)
      await (await stage.as(ownerOf(cast.fitters, driver.fitter))).call("memberUpdateTread", judgement);
    else if (input.end === "judge") await (await stage.as(cast.admin)).call("updateTread", judgement);
    if (input.end === "reject")
      await (
        await stage.as(cast.admin)
      ).call("declineScan", {
        params: { id: String(scan.id) },
        body: {
          reasons: ["image_quality"],
          message: "The tread is in the shade. Turn the torch on and take it again from 20 cm.",
          version: scan.version,
        },
      });
    if (input.end && input.day > newForDays) {
      stage.clock.forward(3 * 3_600_000);
      await (await stage.as(driver.who)).call("readScans", { body: { ids: [scan.id] } });
    }
  }
}

/** Older results were looked at by their drivers. */
const newForDays = 7;
