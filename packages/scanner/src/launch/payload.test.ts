import { describe, expect, it } from "vitest";
import { fromBase64, toBase64, toBase64Url } from "#scanner/kit/base64.ts";
import { launchWith, linkOf, payload } from "#scanner/testing/launches.ts";
import { readLaunch, returnData } from "./payload.ts";

describe("the launch payload", () => {
  it("is read from base64url, and from standard base64 with padding that a query parser went over", () => {
    const text = JSON.stringify({ ...payload, exitID: "шина 轮胎 ??>>" });
    for (const data of [toBase64Url(text), encodeURIComponent(toBase64(text)), toBase64(text)]) {
      expect(readLaunch(`?data=${data}`)).toMatchObject({ kind: "launch", launch: { measurementTokens: ["ts_one"] } });
    }
  });
  it("tells addresses, results and language apart", () => {
    expect(launchWith()).toMatchObject({
      exitUrl: payload.exitURL,
      errorUrl: payload.errorURL,
      supportUrl: payload.supportURL,
      showResults: true,
      language: null,
    });
    expect(launchWith({ showScanResultsInApp: false }).showResults).toBe(false);
    expect(launchWith({ showScanResultsInApp: undefined }).showResults).toBe(true);
    expect(launchWith({ language: "uk" }).language).toBe("uk");
    expect(launchWith({ exitURL: 5 }).exitUrl).toBeNull();
  });
  it("takes at most four tokens, each once, and nothing that is no text", () => {
    expect(launchWith({ measurementTokens: ["a", "a", "", 7, null, "b", "c", "d", "e"] }).measurementTokens).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
  });
  it.each([
    ["", "missing"],
    ["?data=", "missing"],
    ["?lang=uk", "missing"],
    ["?data=abc", "unreadable"],
    [`?data=${toBase64Url("[1]")}`, "unreadable"],
    [`?data=${toBase64Url('"text"')}`, "unreadable"],
    [`${linkOf(payload).slice(0, -20)}`, "unreadable"],
    ["?data=%ff", "unreadable"],
    [linkOf({ ...payload, measurementTokens: [] }), "no_token"],
    [linkOf({ ...payload, measurementTokens: "ts_one" }), "no_token"],
    [linkOf({ errorURL: "https://fleet.example/sorry" }), "no_token"],
  ])("%s is %s", (search, why) => {
    expect(readLaunch(search)).toMatchObject({ kind: "problem", why });
  });
  it("keeps the way back where it names no scan", () => {
    expect(readLaunch(linkOf({ ...payload, measurementTokens: [] }))).toMatchObject({ errorUrl: payload.errorURL });
  });
});

describe("what goes back", () => {
  it("is everything that came, with the outcome", () => {
    const launch = launchWith({ ownField: { deep: ["ü"] } });
    const back: unknown = JSON.parse(fromBase64(returnData(launch, "aborted")));
    expect(back).toEqual({ ...payload, ownField: { deep: ["ü"] }, outcome: "aborted" });
    expect(returnData(launch, "aborted")).toMatch(/^[\w-]+$/);
  });
  it("cannot be told another outcome by the payload", () => {
    const back: unknown = JSON.parse(fromBase64(returnData(launchWith({ outcome: "completed" }), "failed")));
    expect(back).toMatchObject({ outcome: "failed" });
  });
});
