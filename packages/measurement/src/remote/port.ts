import type { MeasurementStatus, PositionCode, Workflow } from "@treadclub/contract/measurement/states";

/** Where a scan is launched: base address of the service with a slash at its end, and its web scanner. */
export interface Launch {
  readonly api_base: string;
  readonly scanner: string;
}

export interface RemoteInput {
  readonly workflow: Workflow;
  readonly positions: readonly PositionCode[] | null;
  /** Single measurements by the tokens call; null: one session. */
  readonly count: number | null;
  readonly reference: string | null;
  /** Goes along as the Idempotency-Key, so that a service of our own kind begins it once; null: it is no repetition. */
  readonly once: string | null;
}

export interface RemoteToken {
  /** The other service's own: answered to the integrator, stored hashed (`hashToken`). */
  readonly token: string;
  /** The same for `sessions.remote_token`, to poll with. */
  readonly sealed: string;
}

export interface RemoteBegun {
  readonly tokens: readonly RemoteToken[];
  /** What the other service says of itself, else what its address tells. */
  readonly launch: Launch;
}

/** Another SDK-compatible service that measures in our place. */
export interface RemotePort {
  /** Errors: UPSTREAM_UNAVAILABLE, with `details.retry_after_seconds` where the other service asked for a pause. */
  begin(input: RemoteInput): Promise<RemoteBegun>;
  /** Queues a look at a session; for sessions whose last look (`remote_polled_at`) is over `lookEveryMs` ago. */
  look(sessionId: number): void;
  /** What one of its sessions says now. */
  results(session: RemoteSession): Promise<RemoteAnswer>;
  /** Sends a decision made here to a service of our own kind; false when it refuses. Throws when it is unavailable. */
  send(session: RemoteSession, order: RemoteOrder): Promise<boolean>;
  /** The bytes of an image of its own; null for what is none, is too large or lies elsewhere. */
  image(url: string): Promise<Buffer | null>;
  /** Milliseconds until it may be asked again; 0: now. */
  pauseLeftMs(): number;
}

/** A session that is looked at is asked for at most so often. */
export const lookEveryMs = 2000;

export interface RemoteSession {
  readonly tokenHash: string;
  readonly remoteToken: string;
}

/** What was decided here: which tyres are scanned, that nobody scans any more, that all of it is forgotten. */
export type RemoteOrder =
  | { readonly kind: "forget" }
  | { readonly kind: "plan"; readonly positions: readonly PositionCode[] }
  | { readonly kind: "abort" };

/** `gone`: it does not know this session; `away`: it cannot be asked now, or did not answer in its own words. */
export type RemoteAnswer =
  | { readonly kind: "results"; readonly measurements: readonly RemoteMeasurement[] }
  | { readonly kind: "gone" }
  | { readonly kind: "away"; readonly why: string };

/** One tyre as the other service reports it, parsed tolerantly. */
export interface RemoteMeasurement {
  /** Null: none of the eight. */
  readonly status: MeasurementStatus | null;
  /** Whether the answer is in our own shape, which names every tyre of a session. */
  readonly isWhole: boolean;
  readonly positionCode: PositionCode | null;
  readonly globalMm: number | null;
  /** Left to right as seen from behind the vehicle; depths in millimetres, null where not available. */
  readonly regions: readonly RemoteRegion[];
  readonly uncertaintyMm: number | null;
  readonly isSandbox: boolean;
  readonly reasons: readonly string[];
  readonly message: string;
  readonly imageUrls: readonly string[];
}

export interface RemoteRegion {
  readonly mm: number | null;
  readonly place: "inner" | "middle" | "outer" | null;
}
