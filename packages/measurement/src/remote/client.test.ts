import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { makeTestClock } from "@treadclub/kit/clock";
import { hashToken } from "@treadclub/kit/ids";
import { openLog } from "@treadclub/kit/log";
import { openEncryption } from "@treadclub/kit/encryption";
import { afterAll, describe, expect, it } from "vitest";
import { listening } from "#testing/receiver";
import { openRemote } from "./client.ts";

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let answer: Answer = (_, response) => void response.end("{}");
const asked: { line: string; authorization: string | undefined; body: string }[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    asked.push({ line: `${request.method} ${request.url}`, authorization: request.headers.authorization, body });
    answer(request, response, body);
  });
});
const port = await listening(server);
const elsewhere: string[] = [];
const stranger = createServer((request, response) => {
  elsewhere.push(request.url ?? "");
  response.end("ÿØÿ");
});
const strangePort = await listening(stranger);
afterAll(() => [server, stranger].map((one) => one.close()));

const looks: number[] = [];
const clock = makeTestClock();
const open = (options: { readonly timeoutMs?: number } = {}) =>
  openRemote({
    url: `http://127.0.0.1:${port}/api`,
    key: "lic:ü7",
    encryption: openEncryption("a secret", "test"),
    clock,
    log: openLog({ level: "silent" }),
    enqueueLook: async (id) => void looks.push(id),
    ...options,
  });
const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const input = { workflow: "3", positions: ["fl", "rr"], reference: "order 7", count: null, once: null } as const;

describe("a service that is only SDK-compatible", () => {
  it("begins a session by its first call and is asked for it by its third", async () => {
    const remote = open();
    answer = json(200, { session: { token: "a/b?c", workflow_id: 9 } });
    const { tokens, launch } = await remote.begin(input);
    const last = asked.at(-1);
    expect(last?.line).toBe("GET /api/instant-apps/sessions/create?workflow=3&positions=fl%2Crr&reference=order+7");
    expect(Buffer.from(last?.authorization?.replace("Bearer ", "") ?? "", "base64").toString("utf8")).toBe("lic:ü7");
    expect(launch).toEqual({ api_base: `http://127.0.0.1:${port}/api/`, scanner: `http://127.0.0.1:${port}/scan/` });
    const [{ token, sealed } = { token: "", sealed: "" }] = tokens;
    expect(token).toBe("a/b?c");
    expect(sealed).not.toContain("a/b");
    answer = json(200, { measurements: [{ status: "Processing" }] });
    expect(await remote.results({ tokenHash: hashToken(token), remoteToken: sealed })).toMatchObject({
      kind: "results",
      measurements: [{ status: "processing" }],
    });
    expect(asked.at(-1)?.line).toBe("GET /api/instant-apps/sessions/a%2Fb%3Fc/results");
    expect(await remote.results({ tokenHash: hashToken("another"), remoteToken: sealed })).toEqual({ kind: "gone" });
  });

  it("begins single measurements by its second call and is asked for them by its fourth", async () => {
    const remote = open();
    answer = json(201, {
      measurement_tokens: [{ measurement_token: "m1" }, { measurement_token: "m2" }, { measurement_token: "m3" }],
    });
    const { tokens } = await remote.begin({ ...input, workflow: "2", count: 2 });
    expect(asked.at(-1)).toMatchObject({
      line: "POST /api/mini-apps/measurement/create-tokens",
      body: '{"measurement_token_count":2}',
    });
    expect(tokens.map(({ token }) => token)).toEqual(["m1", "m2"]);
    answer = json(200, { results: [{ measurement_status: "completed" }] });
    const [, second] = tokens;
    await remote.results({ tokenHash: hashToken("m2"), remoteToken: second?.sealed ?? "" });
    expect(asked.at(-1)).toMatchObject({
      line: "POST /api/mini-apps/measurement/tread-depth/results",
      body: '{"measurement_tokens":["m2"]}',
    });
  });

  it.each([
    ["no token", json(200, { session: {} })],
    ["fewer tokens than asked for", json(200, { measurement_tokens: [{ measurement_token: "m1" }] })],
    ["an allowance that is spent", json(429, { code: "ALLOWANCE_SPENT" })],
    [
      "a redirect",
      ((_, response) =>
        void response.writeHead(307, { location: `http://127.0.0.1:${strangePort}/` }).end()) satisfies Answer,
    ],
    ["silence", (() => undefined) satisfies Answer],
  ])("that answers %s begins nothing", async (_, how) => {
    answer = how;
    await expect(open({ timeoutMs: 100 }).begin({ ...input, count: 2 })).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
    expect(elsewhere).toEqual([]);
  });

  it("says how long to wait", async () => {
    answer = (_, response) => void response.writeHead(429, { "retry-after": "45" }).end("{}");
    await expect(open().begin(input)).rejects.toMatchObject({ details: { retry_after_seconds: 45 } });
  });

  it("takes no orders, which is no mishap", async () => {
    const remote = open();
    answer = json(200, { session: { token: "t1" } });
    const { tokens } = await remote.begin(input);
    const session = { tokenHash: hashToken("t1"), remoteToken: tokens[0]?.sealed ?? "" };
    answer = json(404, {});
    expect(await remote.send(session, { kind: "abort" })).toBe(false);
    expect(asked.at(-1)).toMatchObject({
      line: "POST /api/scanner/abort",
      authorization: `Bearer ${Buffer.from("t1").toString("base64")}`,
    });
    expect(await remote.send(session, { kind: "forget" })).toBe(false);
    answer = json(409, { code: "STATE_CONFLICT" });
    expect(await remote.send(session, { kind: "plan", positions: ["fl"] })).toBe(false);
    answer = json(401, { code: "TOKEN_EXPIRED" });
    expect(await remote.send(session, { kind: "plan", positions: ["fl"] })).toBe(false);
    expect(remote.pauseLeftMs()).toBe(0);
    answer = json(503, {});
    await expect(remote.send(session, { kind: "plan", positions: ["fl"] })).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
  });
});

