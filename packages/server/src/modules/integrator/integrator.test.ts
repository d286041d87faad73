import { describe, expect, it } from "vitest";
import type { InputOf, Catalog } from "@treadclub/contract";
import { openMeasuring } from "#testing/measuring";
import { runQueued } from "#testing/queued";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp({ measurement: true });
const measuring = openMeasuring(testApp);
const admin = await testApp.make.admin();
type Body = InputOf<Catalog["createIntegratorKey"]>["body"];
const settings: Body = {
  name: "Booking page",
  kind: "sandbox",
  origins: ["https://forgelane.example"],
  scopes: ["create", "results"],
  allowance: null,
  confirm: "unsure",
};
const create = (who: SignedIn, overrides: Partial<Body> = {}) =>
  testApp.as(who).send("createIntegratorKey", { body: { ...settings, ...overrides } });
const at = (id: number) => ({ params: { id: String(id) } });

async function company() {
  const member = await testApp.make.member();
  const made = await testApp.as(member.owner).call("createIntegratorKey", { body: settings });
  return { ...member, staff: await testApp.make.staff(member.id), key: made.key, secret: made.secret };
}

describe("who may", () => {
  it("staff look, test and resend; owners and administrators change", async () => {
    const { staff, owner, key } = await company();
    const seen = await testApp.as(staff).call("getIntegratorKey", at(key.id));
    expect(seen.can).toEqual({ change: false, test: false });
    expect((await testApp.as(owner).call("getIntegratorKey", at(key.id))).can.change).toBe(true);
    const { version } = key;
    const webhook = { ...at(key.id), body: { url: "http://localhost:9/hooks", version } };
    expect((await create(staff)).error?.code).toBe("ACTION_NOT_ALLOWED");
    for (const answer of [
      await testApp.as(staff).send("rotateIntegratorKey", { ...at(key.id), body: { version } }),
      await testApp.as(staff).send("revokeIntegratorKey", { ...at(key.id), body: {} }),
      await testApp.as(staff).send("setIntegratorWebhook", webhook),
    ])
      expect(answer.error?.code).toBe("ACTION_NOT_ALLOWED");
    await testApp.as(admin).call("setIntegratorWebhook", webhook);
    const test = await testApp.as(staff).call("testIntegratorWebhook", { ...at(key.id), body: {} });
    expect(test).toMatchObject({ type: "webhook.test", state: "waiting", can_resend: false });
  });

  it("a company that is not accepted has none, and nobody makes one for another company", async () => {
    const fresh = await testApp.make.member({ state: "new" });
    const other = await testApp.make.member();
    expect((await create(fresh.owner)).error?.code).toBe("ACTION_NOT_ALLOWED");
    expect((await create(other.owner, { member_id: fresh.id })).error?.code).toBe("NOT_FOUND");
    const made = await testApp
      .as(admin)
      .call("createIntegratorKey", { body: { ...settings, member_id: other.id, scopes: ["review_all"] } });
    expect(made.key.member).toMatchObject({ id: other.id });
    expect((await testApp.as(other.owner).call("getIntegratorKey", at(made.key.id))).name).toBe("Booking page");
  });

  it("a company grants itself no more than 1,000 live measurements a month, and not everybody’s reviews", async () => {
    const { owner, id } = await company();
    const fieldsOf = async (overrides: Partial<Body>) =>
      Object.keys((await create(owner, overrides)).error?.fields ?? {});
    expect(await fieldsOf({ kind: "live" })).toEqual(["allowance"]);
    expect(await fieldsOf({ kind: "live", allowance: 1001 })).toEqual(["allowance"]);
    expect(await fieldsOf({ scopes: ["review_all"] })).toEqual(["scopes"]);
    const { key } = await testApp
      .as(owner)
      .call("createIntegratorKey", { body: { ...settings, kind: "live", allowance: 1000 } });
    const change = { name: key.name, origins: [], scopes: key.scopes, confirm: key.confirm };
    const granted = await testApp
      .as(admin)
      .call("updateIntegratorKey", { ...at(key.id), body: { ...change, allowance: 5000, version: key.version } });
    const kept = { ...change, name: "Renamed", allowance: 5000, version: granted.version };
    expect(await testApp.as(owner).call("updateIntegratorKey", { ...at(key.id), body: kept })).toMatchObject({
      name: "Renamed",
      allowance: 5000,
      member: { id },
    });
  });

  it("administrators see keys of the command line, too", async () => {
    const { id } = await (testApp.app.measurement.service?.keys.make({ name: "Quayside", scopes: ["create"] }) ??
      Promise.reject(new Error("no service")));
    const { list, can } = await testApp.as(admin).call("getIntegratorKeys", { body: { search: "Quayside" } });
    expect([list.map((one) => [one.id, one.member]), can.create]).toEqual([[[id, null]], true]);
    const { owner } = await company();
    expect((await testApp.as(owner).send("getIntegratorKey", at(id))).error?.code).toBe("NOT_FOUND");
  });
});

