import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeTab } from "#scanner/launch/storage.ts";
import type { ScanRecord } from "#scanner/launch/scan-record.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import type { ScannerView } from "#scanner/scan/scan-state.ts";
import type { Service } from "#scanner/scan/service.ts";
import { fakePhotos, photoOf } from "#scanner/testing/fake-photos.ts";
import { fakeService } from "#scanner/testing/fake-service.ts";
import { launchWith } from "#scanner/testing/launches.ts";
import { openController } from "#scanner/testing/open-controller.ts";
import { clear, show } from "#scanner/testing/render.tsx";
import { depthOfMm, fourTyres, resultOf, viewOf } from "#scanner/testing/views.ts";
import { Choose } from "./Choose.tsx";
import { Done } from "./Done.tsx";
import { Tyres } from "./Tyres.tsx";
import type { Ways } from "./ways.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(async () => {
  await clear();
  vi.useRealTimers();
  removeTab();
  localStorage.clear();
});

const started: Partial<ScanRecord> = { isStarted: true, isChosen: true };
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const goneBack = () => {
  const go = vi.fn();
  const ways: Ways = {
    back: () => ({ href: "https://fleet.example/done", host: "fleet.example", mayFollow: true }),
    go,
  };
  return { ways, go };
};

describe("choosing the tyres", () => {
  const planned = (positions: unknown): ScannerView => viewOf([[9, positions === undefined ? null : "rr"]]);
  it("takes one of a car where there is room for one", async () => {
    const fake = fakeService({
      openScanner: () => viewOf([[1, null]]),
      planScan: ({ body }) => planned(body?.["positions"]),
    });
    const scan = await openController({ services: [fake.service], record: { isStarted: true } });
    const page = await show(<Choose scan={scan} />);
    expect(page.named("button", "Choose a tyre first").getAttribute("aria-disabled")).toBe("true");
    const wheels = page.all("[role=group] button");
    await act(() => wheels[0]?.click());
    await act(() => wheels[3]?.click());
    expect(wheels.map((wheel) => wheel.getAttribute("aria-pressed"))).toEqual(["false", "false", "false", "true"]);
    await page.press("Scan: rear right");
    expect(fake.callsOf("planScan")[0]?.input).toEqual({ body: { positions: ["rr"] } });
  });
  it("has all four chosen where several may be, and leaves out what is pressed", async () => {
    const fake = fakeService({ openScanner: () => viewOf(fourTyres), planScan: () => viewOf(fourTyres.slice(0, 3)) });
    const scan = await openController({ services: [fake.service], record: { isStarted: true } });
    const page = await show(<Choose scan={scan} />);
    page.named("button", "Scan 4 tyres");
    await act(() => page.all("[role=group] button")[3]?.click());
    await page.press("Scan 3 tyres");
    expect(fake.callsOf("planScan")[0]?.input).toEqual({ body: { positions: ["fl", "fr", "rl"] } });
  });
});

describe("all tyres", () => {
  it("tell their states, and lead to the one that was begun", async () => {
    const views = viewOf([
      [1, "fl", "processing"],
      [2, "fr"],
      [3, "rl", "aborted"],
      [4, "rr"],
    ]);
    const photos = fakePhotos([photoOf(2, "whole")]);
    const scan = await openController({
      services: [fakeService({ openScanner: () => views }).service],
      photos: photos.queues,
      record: started,
    });
    await scan.openPhotos();
    const page = await show(<Tyres scan={scan} onEnded={() => undefined} />);
    expect(page.all("[role=group] button").map((wheel) => wheel.textContent.replaceAll(/\s+/g, " "))).toEqual([
      "Front left nearside Sent",
      "Front right offside 1 photo taken",
      "Rear left nearside Skipped",
      "Rear right offside To scan",
    ]);
    expect(page.box.textContent).toContain("1 of 3 sent");
    await page.press("Continue: front right");
    expect(scan.state.get().step).toEqual({ name: "check", id: 2 });
  });
});

describe("the end", () => {
  const handedIn = viewOf([[1, "fl", "processing"]]);
  const openDone = async (services: readonly Service[], show: boolean): Promise<ScanController> => {
    const launch = launchWith({ measurementTokens: ["ts_0"], showScanResultsInApp: show });
    return openController({ services, record: { ...started, launch } });
  };
  it("shows the result when it is there, and stays", async () => {
    const regions = [{ ...depthOfMm(4), place: "middle" as const }];
    const answers = [resultOf(1), resultOf(1, { status: "completed", regions, verdict: "legal" })];
    const sessionResults = () => ({ session: {}, measurements: [answers.length > 1 ? answers.shift() : answers[0]] });
    const fake = fakeService({ openScanner: () => handedIn, sessionResults });
    const { ways, go } = goneBack();
    const page = await show(<Done scan={await openDone([fake.service], true)} ways={ways} />);
    expect(page.box.querySelector("h1")?.textContent).toBe("Photos sent");
    await pass(3000);
    expect(page.box.querySelector("h1")?.textContent).toBe("Your result");
    expect(page.box.textContent).toContain("4.0 mm");
    await pass(60_000);
    expect(fake.callsOf("sessionResults")).toHaveLength(2);
    expect(go).not.toHaveBeenCalled();
    expect(localStorage.length).toBe(0);
  });
  it("goes back by itself where the integrator shows the result", async () => {
    const fake = fakeService({ openScanner: () => handedIn });
    const { ways, go } = goneBack();
    const page = await show(<Done scan={await openDone([fake.service], false)} ways={ways} />);
    expect(page.box.textContent).toContain("Taking you back to Fairweather Fleet");
    await pass(3000);
    expect(go).toHaveBeenCalledWith("completed");
    expect(fake.callsOf("sessionResults")).toEqual([]);
  });
});
