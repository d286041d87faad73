import type { Store } from "#scanner/kit/store.ts";
import type { RecordKeeper } from "#scanner/launch/record-keeper.ts";
import type { PhotoQueues } from "./photo-queues.ts";
import type { ScanEvent, ScanState, ScannerView } from "./scan-state.ts";
import type { Service } from "./service.ts";

/** What the parts of the controller share. */
export interface ControllerParts {
  readonly services: readonly Service[];
  readonly state: Store<ScanState, ScanEvent>;
  readonly kept: RecordKeeper;
  readonly photos: Store<PhotoQueues | null, PhotoQueues>;
  /** Does it again as long as what is in the way passes by itself; says what is in the way. */
  ask<Result>(work: () => Promise<Result>): Promise<Result>;
  refresh(): Promise<void>;
  /** All views, one of them anew. */
  replaced(session: number, view: ScannerView): readonly ScannerView[];
}
