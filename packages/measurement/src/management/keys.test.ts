import { describe, expect, it } from "vitest";
import { openKeyManagers } from "#testing/key-managers";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { management } = testApp.service;
const { forge, harbour, admin, keyOf, failure } = openKeyManagers(testApp);
const hourMs = 3_600_000;
const begin = (bearer: string, origin?: string) =>
  testApp.send("createSession", { query: { positions: "fl" } }, { bearer, ...(origin ? { headers: { origin } } : {}) });
const statusOf = async (bearer: string, origin?: string) => (await begin(bearer, origin)).status;

describe("the keys of a holder", () => {
  it("are listed for them and for administrators, and hidden from others", async () => {
    const { key } = await keyOf(forge, { name: "Forge Lane" });
    await testApp.make.key({ name: "Made by the command line" });
    const body = { page: 1, per_page: 20, search: "" };
    const names = async (who: typeof forge) => (await management.keys(who, body)).list.map(({ name }) => name);
    expect(await names(forge)).toContain("Forge Lane");
    expect(await names(forge)).not.toContain("Made by the command line");
    expect(await names(harbour)).not.toContain("Forge Lane");
    expect(await names(admin)).toEqual(expect.arrayContaining(["Forge Lane", "Made by the command line", "Sandbox"]));
    for (const ask of [
      () => management.key(harbour, key.id),
      () => management.sessions(harbour, key.id),
      () => management.refusals(harbour, key.id),
      () => management.change(harbour, key.id, { ...key, version: 0 }),
      () => management.rotate(harbour, { id: key.id, version: 0, once: null }),
      () => management.revoke(harbour, key.id),
      () => management.setWebhook(harbour, { id: key.id, version: 0, once: null }, "https://shop.example/hook"),
      () => management.sendTest(harbour, key.id),
    ])
      expect(await failure(ask)).toBe("NOT_FOUND");
  });

  it("are filtered, found and sorted", async () => {
    const who = { holder: "member:77", name: "user 7" };
    await keyOf(who, { name: "Beta", kind: "live" });
    const { key } = await keyOf(who, { name: "Alpha" });
    await management.revoke(who, key.id);
    const names = async (input: object) =>
      (await management.keys(who, { page: 1, per_page: 20, search: "", ...input })).list.map(({ name }) => name);
    expect(await names({ filters: { state: "active" } })).toEqual(["Beta"]);
    expect(await names({ filters: { state: "revoked" } })).toEqual(["Alpha"]);
    expect(await names({ filters: { kind: "sandbox" } })).toEqual(["Alpha"]);
    expect(await names({ search: "bet" })).toEqual(["Beta"]);
    expect(await names({ sort: "name" })).toEqual(["Alpha", "Beta"]);
  });

  it("take one statement each, however many there are", async () => {
    const { key } = await keyOf(forge);
    const list = await testApp.queries(() => management.keys(forge, { page: 1, per_page: 100, search: "" }));
    const one = await testApp.queries(() => management.key(forge, key.id));
    expect([list.statements.length, one.statements.length]).toEqual([1, 1]);
  });

  it("count measurements by the day and the month", async () => {
    const { key, secret } = await keyOf(forge, { allowance: 3 });
    testApp.clock.forward(24 * hourMs);
    await begin(secret);
    await begin(secret);
    const view = await management.key(forge, key.id);
    expect(view.days).toHaveLength(30);
    expect(view.days.at(-1)).toEqual({ day: testApp.clock.now().toISOString().slice(0, 10), used: 2 });
    expect(view.days.slice(0, -1).every(({ used }) => used === 0)).toBe(true);
    expect([view.used, view.allowance]).toEqual([2, 3]);
  });

  it("hold no secret in any answer", async () => {
    const { key, secret } = await keyOf(forge);
    const set = await management.setWebhook(forge, { ...key, once: null }, "http://localhost:9/hook");
    const shown = JSON.stringify([
      await management.key(forge, key.id),
      await management.keys(forge, { page: 1, per_page: 100, search: "" }),
    ]);
    for (const one of [secret, set.secret ?? "", "secret_hash", "secretHash"]) expect(shown).not.toContain(one);
  });
});

