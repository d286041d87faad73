import { callNames, catalog, type EndpointShape } from "@treadclub/contract";
import { measurementCalls, measurementCatalog, type MeasurementCall } from "@treadclub/contract/measurement/catalog";
import { asParts, type RawParts } from "#testing/call";
import { samples } from "#testing/samples";
import type { Fixtures } from "#testing/fixtures";

/** A call of either catalogue, with an input that fits it. */
export interface Target {
  readonly name: string;
  readonly base: string;
  readonly entry: EndpointShape;
  sample(fixtures: Fixtures): RawParts;
}

const platform: readonly Target[] = callNames.map((name) => ({
  name,
  base: "/api/v1/",
  entry: catalog[name],
  sample: (fixtures) => asParts(samples[name](fixtures)),
}));

const measurement: readonly Target[] = measurementCalls.map((name) => ({
  name: `measurement.${name}`,
  base: "/measurement/v1/",
  entry: measurementCatalog[name],
  sample: (fixtures) => measurementParts(name, fixtures),
}));

export const targets: readonly Target[] = [...platform, ...measurement];

/** Every call by its name. */
export const targetOf: ReadonlyMap<string, Target> = new Map(targets.map((target) => [target.name, target]));

const depths = { inner_mm: 4, middle_mm: 4.2, outer_mm: 4.1 };
const bodies: Partial<Record<MeasurementCall, (fixtures: Fixtures) => unknown>> = {
  createTokens: () => ({ measurement_token_count: 1 }),
  treadResults: ({ ids }) => ({ measurement_tokens: [ids.measurementToken] }),
  openScanner: () => ({ exit_url: "https://shop.example/done" }),
  planScan: () => ({ positions: ["rr"] }),
  handInImages: ({ ids }) => ({ measurement_id: ids.waitingMeasurement, upload_ids: [ids.upload] }),
  skipTyre: ({ ids }) => ({ measurement_id: ids.waitingMeasurement }),
  reviewList: () => ({ filters: { waiting: true } }),
  reviewComplete: ({ ids }) => ({ depths, message: "", version: ids.waitingVersion }),
  reviewReject: ({ ids }) => ({ reasons: ["blurry"], message: "", version: ids.waitingVersion }),
};

function measurementParts(name: MeasurementCall, fixtures: Fixtures): RawParts {
  const { path }: EndpointShape = measurementCatalog[name];
  const isReview = name.startsWith("review");
  const id = isReview ? String(fixtures.ids.waitingMeasurement) : fixtures.ids.upload;
  return {
    params: { ...(path.includes("{token}") ? { token: fixtures.ids.measurementToken } : {}), id },
    query: {},
    body: bodies[name]?.(fixtures) ?? {},
  };
}
