import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { servePrepared } from "./prepared-answer.ts";
import { getOf, openTestHttp, type Heard } from "./raw-client.ts";

const getFrom = (address: string, path: string): string =>
  getOf(path).replace("Host: x", `Host: x\r\nX-Forwarded-For: ${address}`);

it("ends the answers that lie unread longest when all together are too many", async () => {
  const answer = "x".repeat(10_000_000);
  const { send } = await openTestHttp({ unreadBytes: 35_000_000 }, (http) => http.get("/large", async () => answer));
  const silent: Heard[] = [];
  for (let n = 0; n < 5; n += 1) {
    silent.push(await send(getOf("/large"), { reads: false }));
    await pause(50);
  }
  for (const one of silent) one.socket.resume();
  await expect.poll(() => silent.map((one) => one.isClosed())).toEqual([true, true, false, false, false]);
  const reader = await send(getOf("/large"));
  await expect.poll(() => reader.text().length).toBeGreaterThan(10_000_000);
});

it("ends answers of the address that holds most, and nobody else's", async () => {
  const answer = "x".repeat(10_000_000);
  const options = { unreadBytes: 35_000_000, trustProxy: true };
  const { send } = await openTestHttp(options, (http) => http.get("/large", async () => answer));
  const silent: Heard[] = [];
  for (const address of ["203.0.113.9", ...Array<string>(5).fill("2001:db8::1")]) {
    silent.push(await send(getFrom(address, "/large"), { reads: false }));
    await pause(50);
  }
  for (const one of silent) one.socket.resume();
  await expect.poll(() => silent.map((one) => one.isClosed())).toEqual([false, true, true, true, false, false]);
});

it("copies of what is kept for everybody cost nothing, and end no answer", async () => {
  const answer = "x".repeat(10_000_000);
  const { send } = await openTestHttp({ unreadBytes: 15_000_000, trustProxy: true }, (http) => {
    http.get("/large", async () => answer);
    servePrepared(http, "/kept", { type: "text/plain", make: () => answer });
  });
  const reader = await send(getFrom("203.0.113.9", "/large"), { reads: false });
  const many: Heard[] = [];
  for (let n = 0; n < 10; n += 1) many.push(await send(getFrom("203.0.113.10", "/kept"), { reads: false }));
  await pause(300);
  for (const one of [reader, ...many]) one.socket.resume();
  await pause(300);
  expect([reader, ...many].filter((one) => one.isClosed())).toEqual([]);
});

it("an answer whose client has left before it was made takes no room", async () => {
  const answer = "x".repeat(10_000_000);
  let made = 0;
  const { send } = await openTestHttp({ unreadBytes: 25_000_000 }, (http) => {
    http.get("/large", async () => answer);
    http.get("/late", async (_request, reply) => {
      await new Promise((resolve) => reply.raw.once("close", resolve));
      await pause(50);
      made += 1;
      return answer;
    });
  });
  for (let n = 0; n < 3; n += 1) {
    const heard = await send(getOf("/late"));
    await pause(50);
    heard.socket.destroy();
  }
  await expect.poll(() => made).toBe(3);
  const silent = [await send(getOf("/large"), { reads: false }), await send(getOf("/large"), { reads: false })];
  await pause(300);
  for (const one of silent) one.socket.resume();
  await pause(200);
  expect(silent.filter((one) => one.isClosed())).toEqual([]);
});
