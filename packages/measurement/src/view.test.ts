import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { measurementView as schema } from "@treadclub/contract/measurement/views";
import { expect, it } from "vitest";
import type { MeasurementRow } from "./rows.ts";
import { measurementView } from "./view.ts";

const now = new Date("2026-11-21T10:00:00.000Z");
const show = { secret: "secret", imageBase: "https://scan.example/measurement/v1/files/", now };
const row: MeasurementRow = {
  id: 7,
  sessionId: 3,
  keyId: 1,
  place: 0,
  positionCode: "rl",
  state: "completed",
  method: "gauge",
  innerMm: 4,
  middleMm: 4.2,
  outerMm: 2.4,
  globalMm: null,
  remoteRegions: null,
  uncertaintyMm: 0.5,
  readingKind: "gauge",
  reasons: ["too_dark", "blurry", "something of old"],
  message: "Thank you.",
  handedInAt: now,
  waitingSince: null,
  reviewedAt: now,
  completedAt: now,
  beforeReview: null,
  photosGoneAt: null,
  version: 2,
};

it("is the whole result of a tyre", () => {
  const id = "0b0f8c3e-6a52-4c1d-9f3e-0d9a5a3f2b11";
  const view = measurementView(show, row, [{ id, width: 800, height: 600 }], { reference: "visit 7" });
  expect(schema.parse(view)).toEqual(view);
  expect(view).toMatchObject({
    position: { axle: 2, side: "left", position_on_axle: 1 },
    global: { value_mm: 3.5 },
    minimum: { value_mm: 2.4 },
    wear_pattern: "one_edge",
    verdict: "replace_soon",
    quality_reasons: ["blurry", "too_dark"],
    images: [{ url: expect.stringMatching(new RegExp(`^${show.imageBase}${id}\\?expires=\\d+&signature=`)) }],
    context: { reference: "visit 7" },
    handed_in_at: "2026-11-21T10:00:00.000Z",
  });
  expect(view.regions.map(({ place }) => place)).toEqual(["outer", "middle", "inner"]);
});

it.each(measurementStatuses)("shows in %s no depth that nobody stands by", (state) => {
  const view = measurementView(show, { ...row, state }, [], { reference: null });
  const isShown = ["result_ready", "result_and_report_ready", "completed"].includes(state);
  expect([
    view.minimum.available,
    view.global.available,
    view.regions.length > 0,
    view.verdict !== null,
    view.wear_pattern !== null,
    view.uncertainty_mm !== null,
  ]).toEqual(Array.from({ length: 6 }, () => isShown));
  expect([view.status, view.measurement_status]).toEqual([state, state]);
});
