import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { spendForScans } from "#modules/credits";
import { requireScanning } from "#modules/members";
import { vehicleFor, vehicleSeenBy } from "#modules/vehicles";
import type { ScanDeps } from "./deps.ts";
import type { ScanView, ScanViewer } from "./detail.ts";
import { handIn, sidewallsOf, treadOf, type HandIn, type SidewallBody, type TreadBody } from "./hand-in.ts";
import { routeOf, routeOfMember } from "./routing.ts";
import { withUploads } from "./with-uploads.ts";

type CreateDeps = Pick<ScanDeps, "uploads"> & { readonly view: ScanViewer };
type Errors = "NOT_FOUND" | "NO_SCANS_LEFT" | "STATE_CONFLICT";
type MemberErrors = "NOT_FOUND" | "STATE_CONFLICT" | "ACTION_NOT_ALLOWED";

/**
 * Hands in the photos of one tyre of the driver's own vehicle; costs a credit. Errors: NOT_FOUND for a vehicle or upload that
 * is not theirs; NO_SCANS_LEFT; STATE_CONFLICT for an upload that is not ready or taken (`details.uploads`);
 * VALIDATION_FAILED for a club that they have not joined.
 */
export const createTyreScan = (ctx: OutsideCtx<Errors>, deps: CreateDeps, body: TreadBody): Promise<ScanView> =>
  sendPhotos(ctx, deps, treadOf(body), handInScan);

/** The same for the photos of a sidewall; VALIDATION_FAILED as well for two tyres of one axle. */
export const createTyreWallScan = (ctx: OutsideCtx<Errors>, deps: CreateDeps, body: SidewallBody): Promise<ScanView> =>
  sendPhotos(ctx, deps, sidewallsOf(ctx, body), handInScan);

/**
 * Hands in what a fitter photographed of the vehicle of a driver that the company may see; costs the driver nothing. Errors:
 * ACTION_NOT_ALLOWED without permission to scan; the others as of a driver's own.
 */
export async function createMemberScan(
  ctx: OutsideCtx<MemberErrors>,
  deps: CreateDeps,
  input: HandIn,
): Promise<ScanView> {
  await requireScanning(ctx);
  return sendPhotos(ctx, deps, input, handInForDriver);
}

/** The writing part of a driver's own scan. Returns its id. */
export async function handInScan(ctx: WriteCtx<Errors>, input: HandIn): Promise<number> {
  const vehicle = await vehicleFor(ctx, input.vehicleId, "no key update");
  const route = await routeOf(ctx, vehicle.consumerId, input.clubCode);
  const id = await handIn(ctx, vehicle, route, input);
  await spendForScans(ctx, vehicle.consumerId, [id]);
  return id;
}

async function handInForDriver(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, input: HandIn): Promise<number> {
  const vehicle = await vehicleSeenBy(ctx, input.vehicleId);
  const memberId = ctx.actor.kind === "user" ? ctx.actor.memberId : null;
  const route = await routeOfMember(ctx, memberId, vehicle.consumerId, input.clubCode);
  return handIn(ctx, vehicle, route, input);
}

const sendPhotos = <E extends "NOT_FOUND" | "STATE_CONFLICT">(
  ctx: OutsideCtx<E>,
  deps: CreateDeps,
  input: HandIn,
  write: (ctx: WriteCtx<E>, input: HandIn) => Promise<number>,
): Promise<ScanView> => {
  const ids = input.photos.map(({ id }) => id);
  return withUploads(ctx, deps, ids, async (tx) => deps.view(tx, await write(tx, input)));
};
