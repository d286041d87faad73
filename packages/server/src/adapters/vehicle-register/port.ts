import type { MotSeverity } from "@treadclub/rules";

/** A size that the maker allows for this car. Empty rear fields: the same as in front. */
export interface RegisterTyre {
  readonly tyreSize: string;
  readonly loadRating: string;
  readonly speedRating: string;
  readonly rearTyreSize: string;
  readonly rearLoadRating: string;
  readonly rearSpeedRating: string;
}

/** An MOT test. The odometer as it was read; null where nobody could. */
export interface RegisterTest {
  readonly completedOn: string;
  readonly passed: boolean;
  /** The last valid day of a pass. */
  readonly expiresOn: string | null;
  readonly odometer: { readonly value: number; readonly unit: "mi" | "km" } | null;
  readonly remarks: readonly { readonly text: string; readonly severity: MotSeverity }[];
}

/** What a register knows of a vehicle; "" and null where it does not. Days are London days, mileage is in miles. */
export interface RegisterEntry {
  readonly brand: string;
  readonly model: string;
  readonly colour: string;
  readonly fuel: string;
  readonly engineSize: string;
  readonly year: number | null;
  readonly lastMotOn: string | null;
  /** The last day on which the MOT is valid. */
  readonly motDueOn: string | null;
  readonly mileage: number | null;
  readonly tyres: readonly RegisterTyre[];
  /** Oldest first. */
  readonly tests: readonly RegisterTest[];
}

/** A vehicle register, asked by registration number in upper case without spaces. */
export interface VehicleRegister {
  /** Registrations to try out in a demo; none where the register is a real one. */
  readonly examples: readonly string[];
  /**
   * Null when it knows no such vehicle. Errors (AppError): UPSTREAM_UNAVAILABLE when it does not answer or wants
   * less of us, QUOTA_EXCEEDED when our allowance is used up, VALIDATION_FAILED when it will not take the number.
   */
  lookUp(plate: string, now: Date): Promise<RegisterEntry | null>;
}
