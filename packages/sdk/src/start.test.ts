import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { desktop, iphone, openPage, pixel } from "#testing/fake-page";
import { failureOf } from "#testing/failure-of";
import { bare, payloadIn, wanted } from "#testing/wanted";
import { startScanning, type StartOptions } from "./index.ts";

const android = { scheme: "treadscan://scan", store: "https://store.example/app?id=tread" };
const ios = { appClip: "https://appclip.example/id?p=club.tread.Clip" };
/** Of a service that has its scans measured by another one. */
const theirs = { api_base: "https://other.example/measurement/v1/", scanner: "https://other.example/scan/" };
const started = (options: object): StartOptions => ({ ...wanted, ...options });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what is missing is 1007", () => {
  const sentences = {
    exitURL: "'exitURL' is undefined and should be a URL pointing to a landing page",
    errorURL: "'errorURL' is undefined and should be a URL pointing to an error page",
    tokenData: "'tokenData' is undefined and should be the answer of createSession or getToken",
  };

  it.each([
    [{}, ["exitURL", "errorURL", "tokenData"]],
    [undefined, ["exitURL", "errorURL", "tokenData"]],
    [{ ...wanted, exitURL: undefined }, ["exitURL"]],
    [{ ...wanted, errorURL: "" }, ["errorURL"]],
    [{ ...wanted, tokenData: null }, ["tokenData"]],
    [{ exitURL: "/done" }, ["errorURL", "tokenData"]],
  ] as const)("for %j with every explanation", async (options, names) => {
    const page = openPage();
    const failure = await failureOf(() => Reflect.apply(startScanning, undefined, [options]));
    expect(failure).toMatchObject({ code: 1007, name: "PARAMETERS_MISSING", retryable: false });
    expect(failure.message.split("\n")).toEqual(names.map((name) => sentences[name]));
    expect(page.went).toEqual([]);
  });

  it.each([
    ["exitURL", "javascript:alert(1)"],
    ["errorURL", "my-app://sorry"],
  ])("for %s that is %s, which no scanner goes to", async (name, link) => {
    const page = openPage();
    const failure = await failureOf(() => startScanning(started({ [name]: link })));
    expect(failure.code).toBe(1007);
    expect(failure.message).toContain(`'${name}' is ${link} and should be a URL pointing to`);
    expect(page.went).toEqual([]);
  });

  it.each([
    ["android", "'android' is undefined and should be set"],
    ["ios", "'ios' is undefined and should be set"],
    ["handoff", "'onHandoff' is undefined and should be set"],
  ])("for a forced launch of %s that nobody has configured", async (launch, message) => {
    openPage();
    const run = () => Reflect.apply(startScanning, undefined, [{ ...wanted, launch }]);
    expect(await failureOf(run)).toMatchObject({ code: 1007, message });
  });
});

it.each([
  {},
  "ts_1",
  ["ts_1"],
  { measurement_tokens: [] },
  { measurement_tokens: null },
  { measurement_tokens: "ts_1" },
  { measurement_tokens: ["ts_1"] },
  { measurement_tokens: [{ measurement_token: "ts_1" }, { token: "ts_2" }] },
])("token data like %j are 1009, and nothing opens", async (tokenData) => {
  const page = openPage();
  const run = () => Reflect.apply(startScanning, undefined, [{ ...wanted, tokenData }]);
  expect(await failureOf(run)).toMatchObject({ code: 1009, name: "TOKEN_ERROR", message: "Server Response Error" });
  expect([page.went, page.frames]).toEqual([[], []]);
});

it("anything else that goes wrong is 1002", async () => {
  openPage();
  const run = () => startScanning(started({ apiBase: "http://[" }));
  expect(await failureOf(run)).toMatchObject({ code: 1002, name: "PARSING_ERROR" });
});

