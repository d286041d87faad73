import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { launchWith, linkOf, payload } from "#scanner/testing/launches.ts";
import { arrive } from "./arrive.ts";
import { chooseLocale } from "./language.ts";
import { newRecordKeeper } from "./record-keeper.ts";
import { KEPT_MS, type ScanRecord, forgetKept, keepRecord, newRecord } from "./scan-record.ts";
import { removeTab } from "./storage.ts";

const nowMs = Date.parse("2026-11-21T10:00:00Z");

beforeEach(clear);
afterEach(clear);

function clear(): void {
  removeTab();
  sessionStorage.clear();
  localStorage.clear();
}

const recordAt = (search: string, atMs = nowMs): ScanRecord | null => {
  const arrived = arrive(search, ["en"], atMs);
  return arrived.kind === "record" ? arrived.record : null;
};

const began: Partial<ScanRecord> = {
  sessionId: 7,
  isStarted: true,
  isChosen: true,
  readings: { 1: { kind: "gauge", inner_mm: 2, middle_mm: 3, outer_mm: 2.5 } },
  handIns: { 2: { idempotencyKey: "k" } },
};

describe("arriving", () => {
  it("begins the scan of a link", () => {
    expect(recordAt(linkOf(payload))).toEqual(newRecord(launchWith(), nowMs));
  });
  it("says what is wrong with a link, and never goes on with another scan instead", () => {
    keepRecord({ ...newRecord(launchWith(), nowMs), ...began });
    expect(arrive("?data=abc", [], nowMs)).toMatchObject({ kind: "problem", why: "unreadable" });
  });
  it("says that there is nothing where nothing was kept", () => {
    expect(arrive("", [], nowMs)).toMatchObject({ kind: "problem", why: "missing" });
  });
});

describe("coming back", () => {
  it("goes on in the same tab", () => {
    keepRecord(newRecord(launchWith(), nowMs));
    expect(recordAt("")).toEqual(newRecord(launchWith(), nowMs));
  });
  it("goes on after the tab was closed, at /scan/ and with the same link", () => {
    const record = { ...newRecord(launchWith(), nowMs), ...began };
    keepRecord(record);
    removeTab();
    expect(recordAt("")).toEqual(record);
    expect(recordAt(linkOf(payload))).toEqual(record);
  });
  it("takes the link's own addresses over those that were kept", () => {
    keepRecord({ ...newRecord(launchWith(), nowMs), ...began });
    const again = recordAt(linkOf({ ...payload, exitURL: "https://fleet.example/other" }));
    expect(again).toMatchObject({ isStarted: true, launch: { exitUrl: "https://fleet.example/other" } });
  });
  it("begins anew for another scan's link", () => {
    keepRecord({ ...newRecord(launchWith(), nowMs), ...began });
    expect(recordAt(linkOf({ ...payload, measurementTokens: ["ts_two"] }))).toMatchObject({
      isStarted: false,
      sessionId: null,
    });
  });
  it("takes the scan that was kept last where the tab has none", () => {
    keepRecord({ ...newRecord(launchWith(), nowMs), sessionId: 1 });
    keepRecord({ ...newRecord(launchWith({ measurementTokens: ["ts_two"] }), nowMs + 5), sessionId: 2 });
    removeTab();
    expect(recordAt("", nowMs + 10)?.sessionId).toBe(2);
  });
  it("forgets after 24 hours", () => {
    keepRecord({ ...newRecord(launchWith(), nowMs), ...began });
    expect(recordAt("", nowMs + KEPT_MS)).toBeNull();
    expect(localStorage.length).toBe(0);
  });
  it("does not stumble over what is damaged", () => {
    localStorage.setItem("scan-launch:9", "{broken");
    localStorage.setItem("scan-launch:8", JSON.stringify({ untilMs: nowMs + 5, payload: { measurementTokens: [] } }));
    expect(recordAt("")).toBeNull();
    expect(localStorage.length).toBe(0);
  });
  it("shows a scan that is over in its own tab only", () => {
    const record = { ...newRecord(launchWith(), nowMs), ...began };
    keepRecord(record);
    forgetKept(record);
    expect(recordAt("")).toEqual(record);
    removeTab();
    expect(recordAt("")).toBeNull();
  });
});

describe("keeping", () => {
  it("writes a change on top of what another tab has written", () => {
    const mine = newRecordKeeper({ ...newRecord(launchWith(), nowMs), sessionId: 7 }, () => nowMs);
    const other = newRecordKeeper(mine.get(), () => nowMs);
    other.change(() => ({ handIns: { 5: { idempotencyKey: "other" } } }));
    mine.change(({ handIns }) => ({ handIns: { ...handIns, 6: { idempotencyKey: "mine" } } }));
    expect(Object.keys(recordAt("")?.handIns ?? {})).toEqual(["5", "6"]);
  });
});

describe("the language", () => {
  it("is the link's, the scan's, the payload's, the one that was chosen, the browser's, in this order", () => {
    const data = linkOf({ ...payload, language: "uk" });
    expect(arrive(`${data}&lang=cn`, ["en"], nowMs).locale).toBe("cn");
    expect(arrive(data, ["en"], nowMs).locale).toBe("uk");
    localStorage.setItem("locale", "cn");
    expect(arrive("", ["uk"], nowMs).locale).toBe("cn");
    localStorage.clear();
    expect(arrive("", ["fr", "uk-UA"], nowMs).locale).toBe("uk");
    keepRecord({ ...newRecord(launchWith(), nowMs), locale: "cn" });
    expect(arrive("", ["uk"], nowMs).locale).toBe("cn");
  });
  it.each([
    [["zh-Hans-CN"], "cn"],
    [["zh_TW"], "cn"],
    [["uk"], "uk"],
    [["ukr"], "en"],
    [["de", "en-GB"], "en"],
    [[null, undefined, ""], "en"],
  ])("%s is %s", (preferred, locale) => {
    expect(chooseLocale(preferred)).toBe(locale);
  });
});
