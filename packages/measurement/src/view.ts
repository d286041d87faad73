import type {
  measurementView as measurementSchema,
  sessionView as sessionSchema,
} from "@treadclub/contract/measurement/views";
import { qualityReasons, type MeasurementStatus, type PositionCode } from "@treadclub/contract/measurement/states";
import { signedLink } from "@treadclub/kit/files/links";
import type { z } from "zod";
import type { Deps } from "./deps.ts";
import type { KeyRow, MeasurementRow, PhotoOf, SessionRow } from "./rows.ts";
import { byEdge, depthOf, globalMm, minimumMm, regionsOf, verdictOf, wearPatternOf, type Read } from "./verdict.ts";

export type MeasurementView = z.output<typeof measurementSchema>;
export type SessionView = z.output<typeof sessionSchema>;

/** How images are linked, and when. */
export interface Show extends Pick<Deps, "secret" | "imageBase"> {
  readonly now: Date;
}

/** States in which depths are shown; before and besides them nobody stands by what was read. */
const withDepths: ReadonlySet<MeasurementStatus> = new Set(["result_ready", "result_and_report_ready", "completed"]);
const nothingRead = {
  innerMm: null,
  middleMm: null,
  outerMm: null,
  globalMm: null,
  remoteRegions: null,
  uncertaintyMm: null,
} as const;

/** One tyre's result as it goes over the wire, the same everywhere. */
export function measurementView(
  show: Show,
  row: MeasurementRow,
  photos: readonly PhotoOf[],
  { reference }: Pick<SessionRow, "reference">,
): MeasurementView {
  const isShown = withDepths.has(row.state);
  const read: Read = isShown ? row : { ...nothingRead, positionCode: row.positionCode };
  const minimum = minimumMm(read);
  return {
    schema_version: "1",
    measurement_id: row.id,
    status: row.state,
    measurement_status: row.state,
    position: row.positionCode === null ? null : wheels[row.positionCode],
    position_code: row.positionCode,
    global: depthOf(globalMm(read)),
    minimum: depthOf(minimum),
    regions: regionsOf(read),
    method: row.method,
    uncertainty_mm: read.uncertaintyMm,
    // A coin says too little of each region to compare them.
    wear_pattern: row.readingKind === "coin" && row.method === "gauge" ? null : wearPatternOf(byEdge(read)),
    verdict: verdictOf(minimum, read.uncertaintyMm),
    quality_reasons: qualityReasons.filter((reason) => row.reasons.includes(reason)),
    message: row.message,
    images: photos.map(({ id, width, height }) => ({
      url: signedLink(show.secret, id, show.now, show.imageBase),
      width,
      height,
    })),
    context: { reference },
    handed_in_at: row.handedInAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
  };
}

export const sessionView = (session: SessionRow, key: Pick<KeyRow, "engine">): SessionView => ({
  id: session.id,
  workflow: session.workflow,
  is_sandbox: key.engine === "sandbox",
  expires_at: session.expiresAt.toISOString(),
  context: { reference: session.reference },
});

const wheels: Readonly<Record<PositionCode, NonNullable<MeasurementView["position"]>>> = {
  fl: { axle: 1, side: "left", position_on_axle: 1 },
  fr: { axle: 1, side: "right", position_on_axle: 1 },
  rl: { axle: 2, side: "left", position_on_axle: 1 },
  rr: { axle: 2, side: "right", position_on_axle: 1 },
};
