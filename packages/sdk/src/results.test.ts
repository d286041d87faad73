import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completed, fakeApi, processing, treadCompleted } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { getResults, getWorkflowResults, type MeasurementStatus, type ResultsOptions } from "./index.ts";

const data = { measurementTokens: ["t1", "t2"] };
const statuses: MeasurementStatus[] = [
  "unknown",
  "waiting_for_images",
  "processing",
  "result_ready",
  "result_and_report_ready",
  "completed",
  "aborted",
  "failed",
];
const session = (...list: unknown[]) => ({ json: { measurements: list.map((status) => ({ status })) } });
const tread = (...list: unknown[]) => ({
  json: { results: list.map((measurement_status) => ({ measurement_status })) },
});

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("getWorkflowResults", () => {
  it("asks for the results of the session", async () => {
    const { asked } = fakeApi(completed);
    await getWorkflowResults("key", { data: { measurementTokens: ["a/b ?"] } });
    expect(asked).toEqual([
      {
        url: "https://garage.example/measurement/v1/instant-apps/sessions/a%2Fb%20%3F/results",
        method: "GET",
        headers: { authorization: "Bearer a2V5" },
        body: undefined,
        cache: "no-store",
      },
    ]);
  });

  it.each([undefined, ""])("shows the session token itself without a key: %j", async (key) => {
    const { asked } = fakeApi(completed);
    await getWorkflowResults(key, { data });
    expect(asked[0]?.headers["authorization"]).toBe("Bearer dDE=");
  });

  it("asks for a key once, however often it polls", async () => {
    fakeApi(processing, processing, completed);
    const authorize = vi.fn<() => Promise<string>>().mockResolvedValue("k");
    const answer = getWorkflowResults({ authorize }, { data });
    await vi.advanceTimersByTimeAsync(4000);
    await answer;
    expect(authorize).toHaveBeenCalledTimes(1);
  });

  it.each(statuses)("takes %s for an end, unless it is processing", async (status) => {
    const { asked } = fakeApi(session("completed", status), completed);
    const answer = getWorkflowResults("key", { data });
    await vi.advanceTimersByTimeAsync(2000);
    const again = status === "processing";
    await expect(answer).resolves.toEqual((again ? completed : session("completed", status)).json);
    expect(asked).toHaveLength(again ? 2 : 1);
  });

  it("waits for images, too, where the integrator says so", async () => {
    const pendingStatuses: MeasurementStatus[] = ["unknown", "waiting_for_images", "processing"];
    const { asked } = fakeApi(session("unknown"), session("waiting_for_images"), processing, session("result_ready"));
    const answer = getWorkflowResults("key", { data, pendingStatuses });
    await vi.advanceTimersByTimeAsync(6000);
    await expect(answer).resolves.toEqual(session("result_ready").json);
    expect(asked).toHaveLength(4);
  });

  it("tells every change of a status once, with the answer", async () => {
    const onStatus = vi.fn<NonNullable<ResultsOptions<unknown>["onStatus"]>>();
    const half = session("processing", "completed");
    const whole = session("completed", "completed");
    fakeApi(processing, processing, half, half, whole);
    const answer = getWorkflowResults("key", { data, onStatus });
    await vi.advanceTimersByTimeAsync(8000);
    await answer;
    expect(onStatus.mock.calls).toEqual([
      [["processing"], processing.json],
      [["processing", "completed"], half.json],
      [["completed", "completed"], whole.json],
    ]);
  });
});

