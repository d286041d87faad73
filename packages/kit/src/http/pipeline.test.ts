import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { getOf, openTestHttp } from "./raw-client.ts";

it("answers the requests of one connection one after the other", async () => {
  let busy = 0;
  let most = 0;
  const { send } = await openTestHttp({}, (http) =>
    http.get("/n/:n", async (request) => {
      busy += 1;
      most = Math.max(most, busy);
      await pause(2);
      busy -= 1;
      return request.params;
    }),
  );
  const paths = Array.from({ length: 12 }, (_, n) => `/n/${n}`);
  const heard = await send(paths.map(getOf).join(""));
  await expect.poll(() => heard.text().match(/"n":"\d+"/g)).toEqual(paths.map((_, n) => `"n":"${n}"`));
  expect(most).toBe(1);
  heard.socket.write(getOf("/n/99"));
  await expect.poll(() => heard.text()).toContain('"n":"99"');
});

it("ends a connection that asks for more at once after 16 answers, and begins no more", async () => {
  let begun = 0;
  const { send } = await openTestHttp({}, (http) => http.get("/n", async () => ({ begun: (begun += 1) })));
  const heard = await send(getOf("/n").repeat(60));
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(heard.text().match(/"begun"/g)).toHaveLength(16);
  expect(heard.text()).toMatch(/connection: close(?!.*"begun".*"begun")/is);
  expect(begun).toBe(16);
});

it("answers 16 at once, and goes on with the connection", async () => {
  const { send } = await openTestHttp({}, (http) => http.get("/n", async () => "done"));
  const heard = await send(getOf("/n").repeat(16));
  await expect.poll(() => heard.text().match(/done/g)).toHaveLength(16);
  heard.socket.write(getOf("/n"));
  await expect.poll(() => heard.text().match(/done/g)).toHaveLength(17);
  expect(heard.isClosed()).toBe(false);
});

it.each([
  ["what is served", getOf("/n")],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["what nobody offers", "GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n"],
])("a connection that asks for %s without end, behind an answer that is held, ends at once", async (_, asked) => {
  let [begun, parsed] = [0, 0];
  const count = (): void => void (parsed += 1);
  const { http, send } = await openTestHttp({}, (server) => {
    server.get("/held", (_request, reply) => {
      begun += 1;
      reply.hijack();
      reply.raw.write("held");
    });
  });
  http.server.prependListener("request", count).prependListener("checkExpectation", count);
  const heard = await send(getOf("/held"));
  await expect.poll(() => heard.text()).toContain("held");
  const many = Buffer.from(asked.repeat(1000));
  for (let n = 0; n < 100; n += 1) heard.socket.write(many);
  await expect.poll(() => heard.isClosed()).toBe(true);
  expect(begun).toBe(1);
  // What one read of the socket holds is parsed to its end.
  expect(parsed).toBeLessThan(5000);
});

it("does not work for a client that leaves the answer before unread", async () => {
  let begun = 0;
  const answer = "x".repeat(20_000_000);
  const { send } = await openTestHttp({}, (http) =>
    http.get("/large", async () => {
      begun += 1;
      return answer;
    }),
  );
  const heard = await send(getOf("/large").repeat(10), { reads: false });
  await pause(300);
  expect(begun).toBe(1);
  let bytes = 0;
  heard.socket.on("data", (data) => (bytes += data.length));
  await expect.poll(() => begun).toBe(10);
  await expect.poll(() => bytes).toBeGreaterThan(200_000_000);
});
