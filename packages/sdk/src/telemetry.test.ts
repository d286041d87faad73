import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage, pixel } from "#testing/fake-page";
import { payloadIn, wanted } from "#testing/wanted";
import { startScanning, type StartOptions } from "./index.ts";

const telemetry = { counter: "https://count.example/start", script: "https://count.example/errors.js" };
const web: StartOptions = { ...wanted, launch: "web" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says nothing to anybody unless it is told to whom", () => {
  const page = openPage();
  startScanning(web);
  vi.advanceTimersByTime(3000);
  startScanning({ ...web, telemetry: {} });
  expect([page.beacons, page.scripts]).toEqual([[], []]);
});

it("counts a start with these fields", () => {
  const page = openPage({ href: "https://garage.example:8443/start?step=1" });
  const payload = startScanning({ ...web, telemetry: { counter: telemetry.counter } });
  expect(page.beacons).toEqual([
    {
      url: "https://count.example/start",
      fields: {
        action: "start_scanning",
        platform: "web",
        calling_platform: "web",
        trid: payload.trid,
        session: "ts_1",
        sdkVersion: "2.1.3",
        userAgent: pixel,
        currentDomain: "garage.example",
      },
    },
  ]);
  expect(page.scripts).toEqual([]);
});

it("counts a double tap once", () => {
  const page = openPage();
  startScanning({ ...web, telemetry: { counter: telemetry.counter } });
  startScanning({ ...web, telemetry: { counter: telemetry.counter } });
  expect(page.beacons).toHaveLength(1);
});

it.each([
  ["an address that is none", { counter: "http://[" }],
  ["a policy that forbids scripts", { script: "forbidden:script" }],
])("starts the scan whatever becomes of it: %s", (_, wrong) => {
  const page = openPage();
  const payload = startScanning({ ...web, telemetry: wrong });
  expect(payloadIn(page.went[0] ?? "")).toEqual(payload);
  expect([page.beacons, page.scripts]).toEqual([[], []]);
});

it("loads the reporting script once, at the first start", () => {
  const page = openPage();
  startScanning({ ...web, telemetry: { script: telemetry.script } });
  vi.advanceTimersByTime(3000);
  startScanning({ ...web, telemetry: { script: telemetry.script } });
  expect(page.scripts.map(({ name, src }) => [name, src])).toEqual([["script", telemetry.script]]);
  expect(page.beacons).toEqual([]);
});
