import { expect, it } from "vitest";
import { openKeyManagers } from "#testing/key-managers";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { management, db } = testApp.service;
const { forge, harbour, admin, keyOf, failure } = openKeyManagers(testApp);
const url = "http://localhost:9/hook";
const countOf = async (holder: string | null) =>
  (await management.keys({ holder, name: "user 1" }, { page: 1, per_page: 100, search: "" })).total_count;

it("the same order for a key is the same key with the same secret, which lies nowhere", async () => {
  const before = await countOf(forge.holder);
  const first = await keyOf(forge, {}, "order-1");
  const again = await keyOf(forge, {}, "order-1");
  expect(again).toEqual({ ...first, isRepeated: true });
  expect([first.isRepeated, await countOf(forge.holder)]).toEqual([false, before + 1]);
  const { rows } = await db.pool.query("select * from keys k, audit_log a");
  expect(JSON.stringify(rows)).not.toContain(first.secret.slice(12));
});

it("of two at once one key comes", async () => {
  const before = await countOf(forge.holder);
  const answers = await Promise.all([1, 2, 3].map(() => failure(() => keyOf(forge, {}, "order-2"))));
  expect(answers.filter((one) => one !== "done" && one !== "IDEMPOTENCY_CONFLICT")).toEqual([]);
  expect([answers.includes("done"), await countOf(forge.holder)]).toEqual([true, before + 1]);
});

it("another order, another person or no Idempotency-Key is another key", async () => {
  const made = [
    await keyOf(forge, {}, "order-3"),
    await keyOf(forge, { name: "Another" }, "order-3"),
    await keyOf(harbour, {}, "order-3"),
    await keyOf(forge),
    await keyOf(forge),
  ];
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(made.length);
});

it.each([
  ["a day later", async () => testApp.clock.forward(24 * 3_600_000)],
  [
    "once its secret is another",
    async (key: { id: number }) => management.rotate(forge, { ...key, version: 0, once: null }),
  ],
  ["once it is revoked", async (key: { id: number }) => management.revoke(admin, key.id)],
])("an order is not repeated %s, and makes no second key", async (name, pass) => {
  const { key } = await keyOf(forge, { name }, "order-4");
  await pass(key);
  const before = await countOf(forge.holder);
  expect(await failure(() => keyOf(forge, { name }, "order-4"))).toBe("IDEMPOTENCY_CONFLICT");
  expect(await countOf(forge.holder)).toBe(before);
});

it("a full desk still answers what it made last", async () => {
  const crowd = { holder: "member:50", name: "user 50" };
  for (let n = 0; n < 50; n += 1) await keyOf(crowd, {}, `order-${n}`);
  expect((await keyOf(crowd, {}, "order-49")).isRepeated).toBe(true);
  expect(await failure(() => keyOf(crowd, {}, "order-50"))).toBe("VALIDATION_FAILED");
});

it("a rotation is answered again with its secret, so that nobody ends the one before by asking twice", async () => {
  const { key } = await keyOf(forge);
  const at = { id: key.id, version: key.version, once: "turn" };
  const first = await management.rotate(forge, at);
  expect(await management.rotate(forge, at)).toEqual({ ...first, isRepeated: true });
  expect(first.key.old_secret_until).not.toBeNull();
  expect(await failure(() => management.rotate(forge, { ...at, once: "other turn" }))).toBe("STATE_CONFLICT");
});

it("so are the secrets of a webhook", async () => {
  const { key } = await keyOf(forge);
  const at = { id: key.id, version: key.version, once: "hook" };
  const set = await management.setWebhook(forge, at, url);
  expect(await management.setWebhook(forge, at, url)).toEqual({ ...set, isRepeated: true });
  const next = { ...at, version: set.key.version };
  const rotated = await management.rotateWebhook(forge, next);
  expect(await management.rotateWebhook(forge, next)).toEqual({ ...rotated, isRepeated: true });
  expect(rotated.secret).not.toBe(set.secret);
  expect(await failure(() => management.setWebhook(forge, at, url))).toBe("STATE_CONFLICT");
});
