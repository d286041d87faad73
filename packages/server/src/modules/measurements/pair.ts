import type { MeasurementStatus } from "@treadclub/contract/measurement/states";
import { longPosition, type ShortTyrePosition, type TyrePosition } from "@treadclub/rules";

interface Scan {
  readonly position: TyrePosition;
  readonly state: string;
}
interface Measurement {
  readonly position_code: ShortTyrePosition | null;
  readonly status: MeasurementStatus;
}

/**
 * Which measurement is which scan: the one of its tyre; else, of what is left, one without a tyre, or one of a tyre that the
 * driver chose in its place. A scan that was deleted keeps its measurement to itself.
 */
export function paired<S extends Scan, M extends Measurement>(
  scans: readonly S[],
  measurements: readonly M[],
): ReadonlyMap<S, M> {
  const pairs = new Map<S, M>();
  const free = new Set(measurements);
  const give = (scan: S, found: M | undefined): void => {
    if (found === undefined) return;
    pairs.set(scan, found);
    free.delete(found);
  };
  for (const scan of scans)
    give(
      scan,
      [...free].find((one) => one.position_code !== null && longPosition(one.position_code) === scan.position),
    );
  const isFixed = isPlanFixed(measurements);
  for (const scan of scans)
    if (!pairs.has(scan) && scan.state === "processing")
      give(
        scan,
        [...free].find((one) => one.position_code === null || (isFixed && one.status !== "aborted")),
      );
  return pairs;
}

/** Once a tyre was begun or left out, the driver can choose no others. */
export const isPlanFixed = (measurements: readonly Measurement[]): boolean =>
  measurements.some(({ status }) => status !== "unknown" && status !== "waiting_for_images");

/** Photos of it are there. */
export const isBegun = (status: MeasurementStatus): boolean =>
  status !== "unknown" && status !== "waiting_for_images" && status !== "aborted";

export const hasEnded = (status: MeasurementStatus): boolean =>
  status === "completed" || status === "aborted" || status === "failed";
