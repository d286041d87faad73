import { randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, inject, it, vi } from "vitest";
import { openDatabaseProxy } from "#testing/database-proxy";
import { openTestApp } from "#testing/test-app";

const proxy = await openDatabaseProxy(inject("databaseUrl"));
const testApp = await openTestApp({ databaseUrl: proxy.url });
// The test app drops its database through the proxy before this.
afterAll(() => proxy.open());
afterEach(async () => {
  await proxy.open();
  await isBack();
});
const anna = await testApp.make.consumer();

const body = { number: "AB12 CDE", brand: "Ford", tyre_size: "205/55 R16" };
const stored = "AB12CDE";
const send = (key?: string) =>
  testApp.as(anna).send("updateOrCreateVehicle", { body }, key === undefined ? {} : { key });
const vehicles = async (): Promise<number> => (await testApp.db.pool.query("select 1 from vehicles")).rowCount ?? 0;
const isBack = () =>
  vi.waitFor(async () => {
    await testApp.db.pool.query("select 1");
    expect((await testApp.as(anna).send("currentUser")).status).toBe(200);
  });

describe("a connection that is lost during a commit", () => {
  it.each([
    ["before", false],
    ["after", true],
  ] as const)("%s the database has it: says that nobody knows, and the same key finds out", async (when, isDone) => {
    await testApp.db.pool.query("delete from vehicles");
    const key = randomUUID();
    const cut = proxy.cutAtCommit(when, stored);
    const answer = await send(key);
    await cut;
    expect(answer).toMatchObject({ status: 503, error: { code: "OUTCOME_UNKNOWN" } });
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.error?.details).toMatchObject({ same_key_is_safe: true });
    expect(answer.error?.message).toMatch(
      /may or may not have gone through.*same_key_is_safe, try again with the same Idempotency-Key/,
    );
    await proxy.open();
    await isBack();
    expect(await vehicles()).toBe(isDone ? 1 : 0);
    const again = await send(key);
    expect(again.status).toBe(200);
    expect(again.headers["idempotent-replayed"]).toBe(isDone ? "true" : undefined);
    expect(await vehicles()).toBe(1);
  });

  it("does not promise that of a call without a key", async () => {
    const cut = proxy.cutAtCommit("before", stored);
    const answer = await send();
    await cut;
    expect(answer.error).toMatchObject({ code: "OUTCOME_UNKNOWN", details: { same_key_is_safe: false } });
    expect(answer.error?.message).toMatch(/If details.same_key_is_safe, .*; otherwise check first/);
    await proxy.open();
    await isBack();
  });
});

describe("a network that swallows everything", () => {
  it("ends what waits, answers 503 at once, and goes on when it is back", async () => {
    proxy.swallow();
    const swallowedAt = performance.now();
    const stuck = await testApp.as(anna).send("allUserVehicles", { params: { id: String(anna.id) } });
    expect(stuck).toMatchObject({ status: 503, error: { code: "SERVICE_UNAVAILABLE" } });
    const refusedAt = performance.now();
    expect((await send()).status).toBe(503);
    expect(performance.now() - refusedAt).toBeLessThan((refusedAt - swallowedAt) / 2);
    await proxy.open();
    await isBack();
  });
});
