import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";
import { sessionChannel } from "./changed.ts";
import { sessions } from "./table.ts";

const notified: number[][] = [];
let fails = false;
const ownKey = `tk_live_${"platform".repeat(5)}`;
const ensureKeys = [{ key: ownKey, name: "Platform", scopes: ["create", "results", "review"] as const }];
const testApp = await openMeasurementApp({
  ensureKeys,
  onChanged: async (ids) => {
    notified.push([...ids]);
    if (fails) throw new Error("away");
  },
});
beforeEach(() => {
  notified.length = 0;
  fails = false;
});

const rowOf = async (id: number) =>
  (await testApp.service.db.read.select().from(sessions).where(eq(sessions.id, id)))[0];
const abort = (token: string) => testApp.call("abortScan", { body: {} }, { bearer: token });

describe("the keeper of an ensured key", () => {
  it("hears of a change of its sessions after the commit, and of nobody else's", async () => {
    const own = await testApp.make.session({ key: ownKey });
    await abort(own.token);
    await abort((await testApp.make.session()).token);
    await testApp.service.jobs.run("tell-changed", { session: own.id });
    expect(notified).toEqual([[own.id]]);
    expect((await rowOf(own.id))?.untoldSince).toBeNull();
    await testApp.service.jobs.run("tell-changed", { session: own.id });
    expect(notified).toHaveLength(1);
  });

  it("hears again of what it did not take, by the queue or by the look after lost ones", async () => {
    const own = await testApp.make.session({ key: ownKey });
    await abort(own.token);
    fails = true;
    await expect(testApp.service.jobs.run("tell-changed", { session: own.id })).rejects.toThrow("away");
    fails = false;
    await testApp.service.jobs.run("tell-lost-changes");
    expect(notified).toEqual([[own.id]]);
    testApp.clock.forward(61_000);
    await testApp.service.jobs.run("tell-lost-changes");
    expect(notified).toEqual([[own.id], [own.id]]);
    await testApp.service.jobs.run("tell-lost-changes");
    expect(notified).toHaveLength(2);
  });

  it("hears of a change that came while it was told", async () => {
    const own = await testApp.make.session({ key: ownKey, workflow: "3", positions: ["fl", "fr"] });
    const skip = (at: number) =>
      testApp.call("skipTyre", { body: { measurement_id: own.measurementIds[at] ?? 0 } }, { bearer: own.token });
    await skip(0);
    const before = (await rowOf(own.id))?.untoldSince;
    testApp.clock.forward(1000);
    await skip(1);
    const after = (await rowOf(own.id))?.untoldSince;
    expect(before?.getTime()).toBeLessThan(after?.getTime() ?? 0);
  });

  it("is told by the workers, without anybody's help", async () => {
    const second = await testApp.another();
    await second.service.jobs.work();
    const own = await testApp.make.session({ key: ownKey });
    await abort(own.token);
    await expect.poll(() => notified.flat()).toContain(own.id);
  });
});

it("a session ends with its last measurement, also when two end at once, and goes on when one is taken back", async () => {
  const { key } = await testApp.make.key();
  const session = await testApp.make.session({ key, workflow: "3", positions: ["fl", "fr", "rl", "rr"] });
  const [first, ...others] = session.measurementIds;
  await testApp.make.handedIn(session, { measurementId: first ?? 0 });
  const skip = (id: number) => testApp.send("skipTyre", { body: { measurement_id: id } }, { bearer: session.token });
  const answers = await Promise.all(others.map(skip));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await rowOf(session.id))?.endedAt).toBeNull();
  const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
  const params = { id: String(first) };
  await testApp.call("reviewComplete", { params, body: { depths, version: 1 } }, { bearer: key });
  expect((await rowOf(session.id))?.endedAt).not.toBeNull();
  await testApp.call("reviewUndo", { params, body: {} }, { bearer: key });
  expect((await rowOf(session.id))?.endedAt).toBeNull();
});

it("tells whoever listens, in every process, with the id of the session", async () => {
  const session = await testApp.make.session();
  const heard: string[] = [];
  const second = await testApp.another();
  const unhear = second.service.deps.bus.hear(sessionChannel, (payload) => heard.push(payload));
  await abort(session.token);
  await expect.poll(() => heard).toContain(String(session.id));
  unhear();
});

describe("several processes over one database", () => {
  it("start at once and share keys, secrets and what they are asked", async () => {
    const many = await Promise.all([testApp.another(), testApp.another(), testApp.another()]);
    const { rows } = await testApp.service.db.pool.query("select count(*)::int as n from keys where name = 'Platform'");
    expect(rows).toEqual([{ n: 1 }]);
    expect(new Set(many.map(({ service }) => service.deps.secret))).toEqual(new Set([testApp.service.deps.secret]));
    const session = await testApp.make.session({ key: ownKey });
    for (const other of many)
      expect(
        (await other.send("sessionResults", { params: { token: session.token } }, { bearer: ownKey })).status,
      ).toBe(200);
  });

  it("bring an ensured key up to date, and back when it was revoked", async () => {
    const key = `tk_live_${"renewed".repeat(6)}`;
    const input = { key, name: "First", scopes: ["create"] as const };
    await testApp.another({ ensureKeys: [input] });
    const [entry] = (await testApp.service.keys.list()).filter(({ name }) => name === "First");
    await testApp.service.keys.revoke(entry?.id ?? 0);
    expect((await testApp.send("createSession", { query: {} }, { bearer: key })).status).toBe(401);
    await testApp.another({ ensureKeys: [{ ...input, name: "Second", origins: ["https://shop.example"] }] });
    expect((await testApp.service.keys.list()).filter(({ id }) => id === entry?.id)).toMatchObject([
      { name: "Second", origins: ["https://shop.example"], revokedAt: null },
    ]);
    expect((await testApp.send("createSession", { query: {} }, { bearer: key })).status).toBe(200);
  });
});
