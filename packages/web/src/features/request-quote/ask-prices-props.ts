import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { DraftStep } from "./quote-draft.ts";

export interface AskPricesProps {
  readonly consumerId: number;
  readonly vehicleId: number | null;
  readonly positions: readonly TyrePosition[];
  readonly voucherId: number | null;
  /** The deal whose fitter is asked. */
  readonly dealId: number | null;
  readonly step: DraftStep;
  readonly paths: ConsumerPaths;
  readonly hrefOf: (step: DraftStep) => string;
  readonly onStep: (step: DraftStep) => void;
  readonly onVehicle: (vehicleId: number) => void;
  readonly onSent: (requestId: number) => void;
}
