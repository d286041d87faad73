import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp({ limits: { signIn: { points: 50, windowSeconds: 60 } } });
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const password = "correct horse battery";

const tables = ["idempotency_keys", "rate_limits", "refresh_tokens", "sessions"] as const;
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => {
        const { rows } = await testApp.db.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
        return [table, rows[0]?.n] as const;
      }),
    ),
  );
const sweep = () => testApp.app.jobs.run("sweep-sign-ins");

describe("the hourly sweep", () => {
  it("removes keys after a day, counters after their window, refresh tokens when they expire and ended sign-ins after 90 days", async () => {
    const { email } = await testApp.make.consumer({ password });
    const start = testApp.clock.now().getTime();
    const at = (ms: number) => testApp.clock.set(new Date(start + ms));
    const { reply } = await testApp.as(null).send("logIn", { body: { email, password } });
    await testApp.as({ token: reply?.token ?? "" }).call("signOut", { body: {} }, { key: "out" });
    const all = { idempotency_keys: 1, refresh_tokens: 1, sessions: 2 };
    await sweep();
    expect(await counts()).toMatchObject(all);
    expect((await counts()).rate_limits).toBeGreaterThan(0);

    at(23 * hourMs);
    await sweep();
    expect(await counts()).toEqual({ ...all, rate_limits: 0 });
    at(25 * hourMs);
    await sweep();
    expect(await counts()).toMatchObject({ idempotency_keys: 0, refresh_tokens: 1 });
    at(30 * dayMs + hourMs);
    await sweep();
    expect(await counts()).toMatchObject({ refresh_tokens: 0, sessions: 2 });
    at(90 * dayMs + hourMs);
    await sweep();
    expect(await counts()).toMatchObject({ sessions: 1 });
    at(120 * dayMs + hourMs);
    await sweep();
    expect(await counts()).toMatchObject({ sessions: 0 });
  });

  it("keeps no link or step for long after it has expired: some hold an address", async () => {
    await testApp.as(null).call("storageSave", { body: { path: "/app/bestpractice", state: "what was typed" } });
    const left = async () => (await testApp.db.pool.query("select 1 from single_use_tokens")).rowCount;
    await sweep();
    expect(await left()).toBe(1);
    testApp.clock.forward(25 * hourMs);
    await sweep();
    expect(await left()).toBe(0);
  });
});