describe("the platform decides", () => {
  it.each([
    ["neither", desktop, {}, "Device not supported, not iOS or Android"],
    ["an iPhone that is too old", iphone.replace("18.5", "16.6"), {}, "Device not supported (iOS version too low)"],
    ["what the integrator says it is", pixel, { userAgent: desktop }, "Device not supported, not iOS or Android"],
    ["no browser that says its name", "", {}, "Device not supported, not iOS or Android"],
  ])("1005 for %s", async (_name, userAgent, options, message) => {
    const page = openPage({ userAgent });
    const failure = await failureOf(() => startScanning(started({ android, ios, ...options })));
    expect(failure).toMatchObject({ code: 1005, name: "DEVICE_NOT_SUPPORTED", message, retryable: false });
    expect([page.went, page.frames]).toEqual([[], []]);
  });

  it.each([
    ["Android", pixel, {}, "android"],
    ["iOS", iphone, {}, "ios"],
    ["a desktop that is forced", desktop, { forceAndroid: true }, "android"],
    ["a desktop that is forced to iOS", desktop, { forceiOS: true }, "ios"],
    ["an iPhone that is forced", iphone, { forceAndroid: true }, "android"],
    ["an old iPhone that is forced", iphone.replace("18.5", "16.6"), { forceiOS: true }, "ios"],
    ["Android, whatever is forced", pixel, { forceiOS: true }, "android"],
    ["another user agent", desktop, { userAgent: iphone }, "ios"],
    ["Android without an app", pixel, { android: undefined }, "web"],
    ["iOS without an app clip", iphone, { ios: undefined }, "web"],
    ["Android with a page in the store alone", pixel, { android: { store: android.store } }, "web"],
    ["iOS with an app clip that has no link", iphone, { ios: {} }, "web"],
    ["a forced app without a link", desktop, { launch: "android", android: { store: android.store } }, "web"],
    ["a desktop where web is forced", desktop, { launch: "web" }, "web"],
    ["a desktop where android is forced", desktop, { launch: "android" }, "android"],
    ["a desktop where ios is forced", desktop, { launch: "ios" }, "ios"],
  ])("%s", (_name, userAgent, options, path) => {
    const page = openPage({ userAgent });
    startScanning(started({ android, ios, ...options }));
    const opened = [...page.frames.map(({ src }) => src), ...page.went];
    const places: Record<string, string> = {
      android: "treadscan://scan?data=…",
      ios: "https://appclip.example/id?p=club.tread.Clip&data=…",
      web: "https://garage.example/scan/?data=…",
    };
    expect(opened.map(bare)).toEqual([places[path]]);
  });
});

describe("the web scanner", () => {
  it.each([
    [{}, "https://garage.example/scan/?data=…"],
    [{ apiBase: "https://scans.example/measurement/v1/" }, "https://scans.example/scan/?data=…"],
    [{ web: { scanner: "https://own.example/s?lang=uk" } }, "https://own.example/s?lang=uk&data=…"],
    [{ web: { scanner: "https://own.example/s?lang=uk#/?tab" } }, "https://own.example/s?lang=uk&data=…#/?tab"],
    [{ web: { scanner: "https://own.example/s#top?" } }, "https://own.example/s?data=…#top?"],
    [{ tokenData: { ...wanted.tokenData, launch: theirs } }, "https://other.example/scan/?data=…"],
    [
      { tokenData: { ...wanted.tokenData, launch: theirs }, web: { scanner: "https://own.example/s" } },
      "https://own.example/s?data=…",
    ],
    [
      { tokenData: { ...wanted.tokenData, launch: { scanner: "javascript:alert(1)" } } },
      "https://garage.example/scan/?data=…",
    ],
    [{ tokenData: { ...wanted.tokenData, launch: null } }, "https://garage.example/scan/?data=…"],
  ])("opens with %j at %s", (options, place) => {
    const page = openPage();
    const payload = startScanning(started({ launch: "web", ...options }));
    expect(page.went.map(bare)).toEqual([place]);
    expect(payloadIn(page.went[0])).toEqual(JSON.parse(JSON.stringify(payload)));
  });
});

describe("the app clip", () => {
  it("opens in the top window, with the payload", () => {
    const page = openPage({ userAgent: iphone, framed: true });
    const payload = startScanning(started({ ios }));
    expect(page.topWent.map(bare)).toEqual(["https://appclip.example/id?p=club.tread.Clip&data=…"]);
    expect(payloadIn(page.topWent[0]).trid).toBe(payload.trid);
    expect(page.went).toEqual([]);
  });
});

describe("the hand-off", () => {
  it("gives the link and its QR text, and goes nowhere", () => {
    const page = openPage({ userAgent: desktop });
    const onHandoff = vi.fn<(handoff: { link: string; qr: string }) => void>();
    const payload = startScanning(started({ launch: "handoff", onHandoff }));
    const { link, qr } = onHandoff.mock.calls[0]?.[0] ?? { link: "", qr: "" };
    expect(bare(link)).toBe("https://garage.example/scan/?data=…");
    expect(qr).toBe(link);
    expect(payloadIn(link).trid).toBe(payload.trid);
    expect([page.went, page.frames, vi.getTimerCount()]).toEqual([[], [], 0]);
  });

  it("is no launch: another start is free, and it is free while one is under way", () => {
    const page = openPage();
    const trids = [
      startScanning({ ...wanted, launch: "handoff", onHandoff: vi.fn<() => void>() }).trid,
      startScanning({ ...wanted, launch: "web" }).trid,
      startScanning({ ...wanted, launch: "handoff", onHandoff: vi.fn<() => void>() }).trid,
    ];
    expect(new Set(trids).size).toBe(3);
    expect(page.went).toHaveLength(1);
  });
});

it("tells the console of the launch where it is asked to, and no more", () => {
  openPage();
  const debug = vi.spyOn(console, "debug").mockReturnValue();
  startScanning({ ...wanted, launch: "web" });
  expect(debug).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  const payload = startScanning({ ...wanted, launch: "web", debug: true });
  expect(debug.mock.calls).toEqual([["TreadSDK", "web", payload]]);
});
