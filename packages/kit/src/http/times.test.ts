import { expect, it } from "vitest";
import { getOf, openTestHttp, postOf } from "./raw-client.ts";
import { usualTimes } from "./server.ts";

const lookMs = 50;
const shortMs = 300;
const within = { ...usualTimes, lookMs };
const unheard = /^HTTP\/1\.1 422 .*connection: close.*"code":"VALIDATION_FAILED"/is;
const bodies = { graceMs: 60_000, bytesPerSecond: 1, perAddress: 10 };

it("a connection without a next request ends", async () => {
  const { send } = await openTestHttp({ times: { ...within, idleMs: shortMs } }, () => undefined);
  const startedAt = performance.now();
  const heard = await send(getOf("/healthz"));
  await expect.poll(() => heard.text()).toContain("true");
  expect(heard.isClosed()).toBe(false);
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThan(shortMs);
});

it("a connection that never asks ends without an answer, which a request on its way would take for its own", async () => {
  const { send } = await openTestHttp({ times: { ...within, headMs: shortMs } }, () => undefined);
  const heard = await send("");
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(heard.text()).toBe("");
});

it("a head that drips in ends", async () => {
  const { send } = await openTestHttp({ times: { ...within, headMs: shortMs } }, () => undefined);
  const heard = await send("GET /healthz HTTP/1.1\r\nX-Long: ");
  const drip = setInterval(() => heard.socket.write("x"), 50);
  await expect.poll(() => heard.isClosed()).toBe(true);
  clearInterval(drip);
  expect(heard.text()).toMatch(unheard);
});

it("a connection whose answer stands still ends", async () => {
  const { http, send } = await openTestHttp({ times: { ...within, stillMs: shortMs } }, (server) =>
    server.get("/large", async () => "x".repeat(30_000_000)),
  );
  let [opened, closed] = [0, 0];
  http.server.on("connection", (socket) => {
    opened += 1;
    socket.once("close", () => (closed += 1));
  });
  const silent = await send(getOf("/large"), { reads: false });
  await expect.poll(() => [opened, closed]).toEqual([1, 1]);
  let bytes = 0;
  silent.socket.on("data", (data) => (bytes += data.length));
  await expect.poll(() => silent.isClosed()).toBe(true);
  expect(bytes).toBeLessThan(30_000_000);
});

it("a connection that waits too long for an answer ends", async () => {
  const { send } = await openTestHttp({ times: { ...within, stillMs: shortMs } }, (http) =>
    http.get("/held", (_request, reply) => void reply.hijack()),
  );
  const heard = await send(getOf("/held"));
  await expect.poll(() => heard.isClosed()).toBe(true);
});

it("a request that has not arrived in time ends, though it keeps coming", async () => {
  const times = { ...within, headMs: shortMs, requestMs: 2 * shortMs };
  const { send } = await openTestHttp({ times, bodies }, (http) =>
    http.post("/echo", async (request) => ({ got: request.body })),
  );
  const heard = await send(postOf("/echo", 900_000, "{"));
  const startedAt = performance.now();
  const drip = setInterval(() => heard.socket.write(" ".repeat(100)), 50);
  await expect.poll(() => heard.isClosed()).toBe(true);
  clearInterval(drip);
  expect(performance.now() - startedAt).toBeGreaterThan(shortMs);
  expect(heard.text()).toMatch(unheard);
});
