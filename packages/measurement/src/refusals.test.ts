import { errors } from "@treadclub/contract";
import { describe, expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const base = "/measurement/v1/";
const bearer = (text: string): { authorization: string } => ({ authorization: `Bearer ${btoa(text)}` });
const key = bearer("tk_test_public");

interface Sent {
  readonly method?: "GET" | "POST" | "PUT" | "OPTIONS" | "HEAD";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}
const send = ({ method = "GET", path, ...rest }: Sent) => testApp.http.inject({ method, url: base + path, ...rest });
const tokens = { method: "POST", path: "mini-apps/measurement/create-tokens" } as const;
const json = { "content-type": "application/json" };

it.each([
  ["JSON", { path: "instant-apps/sessions/create", headers: key }],
  ["the API description", { path: "openapi.json" }],
] as const)("an answer has an id: %s", async (_, sent) => {
  const { statusCode, headers } = await send(sent);
  expect([statusCode, headers["x-request-id"]]).toEqual([200, expect.stringMatching(/^[\da-f-]{36}$/)]);
});

describe("a refused request", () => {
  it.each([
    ["an unknown address", { path: "nothing" }],
    ["an address that cannot be read", { path: "%zz" }],
    ["no key", { path: "instant-apps/sessions/create" }],
    ["a body that is no JSON", { ...tokens, headers: { ...key, "content-type": "text/csv" }, payload: "a,b" }],
    ["JSON that is broken", { ...tokens, headers: { ...key, ...json }, payload: "{" }],
    ["a question of a browser", { method: "OPTIONS", path: "uploads" }],
    ["a photo of another protocol", { method: "POST", path: "uploads", headers: key }],
  ] as const)("has an id: %s", async (_, sent) => {
    expect((await send(sent)).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    [
      "text",
      { "content-type": "text/plain" },
      "{}",
      "UNSUPPORTED_MEDIA",
      "Send this request as JSON, with the content type application/json.",
    ],
    ["broken JSON", json, "{", "VALIDATION_FAILED", "The body of this request isn’t valid JSON."],
    [
      "an empty body that is said to be JSON",
      json,
      "",
      "VALIDATION_FAILED",
      "The body of this request isn’t valid JSON.",
    ],
  ] as const)("is told what to send instead of %s", async (_, headers, payload, code, message) => {
    const answer = await send({ ...tokens, headers: { ...key, ...headers }, payload });
    expect([answer.statusCode, answer.json()]).toEqual([errors[code].status, { code, message }]);
  });

  it.each([
    ["nothing", {}],
    ["a key as it is", { authorization: "Bearer tk_test_public" }],
    ["a token as it is", { authorization: "Bearer ts_0123456789012345678901234567890123456789" }],
    ["a line break at the end", bearer("tk_test_public\n")],
    ["another scheme", { authorization: `Basic ${btoa("tk_test_public")}` }],
  ])("is told how a key is written, where it holds %s", async (_, headers) => {
    const answer = await send({ path: "instant-apps/sessions/create", headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        code: "KEY_UNKNOWN",
        message: "Send your key in base64, without a line break: Authorization: Bearer base64(key).",
      },
    ]);
  });

  it("hears of a wrong key before what is wrong with its answers, and of those with a right one", async () => {
    const path = "instant-apps/sessions/create?positions=zz";
    const unknown = bearer(`tk_live_${"x".repeat(40)}`);
    expect((await send({ path, headers: unknown })).json()).toMatchObject({ code: "KEY_UNKNOWN" });
    const session = await testApp.make.session();
    expect((await send({ path, headers: bearer(session.token) })).json()).toMatchObject({ code: "KEY_FORBIDDEN" });
    expect((await send({ path, headers: key })).json()).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { "positions.0": "Choose an option." },
    });
  });
});

describe("the upload place", () => {
  it("tells what it supports", async () => {
    const { statusCode, headers } = await send({ method: "OPTIONS", path: "uploads" });
    expect([statusCode, headers]).toMatchObject([
      204,
      {
        "tus-resumable": "1.0.0",
        "tus-version": "1.0.0",
        "tus-extension": "creation,creation-with-upload,termination",
        "tus-max-size": "15000000",
        "access-control-allow-methods": expect.stringContaining("PATCH"),
      },
    ]);
  });

  it("wants the version of its protocol", async () => {
    const session = await testApp.make.session();
    const address = await testApp.http.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${address}${base}uploads`, {
      method: "POST",
      headers: { ...bearer(session.token), "upload-length": "10" },
    });
    expect([answer.status, answer.headers.get("tus-version"), await answer.json()]).toMatchObject([
      412,
      "1.0.0",
      { code: "UPLOAD_VERSION_UNSUPPORTED" },
    ]);
  });
});