describe("a key of the desk", () => {
  it("works, shows its session with its steps, and stops when it is revoked", async () => {
    const { owner, key, secret } = await company();
    const { session } = await measuring.clientOf(secret).call("createSession", { query: { positions: "fl" } });
    await measuring.scanner(session.token).scan("fl");
    const { list } = await testApp.as(owner).call("getIntegratorSessions", at(key.id));
    expect(list[0]).toMatchObject({ id: session.id, outcome: "reading", measurements: [{ photos: 1 }] });
    const usage = await testApp.as(owner).call("getIntegratorKey", at(key.id));
    expect([usage.used, usage.days.at(-1)?.used]).toEqual([1, 1]);
    const revoked = await testApp.as(owner).call("revokeIntegratorKey", { ...at(key.id), body: {} });
    expect(revoked).toMatchObject({ revoked_at: expect.any(String), can: { change: false } });
    await expect(measuring.clientOf(secret).call("createSession", { query: {} })).rejects.toThrow();
    const { list: refused } = await testApp.as(owner).call("getIntegratorRefusals", at(key.id));
    expect(refused[0]).toMatchObject({ status: 401, code: "KEY_UNKNOWN" });
  });

  it("rests while its company is disabled, and follows its state again", async () => {
    const { id, key, secret } = await company();
    await testApp.as(admin).call("disableMembers", { body: { ids: [id] } });
    const follow = () =>
      runQueued({ db: testApp.db, jobs: testApp.app.jobs, schema: "pgboss" }, ["suspend-integrator-keys"]);
    await follow();
    await expect(measuring.clientOf(secret).call("createSession", { query: {} })).rejects.toThrow("key");
    expect(await testApp.as(admin).call("getIntegratorKey", at(key.id))).toMatchObject({ is_suspended: true });
    await testApp.db.pool.query("update members set state = 'accepted' where id = $1", [id]);
    await testApp.db.transaction(async (tx) => testApp.app.jobs.enqueue(tx, "suspend-integrator-keys", { id }));
    await follow();
    await measuring.clientOf(secret).call("createSession", { query: {} });
  });

  it("is rotated once by two people at once", async () => {
    const { owner, key } = await company();
    const body = { version: key.version };
    const answers = await Promise.all(
      [owner, admin].map((who) => testApp.as(who).send("rotateIntegratorKey", { ...at(key.id), body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is made once, and keeps its secret, however often a lost answer is asked for again", async () => {
    const { owner } = await testApp.make.member();
    const send = () => testApp.as(owner).send("createIntegratorKey", { body: settings }, { key: "lost-answer" });
    const [first, again] = [await send(), await send()];
    expect(again.reply).toEqual(first.reply);
    const { list } = await testApp.as(owner).call("getIntegratorKeys", { body: {} });
    expect(list.map(({ id }) => id)).toEqual([first.reply?.key.id]);
    const { rows } = await testApp.db.pool.query(
      "select action from audit_log where thing = 'measurement_key' and thing_id = $1",
      [first.reply?.key.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("leaves an audit row for each change, with who made it and no secret", async () => {
    const { owner, key, secret } = await company();
    await testApp.as(owner).call("rotateIntegratorKey", { ...at(key.id), body: { version: key.version } });
    await testApp.as(admin).call("revokeIntegratorKey", { ...at(key.id), body: {} });
    const { rows } = await testApp.db.pool.query<{ action: string; actor_user_id: string }>(
      "select action, actor_user_id, diff from audit_log where thing = 'measurement_key' and thing_id = $1 order by id",
      [key.id],
    );
    expect(rows.map((row) => [row.action, Number(row.actor_user_id)])).toEqual([
      ["create a measurement key", owner.id],
      ["rotate a measurement key", owner.id],
      ["revoke a measurement key", admin.id],
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
