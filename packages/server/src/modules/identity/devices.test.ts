import { describe, expect, it } from "vitest";
import { fastest } from "#testing/fastest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const dayMs = 24 * 3_600_000;
const deviceOf = (answer: { cookies: readonly { name: string; value: string }[] }): string =>
  answer.cookies.find(({ name }) => name === "treadclub_device")?.value ?? "";
const logIn = (email: string, device?: string, from = testApp) =>
  from
    .as(null)
    .send(
      "logIn",
      { body: { email, password } },
      device === undefined ? {} : { cookies: { treadclub_device: device } },
    );
const devices = async (): Promise<number> =>
  (await testApp.db.pool.query<{ n: number }>("select count(*)::int as n from known_devices")).rows[0]?.n ?? 0;

describe("a browser", () => {
  it("is known after a sign-in, once, and to all who share it", async () => {
    const [anna, ben] = [await testApp.make.consumer({ password }), await testApp.make.consumer({ password })];
    const first = deviceOf(await logIn(anna.email));
    const known = await devices();
    expect(deviceOf(await logIn(anna.email, first))).toBe(first);
    expect(await devices()).toBe(known);
    const shared = deviceOf(await logIn(ben.email, first));
    expect(shared.split(".")).toHaveLength(2);
    expect(shared.split(".")).toContain(first);
    expect(await devices()).toBe(known + 1);
  });

  it("keeps nothing that was made up", async () => {
    const anna = await testApp.make.consumer({ password });
    const made = "m".repeat(43);
    const cookie = deviceOf(await logIn(anna.email, `${made}.junk`));
    expect(cookie).not.toContain(made);
    expect(cookie).toMatch(/^[\w-]{43}$/);
  });

  it("of somebody else is a stranger's, and a known one has tries of its own", async () => {
    const strict = await openTestApp({
      limits: { account: { points: 1, windowSeconds: 900 }, device: { points: 2, windowSeconds: 900 } },
    });
    const [anna, ben] = [await strict.make.consumer({ password }), await strict.make.consumer({ password })];
    const annas = deviceOf(await logIn(anna.email, undefined, strict));
    const bens = deviceOf(await logIn(ben.email, undefined, strict));
    const wrong = async (device?: string) =>
      (
        await strict
          .as(null)
          .send(
            "logIn",
            { body: { email: anna.email, password: "something else" } },
            device === undefined ? {} : { cookies: { treadclub_device: device } },
          )
      ).status;
    expect([await wrong(), await wrong(bens), await wrong("m".repeat(43))]).toEqual([401, 429, 429]);
    expect((await logIn(anna.email, annas, strict)).status).toBe(200);
    expect([await wrong(annas), await wrong(annas), await wrong(annas)]).toEqual([401, 401, 429]);
    expect((await logIn(anna.email, annas, strict)).status).toBe(429);
  });

  it("is forgotten after a year without a sign-in, as are links a day after they expired", async () => {
    const anna = await testApp.make.consumer({ password });
    await logIn(anna.email);
    await testApp.as(null).call("passkeySignInOptions", { body: {} });
    const start = testApp.clock.now().getTime();
    const left = async (ms: number) => {
      testApp.clock.set(new Date(start + ms));
      await testApp.app.jobs.run("sweep-sign-ins");
      const { rows } = await testApp.db.pool.query<{ n: number }>("select count(*)::int as n from single_use_tokens");
      return [await devices(), rows[0]?.n];
    };
    const all = await devices();
    expect(await left(dayMs)).toEqual([all, 1]);
    expect(await left(2 * dayMs)).toEqual([all, 0]);
    expect(await left(364 * dayMs)).toEqual([all, 0]);
    expect(await left(366 * dayMs)).toEqual([0, 0]);
    testApp.clock.set(new Date(start));
  });
});

describe("the answer to a wrong sign-in", () => {
  it("says nothing of the account, in words or in time", async () => {
    const known = await testApp.make.consumer({ password });
    const withoutPassword = await testApp.make.consumer({ password: null });
    const emails = { known: known.email, withoutPassword: withoutPassword.email, unknown: "nobody@example.com" };
    const times: Record<keyof typeof emails, number[]> = { known: [], withoutPassword: [], unknown: [] };
    const answers = new Set<string>();
    const kinds = ["known", "withoutPassword", "unknown"] as const;
    for (let round = 0; round < 60; round += 1)
      for (let at = 0; at < kinds.length; at += 1) {
        const kind = kinds[(round + at) % kinds.length] ?? "known";
        const begun = performance.now();
        const answer = await testApp
          .as(null)
          .send("logIn", { body: { email: emails[kind], password: "something else" } });
        times[kind].push(performance.now() - begun);
        const { date: _, "x-request-id": __, ...headers } = answer.headers;
        answers.add(JSON.stringify([answer.status, answer.error, headers]));
      }
    expect(answers.size).toBe(1);
    for (const kind of kinds) {
      const ratio = fastest(times[kind]) / fastest(times.unknown);
      expect([kind, ratio > 0.7 && ratio < 1.4, ratio]).toEqual([kind, true, ratio]);
    }
  });
});
