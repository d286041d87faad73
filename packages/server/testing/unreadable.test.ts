import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { catalog, type EndpointShape } from "@treadclub/contract";
import { expect, it } from "vitest";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp();
const base = new URL(await testApp.app.http.listen({ port: 0, host: "127.0.0.1" }));

/** Writes bytes as they are; answers what came back until the connection ended. */
async function raw(request: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(Number(base.port), base.hostname);
  socket.write(request);
  const answer = await text(socket);
  const end = answer.indexOf("\r\n\r\n");
  const body: unknown = JSON.parse(answer.slice(end + 4));
  return { status: Number(answer.split(" ")[1]), head: answer.slice(0, end), body };
}
const get = (path: string, more = "") => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);

it("a path that cannot be decoded or is too long is not there", async () => {
  for (const path of ["/app/%ff", "/api/v1/%ff", `/api/v1/files/${"y".repeat(400)}`]) {
    const { status, head, body } = await get(path);
    expect([path, status, body]).toEqual([path, 404, { code: "NOT_FOUND", message: expect.any(String) }]);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(JSON.stringify(body)).not.toContain("yyy");
  }
});

it("headers of 20 kB and bytes that are no request get our envelope, and the server goes on", async () => {
  for (const sent of [get("/healthz", `X-Long: ${"z".repeat(20_000)}\r\n`), raw("not http at all\r\n\r\n")]) {
    const { status, head, body } = await sent;
    expect([status, body]).toEqual([422, { code: "VALIDATION_FAILED", message: expect.any(String) }]);
    expect(head).toContain("x-content-type-options: nosniff");
  }
  expect(await get("/healthz")).toMatchObject({ status: 200, body: { ok: true } });
});

it("a text may say \\u0000; one that holds that character names its field", async () => {
  const caller = testApp.as(null);
  const body = { path: "/app/consumer/make_scan/1", state: "C:\\u0000 and \\\\u0000" };
  expect((await caller.send("storageSave", { body })).status).toBe(200);
  const answer = await caller.send("storageSave", { body: { path: "/app/consumer/make_scan/1", state: "pasted\0" } });
  expect([answer.status, answer.error]).toMatchObject([
    422,
    { code: "VALIDATION_FAILED", fields: { state: expect.stringContaining("hidden character") } },
  ]);
  const nested = await caller.sendRaw("createConsumer", { body: { vehicles: [{ number: "A\0" }], "odd\0": 1 } });
  expect(Object.keys(nested.error?.fields ?? {})).toEqual(["vehicles.0.number", ""]);
});

it("a call says what it takes instead of speaking of photos", async () => {
  const send = (payload: string, type: string) =>
    testApp.app.http.inject({ method: "POST", url: "/api/v1/log_in", payload, headers: { "content-type": type } });
  const xml = await send("<a/>", "application/xml");
  expect([xml.statusCode, xml.json()]).toEqual([
    415,
    { code: "UNSUPPORTED_MEDIA", message: "Send this request as JSON, with the content type application/json." },
  ]);
  const large = await send(JSON.stringify({ email: "x".repeat(1_100_000) }), "application/json");
  expect([large.statusCode, large.json()]).toEqual([
    413,
    { code: "PAYLOAD_TOO_LARGE", message: "This request is too large. Send no more than 1 MB of JSON." },
  ]);
});

it("JSON of any depth is refused by every call that takes a body, signed in or not", async () => {
  const anna = await testApp.make.consumer();
  const calls = Object.values<EndpointShape>(catalog).filter((one) => one.body && one.method !== "GET");
  const answers = calls.flatMap(({ method, path }) =>
    [4000, 150_000].map(async (depth) => {
      const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, "1")}`;
      const headers = { "content-type": "application/json", authorization: `Bearer ${anna.token}` };
      const payload = `{"a":`.repeat(depth) + "1" + "}".repeat(depth);
      const answer = await testApp.app.http.inject({ method, url, payload, headers });
      return [path, answer.statusCode, answer.json().code];
    }),
  );
  expect(answers.length).toBeGreaterThan(100);
  for (const [path, ...seen] of await Promise.all(answers))
    expect([path, ...seen]).toEqual([path, 422, "VALIDATION_FAILED"]);
});
