import { UploadError } from "@treadclub/capture/upload";
import { afterEach, describe, expect, it, vi } from "vitest";
import { removeTab } from "#scanner/launch/storage.ts";
import { fakePhotos } from "#scanner/testing/fake-photos.ts";
import { fakeService, refusal } from "#scanner/testing/fake-service.ts";
import { one, oneHandedIn, openController, tyreOf } from "#scanner/testing/open-controller.ts";
import type { ScannerView } from "./scan-state.ts";

afterEach(() => {
  removeTab();
  localStorage.clear();
});

describe("handing in", () => {
  const taken = () => {
    const photos = fakePhotos();
    return { ...photos, release: (ids: string[]) => photos.arrivalOf(1).resolve(ids) };
  };
  it("waits for the photos, hands them in with the reading, and forgets them", async () => {
    const photos = taken();
    const fake = fakeService({ openScanner: () => one, handInImages: () => oneHandedIn });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    scan.setReading(1, { kind: "gauge", inner_mm: 2, middle_mm: 3, outer_mm: 2.5 });
    scan.send(tyreOf(scan, 1));
    expect(scan.state.get()).toMatchObject({ step: { name: "done" }, sending: [1] });
    expect(Object.keys(scan.record().handIns)).toEqual(["1"]);
    expect(fake.callsOf("handInImages")).toEqual([]);
    photos.release(["a", "b"]);
    await vi.waitFor(() => expect(photos.forgotten).toEqual([1]));
    expect(fake.callsOf("handInImages")[0]?.input).toEqual({
      body: {
        measurement_id: 1,
        upload_ids: ["a", "b"],
        reading: { kind: "gauge", inner_mm: 2, middle_mm: 3, outer_mm: 2.5 },
      },
    });
    expect(scan.state.get()).toMatchObject({ sending: [], tyres: [{ status: "processing" }] });
    expect(scan.record()).toMatchObject({ handIns: {}, readings: {} });
  });
  it("tries again with the same key until the answer comes", async () => {
    const photos = taken();
    photos.release(["a"]);
    const lost = [refusal("OFFLINE"), refusal("UNKNOWN_ERROR")];
    const handInImages = (): ScannerView => {
      const error = lost.shift();
      if (error) throw error;
      return oneHandedIn;
    };
    const fake = fakeService({ openScanner: () => one, handInImages });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    scan.send(tyreOf(scan, 1));
    await vi.waitFor(() => expect(photos.forgotten).toEqual([1]));
    const keys = fake.callsOf("handInImages").map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(scan.trouble.get()).toBeNull();
  });
  it("goes on in the next page with the key of the last one", async () => {
    const photos = taken();
    photos.release(["a"]);
    const fake = fakeService({ openScanner: () => one, handInImages: () => oneHandedIn });
    const record = { isStarted: true, handIns: { 1: { idempotencyKey: "kept" } } };
    const scan = await openController({ services: [fake.service], photos: photos.queues, record });
    expect(scan.state.get().step.name).toBe("done");
    await scan.openPhotos();
    await vi.waitFor(() => expect(fake.callsOf("handInImages")).toMatchObject([{ key: "kept" }]));
  });
  it.each([
    ["a refused photo", () => new UploadError("UNSUPPORTED_MEDIA", "", 415), "photo"],
    ["one that is too large", () => new UploadError("PAYLOAD_TOO_LARGE", "", 413), "too_large"],
  ])("%s brings the tyre back, and the reading stays", async (_name, error, trouble) => {
    const photos = taken();
    photos.arrivalOf(1).reject(error());
    const fake = fakeService({ openScanner: () => one });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    scan.setReading(1, { kind: "coin", inner_hidden: true, middle_hidden: true, outer_hidden: true });
    scan.send(tyreOf(scan, 1));
    await vi.waitFor(() => expect(scan.state.get().refused).toEqual({ 1: trouble }));
    expect(scan.state.get().step).toEqual({ name: "check", id: 1 });
    expect(scan.record()).toMatchObject({ handIns: {}, readings: { 1: { kind: "coin" } } });
    expect(photos.forgotten).toEqual([]);
  });
  it("says that the photos are gone when the browser has lost them", async () => {
    const photos = taken();
    photos.release([]);
    const fake = fakeService({ openScanner: () => one });
    const record = { isStarted: true, handIns: { 1: { idempotencyKey: "k" } } };
    const scan = await openController({ services: [fake.service], photos: photos.queues, record });
    await scan.openPhotos();
    await vi.waitFor(() => expect(scan.state.get().refused).toEqual({ 1: "lost" }));
  });
  it("takes what another tab has handed in for handed in", async () => {
    const photos = taken();
    photos.release(["a"]);
    const views = [one, oneHandedIn];
    const handInImages = (): never => {
      throw refusal("STATE_CONFLICT");
    };
    const fake = fakeService({ openScanner: () => views.shift() ?? oneHandedIn, handInImages });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    scan.send(tyreOf(scan, 1));
    await vi.waitFor(() => expect(photos.forgotten).toEqual([1]));
    expect(scan.state.get()).toMatchObject({ refused: {}, sending: [], step: { name: "done" } });
  });
  it("ends the scan when its token is dead", async () => {
    const photos = taken();
    photos.arrivalOf(1).reject(new UploadError("TOKEN_EXPIRED", "", 401));
    const fake = fakeService({ openScanner: () => one });
    const scan = await openController({ services: [fake.service], photos: photos.queues, record: { isStarted: true } });
    await scan.openPhotos();
    scan.send(tyreOf(scan, 1));
    await vi.waitFor(() => expect(scan.trouble.get()).toBe("expired"));
  });
});
