import { describe, expect, it } from "vitest";
import { forecastTread } from "./forecast.ts";
import type { ForecastPoint, TreadScan } from "./forecast.ts";
import { addDays, daysBetween } from "./time.ts";

const today = "2026-08-31";
const scan = (onDay: string, mileage: number | null, minimumMm: number): TreadScan => ({ onDay, mileage, minimumMm });
const widthDays = (point: ForecastPoint | null) => (point ? daysBetween(point.fromDay, point.toDay) : Number.NaN);

describe("forecastTread from two scans", () => {
  const scans = [scan("2025-08-31", 20_000, 7), scan("2026-08-31", 30_000, 5)];

  it("goes on at the rate between first and last", () => {
    const forecast = forecastTread({ scans, annualMileage: 10_000, today });
    expect(forecast.method).toBe("two_scans");
    expect(forecast.milesPerMm).toBe(5_000);
    expect(forecast.at3).toMatchObject({ mileage: 40_000, onDay: "2027-08-31" });
    expect(forecast.at16).toMatchObject({ mileage: 47_000, onDay: addDays("2026-08-31", 621) });
  });

  it("gives an interval around the day", () => {
    const { at3 } = forecastTread({ scans, annualMileage: 10_000, today });
    // 1.7 mm at 10,000 miles in 2.4 mm, to 2.3 mm at 10,000 miles in 1.6 mm.
    expect(at3?.fromDay).toBe(addDays("2026-08-31", 259));
    expect(at3?.toDay).toBe(addDays("2026-08-31", 525));
  });

  it("knows the annual mileage from the scans when the driver does not", () => {
    const forecast = forecastTread({ scans, annualMileage: null, today });
    expect(forecast.at3?.onDay).toBe("2027-08-31");
  });

  it("does not mind their order, nor a scan without mileage between, nor one after today", () => {
    const mixed = [scan("2026-09-01", 30_100, 2), ...scans.toReversed(), scan("2026-02-01", null, 6)];
    expect(forecastTread({ scans: mixed, annualMileage: 10_000, today })).toEqual(
      forecastTread({ scans, annualMileage: 10_000, today }),
    );
  });

  it("forgets the tyre before", () => {
    const changed = [scan("2024-01-01", 5_000, 4), scan("2025-01-01", 15_000, 2), ...scans];
    expect(forecastTread({ scans: changed, annualMileage: 10_000, today })).toEqual(
      forecastTread({ scans, annualMileage: 10_000, today }),
    );
  });

  it("stays finite when the wear is hardly more than the error", () => {
    const close = [scan("2025-08-31", 20_000, 5.5), scan("2026-08-31", 25_000, 5)];
    const forecast = forecastTread({ scans: close, annualMileage: 10_000, today });
    expect(forecast.method).toBe("two_scans");
    expect(forecast.at3?.toDay).toBe(addDays("2026-08-31", Math.round(2.3 * 3 * 365.25)));
  });

  it("counts half a millimetre as wear whatever the float says", () => {
    const edge = [scan("2026-01-01", 20_000, 5.1), scan("2026-08-01", 28_000, 4.6)];
    expect(forecastTread({ scans: edge, annualMileage: 8_000, today }).method).toBe("two_scans");
  });

  it.each([
    ["too little wear", [scan("2026-01-01", 20_000, 5), scan("2026-08-01", 28_000, 4.6)]],
    ["too few miles", [scan("2026-01-01", 20_000, 6), scan("2026-08-01", 20_499, 5)]],
    ["mileage going back", [scan("2026-01-01", 20_000, 6), scan("2026-08-01", 10_000, 5)]],
    ["one mileage only", [scan("2026-01-01", null, 6), scan("2026-08-01", 20_000, 5)]],
    ["one scan", [scan("2026-08-01", 20_000, 5)]],
  ])("is not trusted with %s", (_name, few) => {
    expect(forecastTread({ scans: few, annualMileage: 8_000, today }).method).toBe("typical");
  });
});

