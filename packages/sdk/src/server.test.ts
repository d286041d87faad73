import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { completed, fakeApi, processing } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { bare, wanted } from "#testing/wanted";
import { createSession, getWorkflowResults, ScanError, startScanning } from "./index.ts";
import { useTreadScan } from "./react.ts";

const apiBase = "https://scans.example/measurement/v1/";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("on a server", () => {
  it("can be imported, and touches nothing then", async () => {
    const touched: string[] = [];
    const trap = (name: string) =>
      new Proxy({}, { get: (_, key) => void touched.push(`${name}.${String(key)}`), has: () => true });
    for (const name of ["window", "document", "navigator", "location"]) vi.stubGlobal(name, trap(name));
    vi.stubGlobal("fetch", () => touched.push("fetch"));
    vi.resetModules();
    const sdk = await import("./index.ts");
    expect(touched).toEqual([]);
    expect(Object.keys(sdk).sort()).toEqual([
      "ScanError",
      "createSession",
      "errorTypes",
      "getDataParameter",
      "getResults",
      "getToken",
      "getWorkflowResults",
      "sdkVersion",
      "startScanning",
    ]);
    expect(sdk.sdkVersion).toBe("2.1.3");
  });

  it("loads the element, which is not there, and renders the hook", async () => {
    const { TreadScanElement } = await import("./element.ts");
    expect(TreadScanElement.observedAttributes).toEqual(["lang"]);
    const Page = () => createElement("p", null, useTreadScan({}).state);
    expect(renderToString(createElement(Page))).toBe("<p>idle</p>");
  });

  it("makes sessions and waits for results", async () => {
    vi.useFakeTimers();
    const { asked } = fakeApi({ json: { session: { token: "ts_1" } } }, processing, completed);
    const { measurement_tokens } = await createSession("key", { apiBase });
    const data = { measurementTokens: measurement_tokens.map((entry) => entry.measurement_token) };
    const answer = getWorkflowResults("key", { apiBase, data });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toEqual(completed.json);
    expect(asked.map(({ url }) => url)).toEqual([
      `${apiBase}instant-apps/sessions/create`,
      `${apiBase}instant-apps/sessions/ts_1/results`,
      `${apiBase}instant-apps/sessions/ts_1/results`,
    ]);
  });

  it("needs to be told where the service is", async () => {
    fakeApi("offline");
    const failures = [
      await failureOf(() => createSession("key")),
      await failureOf(() => getWorkflowResults("key", { data: { measurementTokens: ["ts_1"] } })),
      await failureOf(() => startScanning({ ...wanted, launch: "web" })),
    ];
    for (const failure of failures)
      expect(failure).toMatchObject({ code: 1007, message: "'apiBase' is undefined and should be set" });
    expect((await failureOf(() => createSession("key", { apiBase: "/measurement/v1/" }))).code).toBe(1002);
  });

  it("opens the scanner that the tokens name, and pages of the web alone", async () => {
    const onHandoff = vi.fn<(handoff: { link: string }) => void>();
    const launch = { api_base: "https://other.example/v1/", scanner: "https://other.example/scan/" };
    startScanning({ ...wanted, tokenData: { ...wanted.tokenData, launch }, launch: "handoff", onHandoff });
    expect(bare(onHandoff.mock.calls[0]?.[0].link)).toBe("https://other.example/scan/?data=…");
    const relative = await failureOf(() => startScanning({ ...wanted, apiBase, exitURL: "/done", launch: "web" }));
    expect(relative).toMatchObject({ code: 1007, message: expect.stringMatching(/^'exitURL' is \/done and/) });
  });

  it("makes the link for a phone, and opens nothing", () => {
    const onHandoff = vi.fn<(handoff: { link: string }) => void>();
    startScanning({ ...wanted, apiBase, launch: "handoff", onHandoff });
    expect(bare(onHandoff.mock.calls[0]?.[0].link)).toBe("https://scans.example/scan/?data=…");
    expect(startScanning({ ...wanted, apiBase, launch: "web" }).sid).toBe("ts_1");
    expect(() => startScanning({ ...wanted, apiBase })).toThrow(ScanError);
  });
});
