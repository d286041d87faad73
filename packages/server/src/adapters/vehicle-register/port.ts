/** One set of tyres that a vehicle left the factory with; rear values are empty when both axles are alike. */
export interface Fitment {
  readonly size: string;
  readonly load: string;
  readonly speed: string;
  readonly rearSize: string;
  readonly rearLoad: string;
  readonly rearSpeed: string;
}

/** What a register knows of a registration. Days are YYYY-MM-DD. */
export interface RegisterEntry {
  readonly number: string;
  readonly brand: string;
  readonly model: string;
  readonly colour: string;
  readonly fuel: string;
  readonly engineSize: string;
  readonly year: number | null;
  readonly lastMotOn: string | null;
  readonly motDueOn: string | null;
  readonly mileage: number | null;
  readonly fitments: readonly Fitment[];
}

/** Thrown when the register does not answer; `busy` when it asks to wait. */
export class RegisterError extends Error {
  override readonly name = "RegisterError";
  readonly reason: "unavailable" | "busy";
  constructor(reason: "unavailable" | "busy", cause?: unknown) {
    super(`The vehicle register is ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface VehicleRegister {
  /** Null: no such vehicle. Throws RegisterError. */
  lookup(plate: string): Promise<RegisterEntry | null>;
}
