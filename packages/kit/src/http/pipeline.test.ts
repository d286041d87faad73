import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { getOf, openTestHttp } from "./raw-client.ts";

it("answers the requests of one connection one after the other", async () => {
  let busy = 0;
  let most = 0;
  const { say } = await openTestHttp({}, (http) =>
    http.get("/n/:n", async (request) => {
      busy += 1;
      most = Math.max(most, busy);
      await pause(2);
      busy -= 1;
      return request.params;
    }),
  );
  const paths = Array.from({ length: 12 }, (_, n) => `/n/${n}`);
  const heard = await say(paths.map(getOf).join(""));
  await expect.poll(() => heard.text().match(/"n":"\d+"/g)).toEqual(paths.map((_, n) => `"n":"${n}"`));
  expect(most).toBe(1);
  heard.socket.write(getOf("/n/99"));
  await expect.poll(() => heard.text()).toContain('"n":"99"');
});

it("ends a connection that asks for more at once after 16 answers, and begins no more", async () => {
  let begun = 0;
  const { say } = await openTestHttp({}, (http) => http.get("/n", async () => ({ begun: (begun += 1) })));
  const heard = await say(getOf("/n").repeat(500));
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(heard.text().match(/"begun"/g)).toHaveLength(16);
  expect(heard.text()).toMatch(/connection: close(?!.*"begun".*"begun")/is);
  expect(begun).toBe(16);
});

it("does not work for a client that leaves the answer before unread", async () => {
  let begun = 0;
  const answer = "x".repeat(20_000_000);
  const { say } = await openTestHttp({}, (http) =>
    http.get("/large", async () => {
      begun += 1;
      return answer;
    }),
  );
  const heard = await say(getOf("/large").repeat(10), { reads: false });
  await pause(300);
  expect(begun).toBe(1);
  let bytes = 0;
  heard.socket.on("data", (data) => (bytes += data.length));
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(10);
  await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(200_000_000);
});
