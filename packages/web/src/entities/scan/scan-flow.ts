import { axleOf, shortPosition, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { pathTo } from "#kit/paths.ts";
import type { PhotoScanType, ScanSubject } from "./scan-note.ts";

/** The screens of one kind of scan, for whoever takes the photos. */
export interface ScanFlow {
  readonly type: PhotoScanType;
  /** The company of the fitter who scans; null for a driver. */
  readonly memberId: number | null;
  /** On whose phone the photos lie until they are sent: the signed-in user's. */
  readonly userId: number;
  /** Chooses a tyre, of this vehicle or of any. */
  readonly choose: (vehicleId: number | null, position?: TyrePosition) => string;
  readonly camera: (vehicleId: number, position: TyrePosition) => string;
  /** Depths typed by hand instead of the camera; null where only photos count. */
  readonly byHand: ((vehicleId: number, position: TyrePosition) => string) | null;
  readonly list: string;
  readonly scan: (scanId: number) => string;
}

export function driverFlow(id: number, type: PhotoScanType): ScanFlow {
  const list = (query = {}): string => pathTo("/app/consumer/{id}/tyre_scans_list", { id }, query);
  return {
    type,
    memberId: null,
    userId: id,
    ...waysOf(type, pathTo("/app/consumer/{id}", { id })),
    byHand:
      type === "tyre"
        ? (vehicle, position) =>
            pathTo(
              "/app/consumer/{id}/tyre_scan/{tyre}/{vehicle}",
              { id, tyre: shortPosition(position), vehicle },
              { by: "hand" },
            )
        : null,
    list: list(),
    scan: (scanId) => list({ open_field: scanId, open_field_type: "scan" }),
  };
}

/** A fitter's: reviews and lists what the company made. */
export function memberFlow(id: number, userId: number, type: PhotoScanType): ScanFlow {
  return {
    type,
    memberId: id,
    userId,
    ...waysOf(type, pathTo("/app/member/{id}", { id })),
    byHand: null,
    list: pathTo("/app/members/{id}/member_scans", { id }),
    scan: (scanId) => pathTo("/app/member/{id}/admin_scan_status/{scan_id}", { id, scan_id: scanId }),
  };
}

/** Below the address of whoever scans. */
function waysOf(type: PhotoScanType, base: string): Pick<ScanFlow, "choose" | "camera"> {
  const tyre = (position: TyrePosition | undefined): string | undefined => position && shortPosition(position);
  if (type === "sidewall")
    return {
      choose: (id, position) => pathTo(`${base}/make_sidewall_scan`, {}, { vehicle_id: id, tyre: tyre(position) }),
      camera: (id, position) => pathTo(`${base}/tyrewall_scan/${id}`, {}, { tyre: tyre(position) }),
    };
  return {
    choose: (id, position) => pathTo(`${base}/make_scan/${id ?? 0}`, {}, { tyre: tyre(position) }),
    camera: (id, position) => pathTo(`${base}/tyre_scan/${shortPosition(position)}/${id}`),
  };
}

/** The screens on which a fitter measures a car with a gauge. */
export const gaugeHref = (memberId: number, vehicleId: number): string =>
  pathTo("/app/member/{member_id}/gauge_scan/{vehicle_id}", { member_id: memberId, vehicle_id: vehicleId });
export const gaugePhotoHref = (memberId: number, vehicleId: number, position: TyrePosition): string =>
  pathTo("/app/member/{member_id}/gauge_photo/{tyre}/{vehicle_id}", {
    member_id: memberId,
    tyre: shortPosition(position),
    vehicle_id: vehicleId,
  });

/** Where a scan that is still on this phone goes on: the camera, or the depths. */
export function resumeHref(userId: number, { type, memberId, vehicle, position }: ScanSubject): string {
  if (type === "gauge") return gaugeHref(memberId ?? 0, vehicle.id);
  const flow = memberId === null ? driverFlow(userId, type) : memberFlow(memberId, userId, type);
  return flow.camera(vehicle.id, position);
}

/** The tyres that are photographed together: of a staggered fitment one of each axle, on the side that was chosen. */
export function tyresOf(
  type: PhotoScanType,
  { rear_tyre_size: rearSize }: { readonly rear_tyre_size: string },
  chosen: TyrePosition,
): readonly [TyrePosition] | readonly [front: TyrePosition, rear: TyrePosition] {
  if (type === "tyre" || rearSize === "") return [chosen];
  const isLeft = chosen.endsWith("left");
  return isLeft ? ["front_left", "rear_left"] : ["front_right", "rear_right"];
}

export const isFrontTyre = (position: TyrePosition): boolean => axleOf(position) === "front";
