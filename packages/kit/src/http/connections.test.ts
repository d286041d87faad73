import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { getOf, openTestHttp, type Heard } from "./raw-client.ts";

const limits = { perAddress: 3, total: 100 };

it("a connection too many of one address takes the place of the one that is idle longest", async () => {
  const { send } = await openTestHttp({ connections: limits }, () => undefined);
  const heard: Heard[] = [];
  for (let n = 0; n < 3; n += 1) {
    const one = await send(getOf("/healthz"));
    await expect.poll(() => one.text()).toContain("true");
    heard.push(one);
  }
  // The first is used again, so the second is the longest.
  heard[0]?.socket.write(getOf("/healthz"));
  await expect.poll(() => heard[0]?.text().match(/true/g)).toHaveLength(2);
  const fourth = await send(getOf("/healthz"));
  await expect.poll(() => fourth.text()).toContain("true");
  await expect.poll(() => heard.map((one) => one.isClosed())).toEqual([false, true, false]);
});

it("connections that are being answered stay, and the new one is closed", async () => {
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  const { send } = await openTestHttp({ connections: limits }, (http) =>
    http.get("/held", async () => {
      await held;
      return "done";
    }),
  );
  const busy = await Promise.all([send(getOf("/held")), send(getOf("/held")), send(getOf("/held"))]);
  await pause(50);
  const fourth = await send(getOf("/healthz"));
  await expect.poll(() => fourth.isClosed()).toBe(true);
  free();
  for (const one of busy) await expect.poll(() => one.text()).toContain("done");
  const after = await send(getOf("/healthz"));
  await expect.poll(() => after.text()).toContain("true");
});

it.each([true, "10.0.0.0/8,127.0.0.0/8", "127.0.0.1"])("a proxy that is trusted (%s) has more", async (trustProxy) => {
  const { send } = await openTestHttp({ connections: limits, trustProxy }, () => undefined);
  const many = await Promise.all(Array.from({ length: 12 }, () => send(getOf("/healthz"))));
  for (const one of many) await expect.poll(() => one.text()).toContain("true");
  expect(many.filter((one) => one.isClosed())).toEqual([]);
});

it("all together are limited as well", async () => {
  const { send } = await openTestHttp({ connections: { perAddress: 3, total: 5 }, trustProxy: true }, () => undefined);
  const many: Heard[] = [];
  for (let n = 0; n < 8; n += 1) many.push(await send(""));
  await expect.poll(() => many.map((one) => one.isClosed())).toEqual([...Array(3).fill(true), ...Array(5).fill(false)]);
});
