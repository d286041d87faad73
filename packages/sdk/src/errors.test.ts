import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi, processing, treadPending } from "#testing/fake-api";
import { desktop, iphone, openPage } from "#testing/fake-page";
import { failureOf } from "#testing/failure-of";
import { wanted } from "#testing/wanted";
import {
  createSession,
  errorTypes,
  getDataParameter,
  getResults,
  getToken,
  getWorkflowResults,
  ScanError,
  startScanning,
} from "./index.ts";

const data = { measurementTokens: ["t1"] };
const once = { data, pollingRetries: 1 };

type Row = { code: number; meaning: string; run: () => unknown; message?: string };

/** The error catalogue: every number raised through the public functions. */
const rows: Row[] = [
  { code: 1001, meaning: "no data parameter", run: () => getDataParameter("?x=1") },
  { code: 1002, meaning: "parsing error", run: () => getDataParameter("?data=%7B") },
  { code: 1002, meaning: "any other error", run: () => createSession("k", { apiBase: "http://[" }) },
  {
    code: 1003,
    meaning: "no results",
    run: () => answered({ measurements: [] }, () => getWorkflowResults("k", once)),
    message: "No data returned from API",
  },
  {
    code: 1003,
    meaning: "no results",
    run: () => answered({}, () => getResults("k", once)),
    message: "No data returned from API",
  },
  {
    code: 1003,
    meaning: "failed",
    run: () => answered({ results: [{ measurement_status: "failed" }] }, () => getResults("k", once)),
    message: "Measurement processing failed or aborted",
  },
  {
    code: 1003,
    meaning: "any other error while polling",
    run: () => getResults("k", { ...once, apiBase: "http://[" }),
  },
  {
    code: 1004,
    meaning: "timeout",
    run: () => answered(processing.json, () => getWorkflowResults("k", once)),
    message: "Timeout",
  },
  {
    code: 1004,
    meaning: "timeout, in the other place",
    run: () => answered(treadPending.json, () => getResults("k", once)),
    message: "Timout",
  },
  {
    code: 1005,
    meaning: "device not supported",
    run: () => onDevice(desktop),
    message: "Device not supported, not iOS or Android",
  },
  {
    code: 1005,
    meaning: "device not supported",
    run: () => onDevice(iphone.replace("18.5", "16.7")),
    message: "Device not supported (iOS version too low)",
  },
  {
    code: 1006,
    meaning: "connection error",
    run: () => answered({}, () => getToken("k"), 502),
    message: "HTTP error! Status: 502",
  },
  {
    code: 1007,
    meaning: "parameters missing",
    run: () => Reflect.apply(startScanning, undefined, [{ ...wanted, exitURL: undefined }]),
    message: "'exitURL' is undefined and should be a URL pointing to a landing page",
  },
  {
    code: 1008,
    meaning: "server response error",
    run: () => answered({ session: {} }, () => createSession("k")),
    message: "Server Response Error",
  },
  {
    code: 1009,
    meaning: "token error",
    run: () => startScanning({ ...wanted, tokenData: { measurement_tokens: [] } }),
    message: "Server Response Error",
  },
  {
    code: 1010,
    meaning: "permission error",
    run: () => answered({}, () => getWorkflowResults("k", once), 403),
    message: "HTTP permission/license error! Status: 403",
  },
];

beforeEach(() => void openPage());
afterEach(() => void vi.unstubAllGlobals());

describe.each(rows)("$code, $meaning", ({ code, run, message }) => {
  it(`is a ScanError${message ? `: ${message}` : ""}`, async () => {
    const failure = await failureOf(run);
    expect(failure).toBeInstanceOf(Error);
    expect(failure.code).toBe(code);
    expect(errorTypes[failure.name]).toBe(code);
    expect(failure.message).toMatch(/\S/);
    if (message) expect(failure.message).toBe(message);
    expect(String(failure)).toBe(`${failure.name}: ${failure.message}`);
  });
});

it("raises every number of the table", () => {
  expect([...new Set(rows.map(({ code }) => code))]).toEqual(Object.values(errorTypes));
  expect(Object.values(errorTypes)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010]);
});

it("can be made by an integrator for tests of their own", () => {
  const error = new ScanError("TIMEOUT", "Timeout", { retryable: true });
  expect(error).toMatchObject({ name: "TIMEOUT", code: 1004, message: "Timeout", retryable: true });
  expect(new ScanError("NO_RESULTS", "None").retryable).toBe(false);
  expect(error.stack).toContain("Timeout");
});

function answered(json: unknown, run: () => unknown, status = 200): unknown {
  fakeApi({ json, status });
  return run();
}

function onDevice(userAgent: string): unknown {
  openPage({ userAgent });
  return startScanning(wanted);
}
