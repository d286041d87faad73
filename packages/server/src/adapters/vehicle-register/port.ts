/** A size that the maker allows for this car. Empty rear fields: the same as in front. */
export interface RegisterTyre {
  readonly tyreSize: string;
  readonly loadRating: string;
  readonly speedRating: string;
  readonly rearTyreSize: string;
  readonly rearLoadRating: string;
  readonly rearSpeedRating: string;
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
