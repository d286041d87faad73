import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "#testing/fake-api";
import { failureOf } from "#testing/failure-of";
import { openPage } from "#testing/fake-page";
import { createSession, getToken } from "./index.ts";

const session = { json: { session: { token: "ts_1" } } };
const tokens = { json: { measurement_tokens: [{ measurement_token: "t1" }] } };

beforeEach(() => void openPage({ href: "https://garage.example/start" }));
afterEach(() => void vi.unstubAllGlobals());

describe("createSession", () => {
  it("asks for a session and wraps its token", async () => {
    const { asked } = fakeApi(session);
    await expect(createSession("key")).resolves.toMatchObject({ measurement_tokens: [{ measurement_token: "ts_1" }] });
    expect(asked).toEqual([
      {
        url: "https://garage.example/measurement/v1/instant-apps/sessions/create",
        method: "GET",
        headers: { authorization: "Bearer a2V5" },
        body: undefined,
        cache: "no-store",
      },
    ]);
  });

  it("says what the session is about, and nothing of what is not given", async () => {
    const { asked } = fakeApi(session);
    await createSession("key", { session: { workflow: "3", positions: ["fl", "rr"], reference: "a & b" } });
    await createSession("key", { session: { workflow: "2", positions: [], reference: undefined } });
    expect(asked.map(({ url }) => [...new URL(url).searchParams])).toEqual([
      [
        ["workflow", "3"],
        ["positions", "fl,rr"],
        ["reference", "a & b"],
      ],
      [["workflow", "2"]],
    ]);
  });

  it.each([
    ["https://scans.example/measurement/v1/", "https://scans.example/measurement/v1/instant-apps/sessions/create"],
    ["https://scans.example/v9", "https://scans.example/v9/instant-apps/sessions/create"],
    ["/elsewhere", "https://garage.example/elsewhere/instant-apps/sessions/create"],
  ])("takes %s as the base", async (apiBase, url) => {
    const { asked } = fakeApi(session);
    await createSession("key", { apiBase });
    expect(asked[0]?.url).toBe(url);
  });

  it("sends a key of any letters as base64 of its bytes", async () => {
    const { asked } = fakeApi(session);
    await createSession("ключ");
    expect(asked[0]?.headers["authorization"]).toBe(`Bearer ${Buffer.from("ключ").toString("base64")}`);
  });

  it("asks the integrator's server for a key before each operation", async () => {
    const { asked } = fakeApi(session);
    const authorize = vi.fn<() => Promise<string>>().mockResolvedValueOnce("one").mockResolvedValueOnce("two");
    await createSession({ authorize });
    await createSession({ authorize });
    expect(asked.map(({ headers }) => headers["authorization"])).toEqual(["Bearer b25l", "Bearer dHdv"]);
    await createSession({ authorize: () => "now" });
    expect(asked[2]?.headers["authorization"]).toBe("Bearer bm93");
  });

  it("is 1006 with its cause when there is no key to be had", async () => {
    const { asked } = fakeApi(session);
    const cause = new Error("signed out");
    const authorize = () => Promise.reject(cause);
    await expect(failureOf(() => createSession({ authorize }))).resolves.toMatchObject({ code: 1006, cause });
    expect(asked).toEqual([]);
  });

  it.each([null, {}])("is 1007 where the key is %j", async (key) => {
    const { asked } = fakeApi(session);
    const failure = await failureOf(() => Reflect.apply(createSession, undefined, [key]));
    expect(failure).toMatchObject(key ? { code: 1006 } : { code: 1007, message: "'key' is null and should be set" });
    expect(asked).toEqual([]);
  });

  it("answers the number of the session, when it ends and where it is scanned", async () => {
    const launch = { api_base: "https://other.example/v1/", scanner: "https://other.example/scan/" };
    const expires_at = "2026-11-24T10:00:00.000Z";
    fakeApi({ json: { session: { token: "ts_1", id: 17, expires_at, launch, workflow: "3", is_sandbox: false } } });
    await expect(createSession("key")).resolves.toMatchObject({
      measurement_tokens: [{ measurement_token: "ts_1" }],
      id: 17,
      expires_at,
      launch,
    });
  });

  it.each([undefined, ""])("sends no credential for the key %j", async (key) => {
    const { asked } = fakeApi(session);
    await createSession(key);
    expect(asked[0]?.headers).toEqual({});
  });

  it.each([{}, { session: {} }, { session: { token: "" } }, { session: { token: 7 } }, [], null, "ts_1", 7])(
    "is 1008 when the answer is %j",
    async (json) => {
      fakeApi({ json });
      const failure = await failureOf(() => createSession("key"));
      expect(failure).toMatchObject({ code: 1008, message: "Server Response Error", cause: json, retryable: false });
    },
  );
});