describe("getResults", () => {
  it("asks for the results of all tokens", async () => {
    const { asked } = fakeApi(treadCompleted);
    await getResults("key", { data });
    expect(asked).toEqual([
      {
        url: "https://garage.example/measurement/v1/mini-apps/measurement/tread-depth/results",
        method: "POST",
        headers: { authorization: "Bearer a2V5", "content-type": "application/json" },
        body: { measurement_tokens: ["t1", "t2"] },
        cache: "no-store",
      },
    ]);
  });

  it("answers when all are completed, with the whole answer", async () => {
    const { asked } = fakeApi(tread("completed", "result_ready"), tread("completed", "completed"));
    const answer = getResults("key", { data });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toEqual(tread("completed", "completed").json);
    expect(asked).toHaveLength(2);
  });

  it.each(["failed", "aborted"] as const)("is 1003 when one is %s, and names it", async (status) => {
    const { asked } = fakeApi(tread("processing", status));
    await expect(failureOf(() => getResults("key", { data }))).resolves.toMatchObject({
      code: 1003,
      name: "NO_RESULTS",
      message: "Measurement processing failed or aborted",
      measurementStatus: status,
      cause: tread("processing", status).json,
      retryable: false,
    });
    expect(asked).toHaveLength(1);
  });

  it.each(statuses.filter((status) => !["completed", "failed", "aborted"].includes(status)))(
    "asks again while it is %s",
    async (status) => {
      const { asked } = fakeApi(tread(status), treadCompleted);
      const answer = getResults("key", { data });
      await vi.advanceTimersByTimeAsync(2000);
      await answer;
      expect(asked).toHaveLength(2);
    },
  );

  it("ends with a result that is ready, where the integrator waits for nothing else", async () => {
    const pendingStatuses: MeasurementStatus[] = ["unknown", "waiting_for_images", "processing"];
    fakeApi(tread("result_ready", "result_and_report_ready"));
    await expect(getResults("key", { data, pendingStatuses })).resolves.toEqual(
      tread("result_ready", "result_and_report_ready").json,
    );
  });

  it("hands on what is empty or not available as it is", async () => {
    const none = { available: false, value_mm: null, value_inch: null, value_inch_32nds: null };
    const json = {
      results: [
        { measurement_status: "completed", regions: [], global: none },
        { measurement_status: "completed", regions: [none, { available: true, value_mm: 2.5 }] },
      ],
    };
    fakeApi({ json });
    await expect(getResults("key", { data })).resolves.toEqual(json);
  });
});

describe.each([
  { name: "getWorkflowResults", call: getWorkflowResults, list: "measurements", field: "status" },
  { name: "getResults", call: getResults, list: "results", field: "measurement_status" },
])("$name", ({ call, list, field }) => {
  const done = { json: { [list]: [{ [field]: "completed" }] } };

  it("takes the return data of tests, and the real ones first", async () => {
    const { asked } = fakeApi(done);
    await call("", { testReturnData: { measurementTokens: ["test"] } });
    await call("", { data: { measurementTokens: ["real"] }, testReturnData: { measurementTokens: ["test"] } });
    expect(asked.map(({ headers }) => headers["authorization"])).toEqual(["Bearer dGVzdA==", "Bearer cmVhbA=="]);
  });

  it.each([
    {},
    { data: {} },
    { data: { measurementTokens: [] } },
    { data: { measurementTokens: [""] } },
    { data: JSON.parse('{"measurementTokens":"t1"}') },
    { data: JSON.parse('{"measurementTokens":[{"admin":true}]}') },
    { data: JSON.parse('{"measurementTokens":null}') },
  ])("is 1007 for %j", async (options) => {
    const { asked } = fakeApi(done);
    const failure = await failureOf(() => call("key", options));
    expect(failure).toMatchObject({ code: 1007, name: "PARAMETERS_MISSING" });
    expect(failure.message).toContain("'data'");
    expect(asked).toEqual([]);
  });

  it.each([{}, { [list]: [] }, { [list]: null }, [], null, 7])("is 1003 when the answer is %j", async (json) => {
    fakeApi({ json });
    await expect(failureOf(() => call("key", { data }))).resolves.toMatchObject({
      code: 1003,
      message: "No data returned from API",
      cause: json,
    });
  });

  it.each([{ [list]: "none" }, { [list]: [null] }, { [list]: [{ [field]: 7 }] }, { [list]: {} }])(
    "is 1008 when the answer is %j",
    async (json) => {
      fakeApi({ json });
      await expect(failureOf(() => call("key", { data }))).resolves.toMatchObject({ code: 1008, cause: json });
    },
  );

  it.each([
    ["expired", 401, 1006],
    ["another session's", 403, 1010],
    ["forged", 404, 1006],
    ["used up", 410, 1006],
  ])("says how the service refuses a token that is %s", async (_what, status, code) => {
    fakeApi({ status, json: {} });
    await expect(failureOf(() => call("key", { data }))).resolves.toMatchObject({ code, status, retryable: false });
  });

  it("is 1003 with its cause for any other failure", async () => {
    fakeApi(done);
    const cause = new RangeError("mine");
    const onStatus = () => {
      throw cause;
    };
    await expect(failureOf(() => call("key", { data, onStatus }))).resolves.toMatchObject({ code: 1003, cause });
  });
});
