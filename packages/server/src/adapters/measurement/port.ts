import type { ReplyOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { PositionCode, QualityReason, Workflow } from "@treadclub/contract/measurement/states";
import type { InputOf } from "@treadclub/contract";

export type ServiceResults = ReplyOf<MeasurementCatalog["reviewSession"]>;
export type ServiceMeasurement = ServiceResults["measurements"][number];
export type ServiceReview = ReplyOf<MeasurementCatalog["reviewGet"]>;
export type ServiceList = ReplyOf<MeasurementCatalog["reviewList"]>;
export type ListInput = InputOf<MeasurementCatalog["reviewList"]>["body"];

/** Where a scan is launched: the base address of the service's calls, with a slash at its end, and the web scanner. */
export interface LaunchTarget {
  readonly api_base: string;
  readonly scanner: string;
}

export interface Begun {
  readonly id: number;
  readonly token: string;
  readonly expiresAt: Date;
  readonly launch: LaunchTarget;
}

/** Depths in millimetres. */
export interface Judgement {
  readonly depths: { readonly inner_mm: number; readonly middle_mm: number; readonly outer_mm: number };
  readonly message: string;
  readonly version: number;
}

/**
 * The measurement service as the platform uses it: as an integrator and as the reviewer of everybody's measurements.
 * Every call may fail with UPSTREAM_UNAVAILABLE; those that name something also with NOT_FOUND, those that change it
 * with STATE_CONFLICT and the service's own details.
 */
export interface MeasurementPort {
  /** Whether a machine reads photos; where none does, a person reads them all. */
  readonly hasEngine: boolean;
  /** Where anybody may try it, and the key for that; null: there is none. */
  readonly launch: LaunchTarget;
  readonly sandboxKey: string | null;
  begin(workflow: Workflow): Promise<Begun>;
  results(sessionId: number): Promise<ServiceResults>;
  plan(sessionId: number, positions: readonly PositionCode[]): Promise<ServiceResults>;
  /** Ends every tyre without photos. */
  abort(sessionId: number): Promise<ServiceResults>;
  forget(sessionId: number): Promise<void>;
  /** Returns the bytes of a result's image; null when it is deleted. */
  image(url: string): Promise<Buffer | null>;
  list(input: ListInput): Promise<ServiceList>;
  get(measurementId: number): Promise<ServiceReview>;
  complete(measurementId: number, judgement: Judgement): Promise<ServiceReview>;
  reject(
    measurementId: number,
    refusal: { readonly reasons: readonly QualityReason[]; readonly message: string; readonly version: number },
  ): Promise<ServiceReview>;
  undo(measurementId: number): Promise<ServiceReview>;
}