describe("getToken", () => {
  it("asks for one token", async () => {
    const { asked } = fakeApi(tokens);
    await expect(getToken("key")).resolves.toEqual(tokens.json);
    expect(asked).toEqual([
      {
        url: "https://garage.example/measurement/v1/mini-apps/measurement/create-tokens",
        method: "POST",
        headers: { authorization: "Bearer a2V5", "content-type": "application/json" },
        body: { measurement_token_count: 1 },
        cache: "no-store",
      },
    ]);
  });

  it.each([
    ["/own/tokens", "https://scans.example/own/tokens"],
    ["v2/tokens", "https://scans.example/measurement/v1/v2/tokens"],
    ["https://backend.example/tokens?x=1", "https://backend.example/tokens?x=1"],
  ])("asks at %s where the integrator says so", async (apiEndpoint, url) => {
    const { asked } = fakeApi(tokens);
    await getToken("key", { apiBase: "https://scans.example/measurement/v1/", apiEndpoint });
    expect(asked[0]?.url).toBe(url);
  });

  it("is 1009 when the list is empty", async () => {
    fakeApi({ json: { measurement_tokens: [] } });
    await expect(failureOf(() => getToken("key"))).resolves.toMatchObject({
      code: 1009,
      message: "Server Response Error",
    });
  });

  it.each([{}, { measurement_tokens: "t1" }, { measurement_tokens: [null] }, { measurement_tokens: [{}] }, null])(
    "is 1008 when the answer is %j",
    async (json) => {
      fakeApi({ json });
      await expect(failureOf(() => getToken("key"))).resolves.toMatchObject({ code: 1008, cause: json });
    },
  );
});

describe.each([
  ["createSession", createSession],
  ["getToken", getToken],
])("%s fails", (_name, call) => {
  it.each([
    [400, 1006, false],
    [401, 1006, false],
    [404, 1006, false],
    [408, 1006, true],
    [429, 1006, true],
    [500, 1006, true],
    [503, 1006, true],
  ])("with HTTP %i as %i", async (status, code, retryable) => {
    fakeApi({ status, text: "<h1>No</h1>", headers: { "x-request-id": "r-1" } });
    const failure = await failureOf(() => call("key"));
    expect(failure).toMatchObject({
      code,
      name: "CONNECTION_ERROR",
      message: `HTTP error! Status: ${status}`,
      status,
      retryable,
      requestId: "r-1",
    });
  });

  it("with HTTP 403 as 1010", async () => {
    fakeApi({ status: 403, json: {}, headers: { "x-request-id": "r-2" } });
    const failure = await failureOf(() => call("key"));
    expect(failure).toMatchObject({
      code: 1010,
      name: "PERMISSION_ERROR",
      message: "HTTP permission/license error! Status: 403",
      status: 403,
      retryable: false,
      requestId: "r-2",
    });
  });

  it("offline as 1006 with its cause", async () => {
    fakeApi("offline");
    const failure = await failureOf(() => call("key"));
    expect(failure).toMatchObject({ code: 1006, retryable: true });
    expect(failure.status).toBeUndefined();
    expect(failure.cause).toBeInstanceOf(TypeError);
  });

  it("as 1008 when it gets a page instead of JSON", async () => {
    fakeApi({ text: "<!doctype html><title>Sign in to the train's wifi</title>" });
    const failure = await failureOf(() => call("key"));
    expect(failure).toMatchObject({ code: 1008, message: "Server Response Error" });
    expect(failure.cause).toBeInstanceOf(SyntaxError);
  });

  it("as 1002 in any other way", async () => {
    const { asked } = fakeApi(session);
    const failure = await failureOf(() => call("key", { apiBase: "http://[" }));
    expect(failure).toMatchObject({ code: 1002, name: "PARSING_ERROR" });
    expect(failure.cause).toBeInstanceOf(TypeError);
    expect(asked).toEqual([]);
  });

  it("with the reason of an abort, before and during the request", async () => {
    const { asked } = fakeApi("silent");
    const reason = new Error("left the page");
    await expect(call("key", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).toEqual([]);
    const controller = new AbortController();
    const call2 = call("key", { signal: controller.signal });
    controller.abort(reason);
    await expect(call2).rejects.toBe(reason);
  });

  it("with an abort while the key is asked for, and asks nothing", async () => {
    const { asked } = fakeApi(session);
    const controller = new AbortController();
    const authorize = () => {
      controller.abort();
      return "key";
    };
    await expect(call({ authorize }, { signal: controller.signal })).rejects.toMatchObject({ name: "AbortError" });
    expect(asked).toEqual([]);
  });
});
