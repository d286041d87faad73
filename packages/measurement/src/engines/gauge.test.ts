import { minimumMm } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { verdictOf } from "#measurement/verdict";
import { afterReading, depthsOf } from "./gauge.ts";
import { engineOf } from "./index.ts";
import type { Reading } from "./port.ts";

const gauge = (inner: number, middle: number, outer: number): Reading => ({
  kind: "gauge",
  inner_mm: inner,
  middle_mm: middle,
  outer_mm: outer,
});
const coin = (inner: boolean, middle: boolean, outer: boolean): Reading => ({
  kind: "coin",
  inner_hidden: inner,
  middle_hidden: middle,
  outer_hidden: outer,
});

describe("a gauge", () => {
  it("says what was read, half a millimetre either way", () => {
    expect(depthsOf(gauge(3, 4.2, 5))).toEqual({
      depths: { innerMm: 3, middleMm: 4.2, outerMm: 5 },
      uncertaintyMm: 0.5,
      method: "gauge",
    });
  });

  it.each([
    [8, "complete"],
    [2.2, "complete"],
    [2.1, "complete"],
    [2.099, "read"],
    [1.6, "read"],
    [1, "read"],
    [0, "read"],
  ])("at %s mm is a matter of %s where only unsure ones are confirmed", (least, kind) => {
    const read = depthsOf(gauge(6, least, 7));
    expect(afterReading(read, "unsure")).toEqual({ kind, read });
    expect(afterReading(read, "always").kind).toBe("read");
  });
});

it("a slip of the finger is no sure reading: deeper than any car's tyre when new", () => {
  expect(afterReading(depthsOf(gauge(12, 8, 8)), "unsure").kind).toBe("complete");
  for (const slip of [gauge(25, 4, 4), gauge(4, 12.1, 4), gauge(4, 4, 15)])
    expect(afterReading(depthsOf(slip), "unsure").kind).toBe("read");
});

describe("a 20p coin", () => {
  const all = [true, false].flatMap((a) => [true, false].flatMap((b) => [true, false].map((c) => coin(a, b, c))));

  it("says 2.6 mm where its band is hidden and up to that where it is not", () => {
    expect(depthsOf(coin(true, false, true))).toEqual({
      depths: { innerMm: 2.6, middleMm: 1.3, outerMm: 2.6 },
      uncertaintyMm: 1.3,
      method: "gauge",
    });
  });

  it.each(all)("never says by itself that a tyre is legal or illegal: %o", (reading) => {
    const read = depthsOf(reading);
    const least = minimumMm(read.depths);
    expect(verdictOf(least, read.uncertaintyMm)).toBe("uncertain");
    expect(afterReading(read, "unsure").kind).toBe("read");
  });
});

describe("photos alone", () => {
  it("wait for a person, and are not taken where a remote service measures", () => {
    const given = { measurementId: 1, reference: null, confirm: "unsure", read: null } as const;
    expect(engineOf("review").afterHandIn(given)).toEqual({ kind: "wait" });
    expect(engineOf("remote").takesPhotos).toBe(false);
  });
});
