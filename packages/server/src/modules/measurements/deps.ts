import type { FileStore } from "@treadclub/kit/files/store";
import type { MeasurementPort } from "#adapters/measurement/port";

export interface MeasurementDeps {
  readonly measurement: MeasurementPort;
  readonly store: Pick<FileStore, "put" | "remove">;
  /** Seals the tokens of sessions. */
  readonly secret: string;
}
