import { peopleOf, type ScenePeople } from "./scene-people.ts";
import { measurementsOf, noMeasurements, type MeasurementIds } from "./scene-measurements.ts";
import { addVehicle, clubsOf, jobsOf, scansOf } from "./scene-records.ts";
import { teamsOf, type TeamIds } from "./scene-teams.ts";
import type { World } from "./world.ts";

/** A small world in which every call has something to work on: records of Anna and of fitter A, and people who may not see them. */
export interface Scene extends ScenePeople {
  readonly ids: SceneIds;
}

export interface SceneIds extends TeamIds, MeasurementIds {
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

/** Builds a scene through the calls themselves; `measured`: with measurements, where the world has their service. */
export async function openScene(world: World, { measured = false } = {}): Promise<Scene> {
  const people = await peopleOf(world);
  const anna = world.as(people.anna);
  const vehicle = await addVehicle(world, people.anna);
  const spareVehicle = await addVehicle(world, people.anna);
  const { club, clubCode, waitingClub } = await clubsOf(world, people);
  await anna.call("joinClub", { body: { code: clubCode } });
  const vouchers = await anna.call("getConsumerDiscounts", { params: { id: String(people.anna.id) }, body: {} });
  const [voucher] = vouchers.list;
  const { waitingScan, doneScan, photo } = await scansOf(world, people, vehicle);
  const jobs = await jobsOf(world, people, vehicle);
  const upload = (await world.make.upload(people.anna)).id;
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
      ...(await teamsOf(world, people)),
      ...(measured ? await measurementsOf(world, people, vehicle) : noMeasurements),
      notification: notes.list[0]?.id ?? 0,
    },
  };
}
