import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { getOf, openTestHttp, postOf, type Heard } from "./raw-client.ts";

const bodies = { graceMs: 300, bytesPerSecond: 1000, perAddress: 3 };
const echo = (http: Parameters<Parameters<typeof openTestHttp>[1]>[0]): void => {
  http.post("/echo", async (request) => ({ got: request.body }));
};

it("a body that drips in is refused, and its connection ends", async () => {
  const { send } = await openTestHttp({ bodies }, echo);
  const heard = await send(postOf("/echo", 5000, "{"));
  const drip = setInterval(() => heard.socket.write(" "), 100);
  await expect.poll(() => heard.isClosed()).toBe(true);
  clearInterval(drip);
  expect(heard.text()).toMatch(/^HTTP\/1\.1 422 .*connection: close.*"code":"VALIDATION_FAILED"/is);
});

it("a body that is refused at once and goes on dripping ends as well", async () => {
  const { send } = await openTestHttp({ bodies }, echo);
  const heard = await send(getOf("/healthz").replace("Host: x", "Host: x\r\nContent-Length: 900000"));
  const drip = setInterval(() => heard.socket.write(" "), 100);
  await expect.poll(() => heard.text()).toContain("true");
  await expect.poll(() => heard.isClosed()).toBe(true);
  clearInterval(drip);
});

it("a body that waits while the process stands still is read", async () => {
  const { send } = await openTestHttp({ bodies }, echo);
  const heard = await send(postOf("/echo", 2, ""));
  // The head has been read by now, the body is on its way.
  await pause(50);
  // After this phase of the event loop timers come first, and then what has arrived.
  await immediate();
  heard.socket.write("{}");
  blockFor(3000);
  await expect.poll(() => heard.text()).toContain('"got":{}');
});

it("a slow body that keeps coming is read to its end", async () => {
  const { send } = await openTestHttp({ bodies }, echo);
  const text = JSON.stringify("y".repeat(6000));
  const heard = await send(postOf("/echo", text.length, ""));
  for (let at = 0; at < text.length; at += 500) {
    heard.socket.write(text.slice(at, at + 500));
    await pause(150);
  }
  await expect.poll(() => heard.text()).toContain('"got":"yyy');
});

it("of too many bodies of one address the longest ends, and others are served", async () => {
  const { send } = await openTestHttp({ bodies: { ...bodies, graceMs: 60_000 } }, echo);
  const slow: Heard[] = [];
  for (let n = 0; n < 5; n += 1) {
    slow.push(await send(postOf("/echo", 5000, "{")));
    await pause(20);
  }
  const whole = await send(postOf("/echo", 2, "{}"));
  await expect.poll(() => whole.text()).toContain('"got":{}');
  await expect.poll(() => slow.map((one) => one.isClosed())).toEqual([true, true, true, false, false]);
});

it.each([
  ["/echo%zz", "404"],
  [`/${"x".repeat(310)}`, "422"],
  ["/nothing-here", "422"],
])("a body that drips in to %s ends as well", async (path, status) => {
  const { send } = await openTestHttp({ bodies }, echo);
  const heard = await send(postOf(path, 900_000, "{"));
  const drip = setInterval(() => heard.socket.write(" "), 100);
  await expect.poll(() => heard.isClosed()).toBe(true);
  clearInterval(drip);
  expect(heard.text()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each([
  ["expects what nobody offers", "Host: x\r\nExpect: a-miracle"],
  ["names no host", "X-Host: x"],
])("a request that %s is refused, and its connection ends", async (_, header) => {
  const { send } = await openTestHttp({ bodies: { ...bodies, graceMs: 60_000 } }, echo);
  const heard = await send(postOf("/echo", 900_000, "{").replace("Host: x", header));
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(heard.text()).toMatch(/^HTTP\/1\.1 422 .*x-content-type.*connection: close.*"code":"VALIDATION_FAILED"/is);
});

it("a body on its way frees its place when its connection ends, answered or not", async () => {
  const { send } = await openTestHttp({ bodies: { ...bodies, graceMs: 60_000 } }, echo);
  const first = await send(postOf("/echo", 5000, "{"));
  const unread = getOf("/healthz").replace("Host: x", "Host: x\r\nContent-Length: 900000");
  for (const request of [unread, postOf("/echo", 900_000, "{"), unread, unread]) {
    const heard = await send(request);
    if (request === unread) await expect.poll(() => heard.text()).toContain("true");
    else await pause(50);
    heard.socket.destroy();
    await pause(50);
  }
  expect(first.isClosed()).toBe(false);
});

it("bodies behind a proxy count by the address that it reports", async () => {
  const { send } = await openTestHttp({ trustProxy: true, bodies: { ...bodies, graceMs: 60_000 } }, echo);
  const from = (address: string): Promise<Heard> =>
    send(postOf("/echo", 5000, "{").replace("Host: x", `Host: x\r\nX-Forwarded-For: ${address}`));
  const ben = await from("203.0.113.9");
  const slow: Heard[] = [];
  for (let n = 0; n < 4; n += 1) {
    slow.push(await from(`2001:db8::${n}`));
    await pause(20);
  }
  await expect.poll(() => slow.map((one) => one.isClosed())).toEqual([true, false, false, false]);
  expect(ben.isClosed()).toBe(false);
});

/** Keeps the event loop from everything else. */
function blockFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