describe("an image", () => {
  const bytes = Buffer.from("jpeg");
  const image: Answer = (_, response) => void response.end(bytes);

  it("is asked for where the service lies, without the key", async () => {
    answer = image;
    const remote = open();
    expect(await remote.image("files/1?signature=x")).toEqual(bytes);
    expect(asked.at(-1)).toMatchObject({ line: "GET /api/files/1?signature=x", authorization: undefined });
    expect(await remote.image(`http://127.0.0.1:${port}/images/2`)).toEqual(bytes);
    expect(await remote.image("https://public-name.example/api/files/3")).toEqual(bytes);
    expect(asked.at(-1)?.line).toBe("GET /api/files/3");
  });

  it("is asked for nowhere else", async () => {
    answer = (_, response) => void response.writeHead(302, { location: `http://127.0.0.1:${strangePort}/1` }).end();
    const before = asked.length;
    const remote = open();
    for (const url of [
      `http://127.0.0.1:${strangePort}/1`,
      "http://169.254.169.254/latest",
      "file:///etc/passwd",
      "//other.example/a",
      "data:image/png;base64,AA",
      "http://[bad",
    ])
      expect(await remote.image(url)).toBeNull();
    expect(asked).toHaveLength(before);
    expect(await remote.image("files/moved")).toBeNull();
    expect(await remote.image(`http://127.0.0.1:${port}//127.0.0.1:${strangePort}/1`)).toBeNull();
    expect(asked.at(-1)?.line).toBe(`GET //127.0.0.1:${strangePort}/1`);
    expect(elsewhere).toEqual([]);
  });

  it("is not read beyond 15 MB", async () => {
    answer = (_, response) => {
      const pour = (): void => {
        if (!response.destroyed) response.write(Buffer.alloc(1_000_000), () => setImmediate(pour));
      };
      pour();
    };
    expect(await open().image("files/endless")).toBeNull();
  });

  it("is tried again later when the service stumbles", async () => {
    answer = json(503, {});
    await expect(open().image("files/1")).rejects.toThrow("503");
    answer = json(404, {});
    expect(await open().image("files/1")).toBeNull();
  });
});

it("many who look at once put one job into the queue", () => {
  const remote = open();
  for (let n = 0; n < 50; n += 1) for (const id of [1, 2]) remote.look(id);
  expect(looks).toEqual([1, 2]);
  clock.forward(2000);
  remote.look(1);
  expect(looks).toEqual([1, 2, 1]);
});
