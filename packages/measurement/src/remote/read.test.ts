import { describe, expect, it } from "vitest";
import { launchIn, measurementsIn, statusOf, tokensIn } from "./read.ts";

const only = (item: unknown) => measurementsIn({ measurements: [item] })?.[0];

describe("tokens of an answer", () => {
  it.each([
    [{ session: { token: "abc", id: "x", more: true } }, ["abc"]],
    [{ token: "abc" }, ["abc"]],
    [{ measurement_tokens: [{ measurement_token: "a" }, { token: "b" }, "c"] }, ["a", "b", "c"]],
    [{ measurement_tokens: [{ measurement_token: "a" }, { measurement_token: "a" }] }, ["a"]],
    [{ session: { token: 7 } }, []],
    [{ session: { token: "x".repeat(501) } }, []],
    ["abc", []],
    [null, []],
    [[], []],
  ])("in %j", (body, tokens) => expect(tokensIn(body)).toEqual(tokens));
});

describe("where the other service launches its scans", () => {
  const base = new URL("https://measure.example/v1/");
  const at = (launch: unknown) => launchIn({ session: { launch } }, base);

  it("is what it says", () => {
    expect(at({ api_base: "https://m.example/v1", scanner: "https://scan.example/s/" })).toEqual({
      api_base: "https://m.example/v1/",
      scanner: "https://scan.example/s/",
    });
    expect(launchIn({ launch: { api_base: "/v1/", scanner: "/scan/" } }, base)?.scanner).toBe(
      "https://measure.example/scan/",
    );
  });

  it.each([
    [null],
    [{}],
    [{ api_base: "https://m.example/" }],
    [{ api_base: "http://m.example/", scanner: "https://m.example/scan/" }],
    [{ api_base: "https://m.example/", scanner: "javascript:alert(1)" }],
    [{ api_base: "https://m.example/", scanner: "https://user:pass@m.example/" }],
    [{ api_base: 5, scanner: {} }],
  ])("is not taken from %j", (launch) => expect(at(launch)).toBeNull());
});

it.each([
  ["completed", "completed"],
  ["WaitingForImages", "waiting_for_images"],
  ["ResultAndReportReady", "result_and_report_ready"],
  ["RESULT_READY", "result_ready"],
  ["result-ready ", "result_ready"],
  ["exploded", null],
  ["", null],
  [null, null],
])("status %j is %j", (said, status) => expect(statusOf(said)).toBe(status));

describe("a measurement", () => {
  it("is read in the shape that services of this kind answer", () => {
    const item = {
      measurementInfo: {
        measurementUUID: "x",
        status: "Completed",
        additionalContext: { tirePosition: { axle: 2, side: "Right", positionOnAxle: 1 } },
      },
      result: {
        global: { available: true, value_mm: 4.2, value_inch: 0.165, value_inch_32nds: 5 },
        regions: [
          { available: true, value_mm: 4 },
          { available: false, value_mm: 0 },
          { available: true, value_inch_32nds: 6 },
        ],
      },
    };
    expect(only(item)).toMatchObject({
      status: "completed",
      positionCode: "rr",
      isWhole: false,
      globalMm: 4.2,
      regions: [{ mm: 4 }, { mm: null }, { mm: 4.76 }],
      uncertaintyMm: null,
      imageUrls: [],
    });
  });

  it.each([
    [{ measurement_status: "aborted" }, { status: "aborted" }],
    [{ status: "failed", error: { code: 110 } }, { reasons: ["110"] }],
    [{ quality_reasons: ["blurry", 5, null] }, { reasons: ["blurry"] }],
    [{ regions: [] }, { regions: [], globalMm: null }],
    [
      { regions: null, global: null },
      { regions: [], globalMm: null },
    ],
    [
      { regions: "none", global: 4, images: "none" },
      { regions: [], globalMm: null, imageUrls: [] },
    ],
    [{ global: { value_mm: "3.4" } }, { globalMm: 3.4 }],
    [{ global: { value_inch: 0.1 } }, { globalMm: 2.54 }],
    [{ global: { value_mm: -1 } }, { globalMm: null }],
    [{ global: { value_mm: 400 } }, { globalMm: null }],
    [{ global: { value_mm: null, available: true } }, { globalMm: null }],
    [
      {
        regions: [
          { value_mm: 3, place: "outer" },
          { value_mm: 3, place: "above" },
        ],
      },
      { regions: [{ place: "outer" }, { place: null }] },
    ],
    [{ position: { axle: 1, side: "left", position_on_axle: 1 } }, { positionCode: "fl" }],
    [{ position: { axle: 1, side: "left", position_on_axle: 2 } }, { positionCode: null }],
    [{ position: { axle: 3, side: "left" } }, { positionCode: null }],
    [{ position: { axle: 1, side: "center" } }, { positionCode: null }],
    [{ position_code: "FR" }, { positionCode: "fr" }],
    [{ position_code: "spare" }, { positionCode: null }],
    [{ uncertainty_mm: 0.2 }, { uncertaintyMm: 0.2 }],
    [{ uncertainty_mm: -1 }, { uncertaintyMm: null }],
    [{ uncertainty_mm: 99 }, { uncertaintyMm: null }],
    [{ images: [{ url: "/a" }, "/b", { src: "/c" }, 5] }, { imageUrls: ["/a", "/b"] }],
    [{ images: Array.from({ length: 50 }, (_, n) => `/${n}`) }, { imageUrls: ["/0", "/1", "/2", "/3", "/4", "/5"] }],
    [{ message: "x".repeat(9000) }, { message: "x".repeat(2000) }],
    [
      { method: "sandbox", schema_version: "1" },
      { isSandbox: true, isWhole: true },
    ],
    [null, { status: null }],
    ["completed", { status: null }],
  ])("of %j", (item, read) => expect(only(item)).toMatchObject(read));

  it.each([[{ hello: "testApp" }], [null], ["<h1>"], [7], [{ measurements: {} }]])("is not found in %j", (body) =>
    expect(measurementsIn(body)).toBeNull(),
  );

  it("is one of twenty at most", () => {
    expect(measurementsIn(Array.from({ length: 500 }, () => ({})))).toHaveLength(20);
    expect(measurementsIn({ results: [] })).toEqual([]);
  });
});