describe("a change", () => {
  it("holds from the next request on", async () => {
    const { key, secret } = await keyOf(forge, { origins: ["https://shop.example"] });
    expect(await statusOf(secret, "https://other.example")).toBe(403);
    const { name, confirm } = key;
    const change = { name, confirm, origins: ["https://other.example"], scopes: ["create" as const], allowance: 1 };
    const changed = await management.change(forge, key.id, { ...change, version: key.version });
    expect(changed).toMatchObject({ origins: ["https://other.example"], allowance: 1, version: key.version + 1 });
    expect(await statusOf(secret, "https://other.example")).toBe(200);
    expect(await statusOf(secret)).toBe(429);
    expect(await failure(() => management.change(forge, key.id, { ...change, version: key.version }))).toBe(
      "STATE_CONFLICT",
    );
  });

  it.each([
    [{ origins: ["shop.example"] }, "origins"],
    [{ origins: ["https://shop.example/path"] }, "origins"],
    [{ name: " " }, "name"],
    [{ scopes: [] }, "scopes"],
  ])("that does not fit says where: %o", async (input, field) => {
    const { key } = await keyOf(forge);
    const error = await management.change(forge, key.id, { ...key, ...input }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "VALIDATION_FAILED", fields: { [field]: expect.any(String) } });
  });

  it("leaves alone what the service itself keeps", async () => {
    const { list } = await management.keys(admin, { page: 1, per_page: 100, search: "Sandbox" });
    const sandbox = list.find(({ is_kept }) => is_kept);
    expect(sandbox).toMatchObject({ prefix: "tk_test_public" });
    const at = { id: sandbox?.id ?? 0, version: 0 };
    for (const ask of [() => management.rotate(admin, { ...at, once: null }), () => management.revoke(admin, at.id)])
      expect(await failure(ask)).toBe("STATE_CONFLICT");
  });
});

describe("a rotation", () => {
  it("lets the old secret and its sessions work for 24 hours", async () => {
    const { key, secret } = await keyOf(forge);
    const session = await testApp.make.session({ key: secret });
    const rotated = await management.rotate(forge, { ...key, once: null });
    expect(rotated.key.prefix).toBe(rotated.secret.slice(0, 12));
    const left = Date.parse(rotated.key.old_secret_until ?? "") - testApp.clock.now().getTime();
    expect(Math.round(left / hourMs)).toBe(24);
    const results = async (bearer: string) =>
      (await testApp.send("sessionResults", { params: { token: session.token } }, { bearer })).status;
    expect(await Promise.all([secret, rotated.secret, session.token].map(results))).toEqual([200, 200, 200]);
    expect(await Promise.all([secret, rotated.secret].map((one) => statusOf(one)))).toEqual([200, 200]);
    testApp.clock.forward(24 * hourMs + 1000);
    expect(await Promise.all([secret, rotated.secret].map((one) => statusOf(one)))).toEqual([401, 200]);
    expect((await management.key(forge, key.id)).old_secret_until).toBeNull();
  });

  it("again within the day ends the first secret", async () => {
    const { key, secret } = await keyOf(forge);
    const second = await management.rotate(forge, { ...key, once: null });
    const third = await management.rotate(forge, { ...second.key, once: null });
    expect(await Promise.all([secret, second.secret, third.secret].map((one) => statusOf(one)))).toEqual([
      401, 200, 200,
    ]);
  });

  it("of two at once happens once", async () => {
    const { key } = await keyOf(forge);
    const answers = await Promise.all(
      [1, 2, 3].map(() => failure(() => management.rotate(forge, { ...key, once: null }))),
    );
    expect(answers.toSorted()).toEqual(["STATE_CONFLICT", "STATE_CONFLICT", "done"]);
  });

  it("and a revocation at once leave the key revoked, with every secret", async () => {
    const { key, secret } = await keyOf(forge);
    const secrets = [secret];
    const rotate = management.rotate(forge, { ...key, once: null }).then(
      (issued) => void secrets.push(issued.secret),
      () => undefined,
    );
    await Promise.all([rotate, management.revoke(forge, key.id)]);
    expect((await management.key(forge, key.id)).revoked_at).not.toBeNull();
    for (const one of secrets) expect(await statusOf(one)).toBe(401);
    expect(await failure(() => management.revoke(forge, key.id))).toBe("STATE_CONFLICT");
    expect(await failure(() => management.rotate(forge, { ...key, version: key.version + 2, once: null }))).toBe(
      "STATE_CONFLICT",
    );
  });
});

it("every change is audited with its user, and no row holds a secret", async () => {
  const { key, secret } = await keyOf(forge);
  const { secret: signing } = await management.setWebhook(
    forge,
    { ...key, once: null },
    "http://localhost:9/hook?token=hidden",
  );
  await management.rotate(forge, { ...key, version: key.version + 1, once: null });
  await management.revoke(forge, key.id);
  const { rows } = await testApp.service.db.pool.query<{ actor: string; action: string; diff: unknown }>(
    "select actor, action, diff from audit_log where thing = 'measurement_key' and thing_id = $1 order by id",
    [key.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "measurement_key_made",
    "measurement_webhook_set",
    "measurement_key_rotated",
    "measurement_key_revoked",
  ]);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set([`job ${forge.name}`]));
  for (const one of [secret, signing ?? "", "hidden"]) expect(JSON.stringify(rows)).not.toContain(one);
});
