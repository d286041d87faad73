import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { getOf, openTestHttp, type Heard } from "./raw-client.ts";

it("ends the answers that lie unread longest when all together are too many", async () => {
  const answer = "x".repeat(10_000_000);
  const { say } = await openTestHttp({ unreadBytes: 35_000_000 }, (http) => http.get("/large", async () => answer));
  const silent: Heard[] = [];
  for (let n = 0; n < 5; n += 1) {
    silent.push(await say(getOf("/large"), { reads: false }));
    await pause(50);
  }
  for (const one of silent) one.socket.resume();
  await expect.poll(() => silent.map((one) => one.isClosed())).toEqual([true, true, false, false, false]);
  const reader = await say(getOf("/large"));
  await expect.poll(() => reader.text().length).toBeGreaterThan(10_000_000);
});
