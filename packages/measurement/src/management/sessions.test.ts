import { describe, expect, it } from "vitest";
import { openKeyManagers } from "#testing/key-managers";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { management } = testApp.service;
const { forge, keyOf } = openKeyManagers(testApp);
const dayMs = 24 * 3_600_000;
const open = (bearer: string) => testApp.call("openScanner", { body: {} }, { bearer });

describe("the sessions of a key", () => {
  it("tell each step, to see why a scan failed", async () => {
    const { key, secret } = await keyOf(forge);
    const session = await testApp.make.session({ key: secret, reference: "sandbox_fail_blurry" });
    testApp.clock.forward(60_000);
    await open(session.token);
    testApp.clock.forward(60_000);
    const { measurementId } = await testApp.make.handedIn(session);
    testApp.clock.forward(5000);
    await testApp.service.jobs.run("sandbox-result", { id: measurementId });
    await testApp.make.photo(session);
    const [seen] = await management.sessions(forge, key.id);
    expect(seen).toMatchObject({
      id: session.id,
      reference: "sandbox_fail_blurry",
      photos_unused: 1,
      photos_refused: 0,
    });
    expect(seen?.planned_at).toBe(seen?.created_at);
    expect(Date.parse(seen?.opened_at ?? "") - Date.parse(seen?.created_at ?? "")).toBeGreaterThanOrEqual(60_000);
    expect(seen?.measurements[0]).toMatchObject({ id: measurementId, position_code: "fl", photos: 1 });
    expect(seen?.measurements[0]?.steps.map(({ status }) => status)).toEqual([
      "unknown",
      "waiting_for_images",
      "processing",
      "failed",
    ]);
    expect(seen).toMatchObject({ outcome: "failed", measurements: [{ quality_reasons: ["blurry"] }] });
  });

  it("have an outcome in a word", async () => {
    const { key, secret } = await keyOf(forge);
    const fresh = await testApp.make.session({ key: secret });
    const opened = await testApp.make.session({ key: secret });
    await open(opened.token);
    const left = await testApp.make.session({ key: secret });
    await open(left.token);
    await testApp.call("abortScan", { body: {} }, { bearer: left.token });
    const reading = await testApp.make.handedIn(await testApp.make.session({ key: secret }));
    const outcomes = new Map((await management.sessions(forge, key.id)).map(({ id, outcome }) => [id, outcome]));
    expect([fresh, opened, left, reading].map(({ id }) => outcomes.get(id))).toEqual([
      "not_opened",
      "scanning",
      "left",
      "reading",
    ]);
  });

  it("are the last 50, in one statement", async () => {
    const { key, secret } = await keyOf(forge);
    for (let n = 0; n < 52; n += 1)
      await testApp.call("createSession", { query: { positions: "fl" } }, { bearer: secret });
    const { result, statements } = await testApp.queries(() => management.sessions(forge, key.id));
    expect(result).toHaveLength(50);
    expect(statements).toHaveLength(1);
  });
});

describe("refused calls", () => {
  it("say which call, why, and from where, and nothing of their values", async () => {
    const { key, secret } = await keyOf(forge, { origins: ["https://shop.example"], scopes: ["results"] });
    const create = (query: Readonly<Record<string, unknown>>, headers = {}) =>
      testApp.sendRaw("createSession", { query }, { bearer: secret, headers });
    await create({ positions: "fl" }, { origin: "https://other.example" });
    await create({ positions: "fl" });
    await testApp.sendRaw("sessionResults", { params: { token: "ts_hidden_token_1" } }, { bearer: secret });
    const seen = await management.refusals(forge, key.id);
    expect(seen.map(({ call, status, code, reason, origin }) => [call, status, code, reason, origin])).toEqual([
      ["GET instant-apps/sessions/{token}/results", 404, "NOT_FOUND", null, null],
      ["GET instant-apps/sessions/create", 403, "KEY_FORBIDDEN", "scope", null],
      ["GET instant-apps/sessions/create", 403, "KEY_FORBIDDEN", "origin", "https://other.example"],
    ]);
    expect(JSON.stringify(seen)).not.toContain("hidden");
  });

  it("of a session stand with it, and of a revoked key remain", async () => {
    const { key, secret } = await keyOf(forge);
    const session = await testApp.make.session({ key: secret });
    await testApp.sendRaw(
      "handInImages",
      { body: { measurement_id: 999_999, upload_ids: [] } },
      { bearer: session.token },
    );
    const [seen] = await management.sessions(forge, key.id);
    expect(seen?.refused).toMatchObject([{ status: 422, code: "VALIDATION_FAILED" }]);
    await management.revoke(forge, key.id);
    await testApp.send("createSession", { query: {} }, { bearer: secret });
    expect((await management.refusals(forge, key.id))[0]).toMatchObject({ status: 401, code: "KEY_UNKNOWN" });
  });

  it("are the last 50 of each key, and nobody's are kept", async () => {
    const { key, secret } = await keyOf(forge, { scopes: ["results"] });
    for (let n = 0; n < 60; n += 1) await testApp.send("createSession", { query: {} }, { bearer: secret });
    await testApp.send("createSession", { query: {} }, { bearer: `tk_live_${"a".repeat(43)}` });
    expect(await management.refusals(forge, key.id)).toHaveLength(50);
    const { rows } = await testApp.service.db.pool.query("select 1 from key_refusals where key_id <> $1", [key.id]);
    expect(rows.length).toBeLessThan(60);
  });

  it("are kept for 30 days", async () => {
    const { key, secret } = await keyOf(forge, { scopes: ["results"] });
    const refuse = () => testApp.send("createSession", { query: {} }, { bearer: secret });
    await refuse();
    expect(await management.refusals(forge, key.id)).toHaveLength(1);
    testApp.clock.forward(20 * dayMs);
    await refuse();
    await management.refusals(forge, key.id);
    testApp.clock.forward(11 * dayMs);
    await testApp.service.jobs.run("sweep-key-records");
    expect(await management.refusals(forge, key.id)).toHaveLength(1);
  });
});

it("days of usage are kept for 400 days", async () => {
  const { key, secret } = await keyOf(forge);
  const kept = async () =>
    (await testApp.service.db.pool.query("select 1 from key_days where key_id = $1", [key.id])).rows.length;
  await testApp.make.session({ key: secret });
  await testApp.service.jobs.run("sweep-key-records");
  expect(await kept()).toBe(1);
  testApp.clock.forward(401 * dayMs);
  await testApp.service.jobs.run("sweep-key-records");
  expect(await kept()).toBe(0);
});
