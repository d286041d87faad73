import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { desktop, openPage } from "#testing/fake-page";
import { asModule, languagesOf, pages, runSample, samplesOf, surroundings, textOf } from "#testing/samples";
import { createSession, getWorkflowResults, ScanError } from "./index.ts";

const root = resolve(import.meta.dirname, "../../..");
const samples = pages.flatMap(samplesOf);

it("every sample of the documentation compiles under strict rules", { timeout: 120_000 }, () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/sdk-samples-"));
  try {
    for (const sample of samples) {
      const name = `${sample.page.replaceAll(/\W/g, "-")}-line-${sample.line}.ts`;
      writeFileSync(join(folder, name), asModule(sample));
    }
    writeFileSync(join(folder, "surroundings.d.ts"), surroundings);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    const compiled = spawnSync(join(root, "node_modules/.bin/tsc"), ["--project", folder], { encoding: "utf8" });
    expect(compiled.stdout + compiled.stderr).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("no page has a block in a language that no test looks at", () => {
  const languages = pages.flatMap((page) => languagesOf(page).map((language) => `${page}: ${language}`));
  // `sh` and `tsx` are held by check-installed.mjs, readme.test.ts and e2e's ten-minutes.spec.ts; a block without a language is a text.
  expect(languages.filter((one) => !/: (js|html|sh|tsx)?$/.test(one))).toEqual([]);
  // A sample with a file's name is run by ten-minutes.spec.ts alone.
  expect(pages.filter((page) => /^```(js|html) ./m.test(textOf(page)))).toEqual(["docs/ten-minutes.md"]);
});

const compilerOptions = {
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  paths: {
    "@treadclub/tread-sdk": [join(root, "packages/sdk/src/index.ts")],
    "@treadclub/tread-sdk/support": [join(root, "packages/sdk/src/support.ts")],
    "@treadclub/tread-sdk/watch": [join(root, "packages/sdk/src/watch.ts")],
  },
};

const tokenData = { measurement_tokens: [{ measurement_token: "ts_1" }] };
const wanted = { tokenData, exitURL: "/scan-done", errorURL: "/scan-failed" };
/** Of an address what does not differ from sample to sample. */
const placeOf = (address: string): string => address.replace(/^https:\/\/[^/]+(.*data=).*/, "$1");

describe("every sample of the documentation runs", () => {
  let did: string[];
  const noting =
    (what: string) =>
    (...given: readonly unknown[]): void =>
      void did.push([what, ...given.map(String)].join(" "));

  beforeEach(() => {
    did = [];
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1000 });
    vi.stubEnv("TREAD_KEY", "tk_live_1");
    vi.spyOn(console, "warn").mockImplementation(noting("warn"));
    fakeService();
  });
  afterEach(async () => {
    // Until a launch is over, the next one is taken for a double tap.
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each(samples)("$page line $line", async (sample) => {
    const isLost = sample.page.endsWith("1001.md");
    const isDesktop = sample.page.endsWith("1005.md");
    const payload = Buffer.from(JSON.stringify({ measurementTokens: ["ts_1"] })).toString("base64url");
    const page = openPage({
      href: `https://garage.example/scan-done${isLost ? "" : `?data=${payload}`}`,
      ...(isDesktop ? { userAgent: desktop } : {}),
    });
    const button: { onclick?: () => unknown } = {};
    await runSample(sample, around(button, sample.page));
    button.onclick?.();
    const went = page.went.map(placeOf);
    const [, expected = []] = effects.find(([words]) => sample.code.includes(words)) ?? [];
    expect([...did, ...went]).toEqual(expected);
  });

  const around = (button: object, page: string): Readonly<Record<string, unknown>> => ({
    apiBase: "https://treadclub.example/measurement/v1/",
    ...wanted,
    token: "ts_1",
    data: { measurementTokens: ["ts_1"] },
    error: new ScanError("CONNECTION_ERROR", "HTTP error! Status: 422"),
    options: page.endsWith("1002.md") ? { ...wanted, apiBase: "https://[" } : { ...wanted, launch: "auto" },
    signal: new AbortController().signal,
    leavingThePage: new AbortController(),
    button,
    document: { querySelector: () => button },
    history: { replaceState: noting("address cleaned") },
    location: { pathname: "/scan-done", replace: noting("replaced by") },
    fetchSession: async () => tokenData,
    show: noting("show"),
    showProgress: noting("progress"),
    showReasons: noting("reasons"),
    drawQr: (text: string) => noting("QR")(placeOf(text)),
    showLater: noting("later"),
    showStartAgain: noting("start again"),
    report: noting("report"),
  });
});

/** What samples do, by words in them; one that is not here only answers. */
const effects: readonly (readonly [string, readonly string[]])[] = [
  ["code === errorTypes.NO_DATA_PARAMETER", ["replaced by /start-scan"]],
  ["code === errorTypes.PARSING_ERROR", ["warn TypeError: Invalid URL TypeError: Invalid URL"]],
  ['measurementStatus === "failed"', ["reasons blurry"]],
  ["DEVICE_NOT_SUPPORTED", ["QR /scan/?data="]],
  ['launch: "handoff"', ["QR /scan/?data="]],
  ["history.replaceState", ["address cleaned null  /scan-done"]],
  ["showProgress", ["progress completed"]],
  ["startScanning({", ["/scan/?data="]],
];

/** The service and the site's own server, as far as the samples ask them. */
function fakeService(): void {
  vi.stubGlobal("fetch", async (url: URL | string) => {
    const path = new URL(url, "https://garage.example").pathname;
    if (path === "/tread-session") return Response.json(tokenData);
    if (path === "/tread-token") return new Response("ts_1");
    if (path.endsWith("/create")) return Response.json({ session: { token: "ts_1" } });
    if (path.endsWith("/events")) return new Response("", { status: 404 });
    if (path.endsWith("/tread-depth/results"))
      return Response.json({ results: [{ measurement_status: "failed", quality_reasons: ["blurry"] }] });
    return Response.json({ measurements: [{ status: "completed" }] });
  });
}

describe("the pages of errors say what happens", () => {
  it.each([
    ["offline", "offline", 1006, "Connection failed"],
    ["a refusal", { status: 503, json: {} }, 1006, "HTTP error! Status: 503"],
    ["a page of HTML", { text: "<!doctype html>" }, 1008, "Server Response Error"],
    ["an answer of another shape", { json: { session: {} } }, 1008, "Server Response Error"],
  ] as const)("%s", async (_name, doing, code, message) => {
    openPage();
    fakeApi(doing);
    expect(await failureOf(() => createSession("key"))).toMatchObject({ code, message });
    vi.unstubAllGlobals();
  });

  it("an answer without measurements is 1003", async () => {
    openPage();
    fakeApi({ json: {} });
    const failure = await failureOf(() => getWorkflowResults("key", { data: { measurementTokens: ["t"] } }));
    expect([failure.code, failure.message]).toEqual([1003, "No data returned from API"]);
    vi.unstubAllGlobals();
  });
});
