import { afterEach, describe, expect, it } from "vitest";
import { removeTab } from "#scanner/launch/storage.ts";
import { fakePhotos } from "#scanner/testing/fake-photos.ts";
import { fakeService, refusal } from "#scanner/testing/fake-service.ts";
import { one, openController, tyreOf } from "#scanner/testing/open-controller.ts";
import { fourTyres, viewOf } from "#scanner/testing/views.ts";
import type { ScannerView } from "./scan-state.ts";
import type { Trouble } from "./trouble.ts";

afterEach(() => {
  removeTab();
  localStorage.clear();
});

describe("opening", () => {
  it("shows the service the addresses to return to", async () => {
    const fake = fakeService({ openScanner: () => one });
    await openController({ services: [fake.service] });
    expect(fake.log[0]?.input).toEqual({
      body: { exit_url: "https://fleet.example/done?order=5#top", error_url: "https://fleet.example/sorry" },
    });
  });
  it("waits until the service can be reached, and says what is in the way", async () => {
    const said: (Trouble | null)[] = [];
    const answers = [refusal("OFFLINE"), refusal("UNKNOWN_ERROR"), refusal("RATE_LIMITED")];
    const openScanner = (): ScannerView => {
      const error = answers.shift();
      if (error) throw error;
      return one;
    };
    const scan = await openController({
      services: [fakeService({ openScanner }).service],
      onTrouble: (trouble) => void said.push(trouble),
    });
    expect(said).toEqual(["offline", "server", "busy", null]);
    expect(scan.state.get().tyres).toHaveLength(1);
  });
  it("throws what does not pass", async () => {
    const openScanner = (): never => {
      throw refusal("TOKEN_EXPIRED");
    };
    await expect(openController({ services: [fakeService({ openScanner }).service] })).rejects.toMatchObject({
      code: "TOKEN_EXPIRED",
    });
  });
  it("keeps the scan no longer than its session lives", async () => {
    const view = viewOf([[1, "fl"]], { expires_at: "2026-11-21T12:00:00.000Z" });
    const scan = await openController({ services: [fakeService({ openScanner: () => view }).service] });
    expect(scan.record()).toMatchObject({ sessionId: 7, untilMs: Date.parse("2026-11-21T12:00:00Z") });
  });
});

describe("choosing", () => {
  it("plans one session for all tyres", async () => {
    const fake = fakeService({ openScanner: () => viewOf(fourTyres), planScan: () => viewOf(fourTyres.slice(0, 2)) });
    const scan = await openController({ services: [fake.service] });
    scan.start();
    await scan.plan(["fl", "fr"]);
    expect(fake.callsOf("planScan")).toMatchObject([{ input: { body: { positions: ["fl", "fr"] } } }]);
    expect(scan.state.get().step.name).toBe("tyres");
    expect(scan.record()).toMatchObject({ isStarted: true, isChosen: true });
  });
  it("plans one session for each tyre, and gives up those left over", async () => {
    const sessions = [1, 2, 3].map((id) =>
      fakeService({
        openScanner: () => viewOf([[id, null]], { id }),
        planScan: ({ body }) => viewOf([[id * 10, body?.["positions"] === undefined ? null : "fl"]], { id }),
        abortScan: () => viewOf([[id, null, "aborted"]], { id }),
      }),
    );
    const scan = await openController({ services: sessions.map(({ service }) => service) });
    await scan.plan(["fl", "rr"]);
    expect(sessions.map(({ log }) => log.at(-1))).toMatchObject([
      { name: "planScan", input: { body: { positions: ["fl"] } } },
      { name: "planScan", input: { body: { positions: ["rr"] } } },
      { name: "abortScan" },
    ]);
  });
});

describe("leaving out", () => {
  const skipped = viewOf([[1, "fl", "aborted"], ...fourTyres.slice(1)]);
  it("skips one tyre, forgets its photos, and asks nothing twice", async () => {
    const photos = fakePhotos();
    const fake = fakeService({ openScanner: () => viewOf(fourTyres), skipTyre: () => skipped });
    const scan = await openController({
      services: [fake.service],
      photos: photos.queues,
      record: { isStarted: true, isChosen: true },
    });
    await scan.openPhotos();
    const tyre = tyreOf(scan, 1);
    await scan.skip(tyre);
    await scan.skip(tyre);
    expect(fake.callsOf("skipTyre")).toMatchObject([{ input: { body: { measurement_id: 1 } } }]);
    expect(photos.forgotten).toEqual([1]);
    expect(scan.state.get().step.name).toBe("tyres");
  });
  it("leaves every session, and forgets the photos that were not handed in", async () => {
    const photos = fakePhotos();
    const partly = viewOf([
      [1, "fl", "processing"],
      [2, "fr"],
    ]);
    const left = viewOf([
      [1, "fl", "processing"],
      [2, "fr", "aborted"],
    ]);
    const fake = fakeService({ openScanner: () => partly, abortScan: () => left });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    await scan.leave();
    expect(photos.forgotten).toEqual([2]);
    expect(scan.state.get().step.name).toBe("done");
  });
});
