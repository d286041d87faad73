import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Doing, fakeApi } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { createSession, getResults, getToken, getWorkflowResults } from "./index.ts";

const apiBase = "https://scans.example/measurement/v1/";
const data = { measurementTokens: ["ts_1"] };
const page = (code: number) => `https://scans.example/sdk/2.1.3/docs/errors/${code}.md`;

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["createSession", () => createSession("key", { apiBase })],
  ["getToken", () => getToken("key", { apiBase })],
  ["getWorkflowResults", () => getWorkflowResults("key", { apiBase, data })],
  ["getResults", () => getResults("key", { apiBase, data })],
])("a refusal of %s", (_name, call) => {
  it("names the field that the service refuses", async () => {
    const json = { code: "VALIDATION_FAILED", message: "Check your answers.", fields: { positions: "Choose one." } };
    fakeApi({ status: 422, json, headers: { "x-request-id": "r-1" } });
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ code: 1006, message: "HTTP error! Status: 422", requestId: "r-1" });
    expect(failure.cause).toEqual({ ...json, status: 422, requestId: "r-1", docs: page(1006) });
  });

  it("tells a missing scope from a foreign website", async () => {
    const json = { code: "KEY_FORBIDDEN", message: "No.", details: { reason: "origin" } };
    fakeApi({ status: 403, json });
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ code: 1010, message: "HTTP permission/license error! Status: 403" });
    expect(failure.cause).toEqual({ ...json, status: 403, docs: page(1010) });
  });

  it("tells a spent allowance from too many requests, and in how many seconds it may be asked again", async () => {
    const causes = [];
    for (const [code, wait] of [
      ["ALLOWANCE_SPENT", "86400"],
      ["RATE_LIMITED", "7"],
    ] as const) {
      fakeApi({ status: 429, json: { code, message: "No." }, headers: { "retry-after": wait } });
      causes.push((await failureOf(call)).cause);
    }
    expect(causes).toEqual([
      { code: "ALLOWANCE_SPENT", message: "No.", status: 429, retryAfter: 86_400, docs: page(1006) },
      { code: "RATE_LIMITED", message: "No.", status: 429, retryAfter: 7, docs: page(1006) },
    ]);
  });

  it.each(["<h1>No</h1>", "", "null", "7"])("says what it can where the body is %j", async (text) => {
    fakeApi({ status: 500, text });
    expect((await failureOf(call)).cause).toEqual({ status: 500, docs: page(1006) });
  });

  it("is no refusal when the answer breaks off", async () => {
    const broken = new TypeError("terminated");
    const body = () => new ReadableStream({ pull: (stream) => stream.error(broken) });
    vi.stubGlobal("fetch", async () => new Response(body(), { status: 200 }));
    expect(await failureOf(call)).toMatchObject({ code: 1006, message: "Connection failed", cause: broken });
  });
});

describe("createSession with an idempotency key", () => {
  const made = { json: { session: { token: "ts_1" } } };
  const call = () => createSession("key", { idempotencyKey: "order-1274" });

  it.each<[string, Doing, number]>([
    ["no answer", "offline", 2000],
    ["503", { status: 503, json: {} }, 2000],
    ["429 that asks for a pause", { status: 429, json: {}, headers: { "retry-after": "9" } }, 9000],
  ])("asks again after %s, by the same key", async (_what, doing, ms) => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { asked } = fakeApi(doing, made);
    const session = call();
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(session).resolves.toMatchObject({ measurement_tokens: [{ measurement_token: "ts_1" }] });
    expect(asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["order-1274", "order-1274"]);
  });

  it("gives up after two more, and waits no longer than ten seconds", async () => {
    const { asked } = fakeApi("offline");
    const failure = failureOf(call);
    await vi.advanceTimersByTimeAsync(6000);
    expect((await failure).code).toBe(1006);
    expect(asked).toHaveLength(3);
    const busy = fakeApi({ status: 429, json: {}, headers: { "retry-after": "11" } });
    expect(await failureOf(call)).toMatchObject({ code: 1006, retryAfterMs: 11_000 });
    expect(busy.asked).toHaveLength(1);
  });

  it.each([401, 403, 409, 422])("does not ask again after %i", async (status) => {
    const { asked } = fakeApi({ status, json: {} });
    await failureOf(call);
    expect(asked).toHaveLength(1);
  });

  it("asks once without a key: a second request might begin a second session", async () => {
    const { asked } = fakeApi("offline", made);
    expect((await failureOf(() => createSession("key"))).code).toBe(1006);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty("idempotency-key");
  });
});