describe("forecastTread since fitting", () => {
  it("takes a new tyre as 8 mm", () => {
    const forecast = forecastTread({
      scans: [scan("2026-08-31", 22_000, 5)],
      fittedMileage: 10_000,
      annualMileage: 12_000,
      today,
    });
    expect(forecast).toMatchObject({ method: "since_fitting", milesPerMm: 4_000 });
    expect(forecast.at3).toMatchObject({ mileage: 30_000, onDay: addDays("2026-08-31", 244) });
  });

  it.each([
    ["mileage of the scan unknown", scan("2026-08-31", null, 5), 10_000],
    ["fitted in the future", scan("2026-08-31", 22_000, 5), 30_000],
    ["hardly used", scan("2026-08-31", 10_400, 7), 10_000],
    ["as good as new", scan("2026-08-31", 22_000, 7.6), 10_000],
  ])("falls back: %s", (_name, only, fittedMileage) => {
    expect(forecastTread({ scans: [only], fittedMileage, annualMileage: 8_000, today }).method).toBe("typical");
  });
});

describe("forecastTread, typical", () => {
  const scans = [scan("2026-08-31", 20_000, 5)];

  it("wears 1 mm in 3,500 miles, in a wide interval", () => {
    const forecast = forecastTread({ scans, annualMileage: 7_000, today });
    expect(forecast).toMatchObject({ method: "typical", milesPerMm: 3_500 });
    expect(forecast.at3).toMatchObject({ mileage: 27_000, onDay: "2027-08-31" });
    const measured = [scan("2025-08-31", 13_000, 7), ...scans];
    const sharper = forecastTread({ scans: measured, annualMileage: 7_000, today });
    expect(sharper.milesPerMm).toBe(3_500);
    expect(widthDays(forecast.at3)).toBeGreaterThan(1.5 * widthDays(sharper.at3));
  });

  it("has a day without a mileage when the scan has none", () => {
    const { at3 } = forecastTread({ scans: [scan("2026-08-31", null, 5)], annualMileage: 7_000, today });
    expect(at3).toMatchObject({ mileage: null, onDay: "2027-08-31" });
  });

  it.each([
    [3, "2026-08-31", "later"],
    [2.9, "2026-08-31", "later"],
    [1.6, "2026-08-31", "2026-08-31"],
    [1, "2026-08-31", "2026-08-31"],
  ])("dates what is reached at %d mm on the scan", (mm, at3, at16) => {
    const forecast = forecastTread({ scans: [scan("2026-08-31", 20_000, mm)], annualMileage: 7_000, today });
    expect(forecast.at3).toEqual({ mileage: 20_000, onDay: at3, fromDay: at3, toDay: at3 });
    if (at16 === "later") expect((forecast.at16?.onDay ?? "") > today).toBe(true);
    else expect(forecast.at16).toEqual({ mileage: 20_000, onDay: at16, fromDay: at16, toDay: at16 });
  });

  it("may begin at once, just above a limit, but never before the scan", () => {
    const { at3 } = forecastTread({ scans: [scan("2026-08-31", 20_000, 3.2)], annualMileage: 7_000, today });
    expect(at3?.fromDay).toBe("2026-08-31");
    expect((at3?.onDay ?? "") > "2026-08-31").toBe(true);
  });

  it.each([
    ["no scan", [], 7_000],
    ["only a scan after today", [scan("2026-09-01", 20_000, 5)], 7_000],
    ["no annual mileage", scans, null],
    ["an annual mileage of 0", scans, 0],
    ["more than 20 years", scans, 300],
  ])("says nothing: %s", (_name, given, annualMileage) => {
    const forecast = forecastTread({ scans: given, annualMileage, today });
    expect(forecast).toEqual({ method: "typical", milesPerMm: 3_500, at3: null, at16: null });
  });

  it("keeps from, on and to in order", () => {
    for (let mm = 1; mm <= 8; mm += 0.1) {
      const { at3, at16 } = forecastTread({ scans: [scan("2026-08-31", 1_000, mm)], annualMileage: 9_000, today });
      for (const point of [at3, at16]) {
        expect(point && point.fromDay <= point.onDay && point.onDay <= point.toDay).toBe(true);
      }
      expect((at3?.onDay ?? "") <= (at16?.onDay ?? "")).toBe(true);
    }
  });
});
