import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { describe, expect, it } from "vitest";
import { hasEnded, isMissing, openSessionIds, pendingStatuses, phaseOf, toneOfStatus } from "./measurement-state.ts";
import type { MeasurementStatus } from "./measurement-types.ts";

const tyres = (...statuses: MeasurementStatus[]) => statuses.map((status) => ({ status }));

describe("the phase of a measurement", () => {
  it("is unknown until the scanner was opened", () =>
    expect(phaseOf(tyres("unknown", "unknown", "unknown", "unknown"))).toBe("unknown"));
  it("is open while a tyre wants photos, whatever the others do", () => {
    expect(phaseOf(tyres("waiting_for_images", "unknown"))).toBe("open");
    expect(phaseOf(tyres("completed", "waiting_for_images", "failed"))).toBe("open");
    expect(phaseOf(tyres("processing", "unknown"))).toBe("open");
  });
  it("is reading while anything may still change by itself", () => {
    expect(phaseOf(tyres("processing", "completed"))).toBe("reading");
    expect(phaseOf(tyres("result_ready", "aborted"))).toBe("reading");
  });
  it("has ended with every tyre read, left out or failed", () =>
    expect(phaseOf(tyres("completed", "aborted", "failed", "result_and_report_ready"))).toBe("ended"));
});

it("waits for exactly those statuses that have not ended", () => {
  for (const status of measurementStatuses)
    expect(hasEnded({ status }), status).toBe(!pendingStatuses.some((pending) => pending === status));
});

it("takes only tyres without photos as missing", () =>
  expect(measurementStatuses.filter((status) => isMissing({ status }))).toEqual(["unknown", "waiting_for_images"]));

it("says nothing good of a tyre that is not read", () => {
  const good = measurementStatuses.filter((status) => toneOfStatus(status) === "good");
  expect(good).toEqual(["result_and_report_ready", "completed"]);
});

it("finds each measurement that may want photos once", () => {
  const row = (id: number | null, state: string, type = "measurement") => ({ type, state, measurement_session_id: id });
  expect(
    openSessionIds([
      row(7, "processing"),
      row(7, "processing"),
      row(6, "completed"),
      row(5, "processing"),
      row(4, "awaiting_admin_review"),
      row(null, "processing"),
      row(3, "processing", "tyre"),
    ]),
  ).toEqual([7, 5]);
});
