import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { MeasureWays } from "#entities/scan/measure/OpenMeasurement.tsx";
import type { TyreState } from "#entities/scan/VehicleTyres.tsx";

/** The car whose tyres are measured, as far as whoever measures knows it. */
export interface MeasureSubject {
  readonly vehicleId: number;
  /** The registration; "" where it is not known. */
  readonly plate: string;
  readonly tyres: readonly TyreState[];
  readonly mileage: number | null;
  /** Chosen at first. */
  readonly positions: readonly TyrePosition[];
}

/** Who measures: a driver pays with scans, a fitter does not. */
export type Measurer = { readonly kind: "driver"; readonly balance: number } | { readonly kind: "member" };

/** Where a measurement leads. */
export interface MeasureLinks extends MeasureWays {
  /** The page of one scan, where there is one. */
  readonly scan?: ((scanId: number) => string) | undefined;
  /** Single photos instead. */
  readonly photos?: ((vehicleId: number) => string) | undefined;
  /** What comes after it: the list of scans, or the booking. */
  readonly after: { readonly href: string; readonly label: string };
}
