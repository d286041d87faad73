import { randomToken } from "@treadclub/kit/ids";
import { expect, it } from "vitest";
import { bearerHeader } from "#testing/call";
import { openTus } from "#testing/tus";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp({ realLimits: true });
const begin = (bearer: string | null, headers: Readonly<Record<string, string>> = {}) =>
  testApp.send("createSession", { query: {} }, { bearer, headers });

it("wrong bearers are limited by address, right ones are not, in every process", async () => {
  const { key } = await testApp.make.key();
  const second = await testApp.another();
  for (let tries = 0; tries < 60; tries += 1)
    expect(
      (await (tries % 2 === 0 ? testApp : second).send("createSession", { query: {} }, { bearer: wrong() })).status,
    ).toBe(401);
  const refused = await begin(wrong());
  expect([refused.status, refused.error?.code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await second.send("createSession", { query: {} }, { bearer: wrong() })).status).toBe(429);
  expect((await begin(key)).status).toBe(200);
  const other = await testApp.http.inject({
    url: "/measurement/v1/instant-apps/sessions/create",
    remoteAddress: "203.0.113.9",
    headers: { authorization: `Bearer ${Buffer.from(wrong()).toString("base64")}` },
  });
  expect(other.statusCode).toBe(401);
});

it("the public sandbox key begins so many sessions from one address", async () => {
  const begin = (remoteAddress: string) =>
    testApp.http.inject({
      url: "/measurement/v1/instant-apps/sessions/create",
      remoteAddress,
      headers: bearerHeader("tk_test_public"),
    });
  for (let tries = 0; tries < 120; tries += 1) expect((await begin("203.0.113.40")).statusCode).toBe(200);
  const refused = await begin("203.0.113.40");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "RATE_LIMITED"]);
  expect((await begin("203.0.113.41")).statusCode).toBe(200);
});

it.each([
  ["no website", undefined, [], 200],
  ["a website of the key", "https://shop.example", ["https://shop.example"], 200],
  ["another website", "https://elsewhere.example", ["https://shop.example"], 403],
  ["another port of a website", "https://shop.example:8443", ["https://shop.example"], 403],
  ["a website below it", "https://a.shop.example", ["https://shop.example"], 403],
  ["a website without TLS", "http://shop.example", ["https://shop.example"], 403],
  ["a website where none is named", "https://shop.example", [], 403],
  ["nobody in particular", "null", ["https://shop.example"], 403],
  ["the service itself", "http://localhost:3100", [], 200],
])("a key from %s", async (_, origin, origins, status) => {
  const { key } = await testApp.make.key({ origins });
  expect((await begin(key, origin === undefined ? {} : { origin })).status).toBe(status);
});

it("a session's token works from every website", async () => {
  const { token } = await testApp.make.session();
  const headers = { origin: "https://elsewhere.example" };
  const answer = await testApp.send("sessionResults", { params: { token } }, { bearer: token, headers });
  expect(answer.status).toBe(200);
});

it.each([
  ["the key as it is", (key: string) => `Bearer ${key}`],
  ["another scheme", (key: string) => `Basic ${encoded(key)}`],
  ["two of them", (key: string) => `Bearer ${encoded(key)} ${encoded(key)}`],
  ["a key with more behind it", (key: string) => `Bearer ${encoded(`${key} `)}`],
  ["nothing", () => "Bearer "],
  ["what is not text", () => `Bearer ${Buffer.from([0xff, 0xfe, 0x00, 0x01]).toString("base64")}`],
])("%s is no bearer", async (_, header) => {
  const second = await testApp.another();
  const { key } = await testApp.make.key();
  const answer = await second.send(
    "createSession",
    { query: {} },
    { bearer: null, headers: { authorization: header(key), "x-forwarded-for": "198.51.100.1" } },
  );
  expect([401, 429]).toContain(answer.status);
});

it("both spellings of base64 are read", async () => {
  const { key } = await testApp.make.key();
  for (const spelling of ["base64", "base64url"] as const)
    expect((await begin(null, { authorization: `Bearer ${Buffer.from(key).toString(spelling)}` })).status).toBe(200);
});

it("a revoked key is refused at once, in every process, with its sessions", async () => {
  const { key, id } = await testApp.make.key();
  const { token } = await testApp.make.session({ key });
  const second = await testApp.another();
  await second.service.keys.revoke(id);
  for (const bearer of [key, token]) {
    const answer = await testApp.send("sessionResults", { params: { token } }, { bearer });
    expect([401, 429]).toContain(answer.status);
  }
  await expect(testApp.service.keys.revoke(id)).rejects.toThrow("There is no key");
});

const wrong = (): string => `tk_live_${randomToken()}`;
const encoded = (key: string): string => Buffer.from(key).toString("base64");

it("photos of the public sandbox are limited by address, those of integrators are not", async () => {
  const base = await testApp.http.listen({ port: 0, host: "127.0.0.1" });
  const statuses = new Map<number, number>();
  for (let sessions = 0; sessions < 3; sessions += 1) {
    const tus = openTus(base, (await testApp.make.session({ key: "tk_test_public" })).token);
    for (let photos = 0; photos < 41; photos += 1) {
      const { status } = await tus.begin(1000);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: 120, 429: 3 });
  expect((await openTus(base, (await testApp.make.session()).token).begin(1000)).status).toBe(201);
});
