import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FakePage, iphone, openPage, type PageOptions } from "#testing/fake-page";
import { bare, payloadIn, wanted } from "#testing/wanted";
import { startScanning, type StartOptions } from "./index.ts";

const store = "https://store.example/app?id=tread";
const options: StartOptions = { ...wanted, android: { scheme: "treadscan://scan", store } };
const inStore = `${store}&launch=true`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the Android app", () => {
  it("is opened by a hidden frame with the payload", () => {
    const page = openPage();
    const payload = startScanning(options);
    expect(page.frames).toHaveLength(1);
    expect(page.frames[0]).toMatchObject({ name: "iframe", hidden: true, removed: false });
    expect(bare(page.frames[0]?.src)).toBe("treadscan://scan?data=…");
    expect(payloadIn(page.frames[0]?.src)).toEqual(JSON.parse(JSON.stringify(payload)));
    expect(page.went).toEqual([]);
  });

  it("is looked for in the store after 1000 ms", () => {
    const page = openPage();
    startScanning(options);
    vi.advanceTimersByTime(999);
    expect(page.went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.went).toEqual([inStore]);
    vi.advanceTimersByTime(60_000);
    expect(page.went).toEqual([inStore]);
  });

  it("leaves no frame and no timer behind", () => {
    const page = openPage();
    startScanning(options);
    vi.advanceTimersByTime(3000);
    expect(page.frames[0]?.removed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(["visibilitychange", "pagehide", "blur"])("is not looked for any more after %s", (event) => {
    const page = openPage();
    startScanning(options);
    vi.advanceTimersByTime(999);
    if (event === "visibilitychange") page.setHidden(true);
    else page.fire(event);
    vi.advanceTimersByTime(60_000);
    expect(page.went).toEqual([]);
  });

  it("is looked for only after a tap, or where the browser does not tell", () => {
    expect(goesToStore({ tapped: true })).toBe(true);
    expect(goesToStore({ tapped: undefined })).toBe(true);
    expect(goesToStore({ tapped: false })).toBe(false);
  });

  it("is not looked for after an abort, and its frame goes at once", () => {
    const page = openPage();
    const controller = new AbortController();
    startScanning({ ...options, signal: controller.signal });
    controller.abort();
    expect(page.frames[0]?.removed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(page.went).toEqual([]);
  });

  it("gives way to the web scanner where no store is named", () => {
    const page = openPage();
    startScanning({ ...wanted, android: { scheme: "treadscan://scan" } });
    vi.advanceTimersByTime(1000);
    expect(page.went.map(bare)).toEqual(["https://garage.example/scan/?data=…"]);
  });

  function goesToStore(how: PageOptions): boolean {
    const page = openPage(how);
    startScanning(options);
    vi.advanceTimersByTime(3000);
    return page.went.length > 0;
  }
});

describe("one launch at a time", () => {
  it("answers a double tap and a double mount with the same launch", () => {
    const page = openPage();
    const first = startScanning(options);
    vi.advanceTimersByTime(500);
    expect(startScanning(options)).toBe(first);
    vi.advanceTimersByTime(500);
    expect(page.frames).toHaveLength(1);
    expect(page.went).toEqual([inStore]);
    vi.advanceTimersByTime(1999);
    expect(startScanning({ ...options, launch: "web" })).toBe(first);
    expect(page.went).toEqual([inStore]);
  });

  it("ends with a start for other tokens, which is its own", () => {
    const page = openPage();
    const first = startScanning(options);
    vi.advanceTimersByTime(500);
    const tokenData = { measurement_tokens: [{ measurement_token: "ts_1" }, { measurement_token: "ts_2" }] };
    const second = startScanning({ ...options, tokenData });
    expect(second.measurementTokens).toEqual(["ts_1", "ts_2"]);
    expect(second.trid).not.toBe(first.trid);
    expect(page.frames.map(({ src, removed }) => [payloadIn(src).trid, removed])).toEqual([
      [first.trid, true],
      [second.trid, false],
    ]);
    vi.advanceTimersByTime(999);
    expect(page.went).toEqual([]);
    expect(startScanning({ ...options, tokenData })).toBe(second);
    vi.advanceTimersByTime(1);
    expect(page.went).toEqual([inStore]);
  });

  it.each<[string, (page: FakePage) => void]>([
    ["it led nowhere for three seconds", () => vi.advanceTimersByTime(3000)],
    ["the page comes out of the back-forward cache", (page) => page.fire("pageshow", { persisted: true })],
    [
      "the page is looked at again",
      (page) => {
        page.setHidden(true);
        page.setHidden(false);
      },
    ],
  ])("may begin again when %s", (_name, happens) => {
    const page = openPage();
    const web: StartOptions = { ...wanted, launch: "web" };
    const first = startScanning(web);
    happens(page);
    expect(startScanning(web).trid).not.toBe(first.trid);
    expect(page.went).toHaveLength(2);
  });

  it("is still under way while the page is in the background", () => {
    const page = openPage();
    const first = startScanning(options);
    page.setHidden(true);
    expect(startScanning(options)).toBe(first);
    expect(page.frames).toHaveLength(1);
  });

  it("may begin again after an abort", () => {
    const page = openPage();
    const controller = new AbortController();
    startScanning({ ...options, signal: controller.signal });
    controller.abort();
    startScanning(options);
    vi.advanceTimersByTime(1000);
    expect(page.frames).toHaveLength(2);
    expect(page.went).toEqual([inStore]);
  });

  it("never begins with an abort", () => {
    const page = openPage();
    expect(() => startScanning({ ...options, signal: AbortSignal.abort(new Error("left")) })).toThrow("left");
    expect([page.frames, page.went, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it("goes on when the page has only just been loaded", () => {
    const page = openPage();
    const first = startScanning(options);
    page.fire("pageshow", { persisted: false });
    expect(startScanning(options)).toBe(first);
    vi.advanceTimersByTime(1000);
    expect(page.went).toEqual([inStore]);
  });

  it("may begin again when the page is not allowed to leave", () => {
    const page = openPage({ userAgent: iphone, framed: "sandboxed" });
    const clip: StartOptions = { ...wanted, ios: { appClip: "https://appclip.example/id?p=1" } };
    expect(() => startScanning(clip)).toThrow("SecurityError");
    expect(vi.getTimerCount()).toBe(0);
    startScanning({ ...clip, launch: "web" });
    expect(page.went).toHaveLength(1);
  });

  it("may begin again when it failed", () => {
    const page = openPage();
    expect(() => startScanning({ ...options, apiBase: "http://[" })).toThrow();
    startScanning(options);
    expect(page.frames).toHaveLength(1);
  });
});
