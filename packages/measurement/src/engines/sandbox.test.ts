import { qualityReasons } from "@treadclub/contract/measurement/states";
import { expect, it } from "vitest";
import { depthsOf } from "./gauge.ts";
import { sandboxResult } from "./sandbox.ts";

const result = (measurementId: number, reference: string | null = null) =>
  sandboxResult({ measurementId, reference, read: null });

it("makes the same depths up for the same measurement, possible ones, with and without enough tread", () => {
  const least: number[] = [];
  for (let id = 1; id <= 500; id += 1) {
    const next = result(id, "anything");
    expect(next).toEqual(result(id));
    if (next.kind !== "complete") throw new Error(`Sandbox measurement ${id} is ${next.kind}`);
    const { innerMm, middleMm, outerMm } = next.read.depths;
    for (const mm of [innerMm, middleMm, outerMm]) {
      expect(mm).toBeGreaterThanOrEqual(0);
      expect(mm).toBeLessThanOrEqual(8);
      expect(Math.round(mm * 10)).toBeCloseTo(mm * 10, 6);
    }
    expect(next.read.method).toBe("sandbox");
    least.push(Math.min(innerMm, middleMm, outerMm));
  }
  expect(least.filter((mm) => mm < 1.1).length).toBeGreaterThan(0);
  expect(least.filter((mm) => mm > 5).length).toBeGreaterThan(0);
});

it("completes with what the driver read, and says that it is the sandbox", () => {
  const read = depthsOf({ kind: "gauge", inner_mm: 3, middle_mm: 4, outer_mm: 5 });
  expect(sandboxResult({ measurementId: 7, reference: null, read })).toEqual({
    kind: "complete",
    read: { ...read, method: "sandbox" },
  });
});

it("fails on purpose only", () => {
  for (const reason of qualityReasons)
    expect(result(7, `sandbox_fail_${reason}`)).toEqual({ kind: "fail", reasons: [reason] });
  for (const reference of ["sandbox_fail_", "sandbox_fail_rain", "SANDBOX_FAIL_blurry", "my sandbox_fail_blurry"])
    expect(result(7, reference).kind).toBe("complete");
});
