import { describe, expect, it } from "vitest";
import { endSessions, sessions, setDisabled, signToken, singleUseTokens } from "#modules/identity";
import { desc, eq } from "drizzle-orm";
import { openTestApp } from "#testing/test-app";

const lines: string[] = [];
const testApp = await openTestApp({ onLog: (line) => lines.push(line) });
const path = "/app/consumer/make_scan/7?tyre=fl";
const save = (who: { token: string } | null, at = path) =>
  testApp.as(who).call("storageSave", { body: { path: at, state: '{"step":2}' } });
const go = (body: { restore_token?: string; short_code?: string }, who: { token: string } | null = null) =>
  testApp.as(who).send("storageContinue", { body });

describe("saving where somebody is", () => {
  it("answers a link below our own address, a token and a short code", async () => {
    const saved = await save(await testApp.make.consumer());
    const link = new URL(saved.link);
    expect([link.origin, link.pathname]).toEqual(["http://localhost:3000", "/app/consumer/make_scan/7"]);
    expect(Object.fromEntries(link.searchParams)).toEqual({ tyre: "fl", restore_token: saved.restore_token });
    expect(saved.short_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const leftMs = Date.parse(saved.expires_at) - testApp.clock.now().getTime();
    expect(leftMs).toBeGreaterThan(290_000);
    expect(leftMs).toBeLessThanOrEqual(300_000);
  });

  it.each(["//evil.example", "/app//evil.example", "https://evil.example/app/x", "/app/../x", "/app/rabbit_hole", ""])(
    "refuses the path %s",
    async (at) => {
      const answer = await testApp.as(null).send("storageSave", { body: { path: at } });
      expect(answer.error?.code).toBe("VALIDATION_FAILED");
    },
  );

  it("does not carry another restore token on", async () => {
    const saved = await save(null, "/app/bestpractice?a=1&restore_token=old");
    expect(new URL(saved.link).searchParams.getAll("restore_token")).toEqual([saved.restore_token]);
  });

  it("is refused while a second step is still to be set up", async () => {
    const admin = await testApp.make.admin();
    await testApp.db.transaction((tx) =>
      tx.update(sessions).set({ mustSetUp: true }).where(eq(sessions.id, admin.actor.sessionId)),
    );
    const answer = await testApp.as(admin).send("storageSave", { body: { path } });
    expect(answer.error?.code).toBe("SECOND_STEP_WANTED");
  });

  it("stores hashes only", async () => {
    const saved = await save(await testApp.make.consumer());
    const [row] = await testApp.db.read.select().from(singleUseTokens).orderBy(desc(singleUseTokens.id)).limit(1);
    expect(JSON.stringify(row)).not.toContain(saved.restore_token);
    expect(JSON.stringify(row)).not.toContain(saved.short_code);
  });
});

describe("going on elsewhere", () => {
  it("says first as whom and where to, and looking does not use it up", async () => {
    const saved = await save(await testApp.make.consumer({ firstName: "Priya" }));
    const look = () => testApp.as(null).call("storageRestore", { query: { restore_token: saved.restore_token } });
    expect(await look()).toEqual({ first_name: "Priya", path, expires_at: saved.expires_at });
    expect((await look()).path).toBe(path);
    const typed = saved.short_code.toLowerCase();
    expect((await testApp.as(null).call("storageRestore", { query: { short_code: typed } })).first_name).toBe("Priya");
  });

  it("signs in as whoever saved it, with a cookie of its own and nothing proved", async () => {
    const anna = await testApp.make.consumer();
    const saved = await save(anna);
    const answer = await go({ restore_token: saved.restore_token });
    expect(answer.reply).toMatchObject({ user: { id: anna.id }, path, state: '{"step":2}', guard_message: null });
    expect(answer.cookies.map(({ name }) => name)).toContain("treadclub_refresh");
    const token = answer.reply?.token ?? "";
    expect((await testApp.as({ token }).call("currentUser")).id).toBe(anna.id);
    const [session] = await testApp.db.read.select().from(sessions).orderBy(desc(sessions.id)).limit(1);
    expect(session).toMatchObject({ userId: anna.id, method: "handover", provenAt: null });
    expect((await testApp.as(anna).send("currentUser")).status).toBe(200);
  });

  it("lives no longer than the sign-in that it comes from", async () => {
    const chief = await testApp.make.admin({ demo: true });
    testApp.clock.forward(20 * 3_600_000);
    const [row] = await testApp.db.read.select().from(sessions).where(eq(sessions.id, chief.actor.sessionId));
    const claims = { userId: chief.id, sessionId: chief.actor.sessionId, actingAdminId: null };
    const token = await signToken(testApp.app.secret, claims, testApp.clock.now());
    const taken = await go({ restore_token: (await save({ token })).restore_token });
    const [session] = await testApp.db.read.select().from(sessions).orderBy(desc(sessions.id)).limit(1);
    expect(session?.createdAt).toEqual(row?.createdAt);
    const cookies = Object.fromEntries(taken.cookies.map(({ name, value }) => [name, value]));
    testApp.clock.forward(4 * 3_600_000);
    const refreshed = await testApp.as(null).send("refreshToken", { body: {} }, { cookies });
    expect(refreshed.error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
  });

  it("works once, by link or by code, also for twenty at once", async () => {
    const saved = await save(await testApp.make.consumer());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        go(n % 2 === 0 ? { restore_token: saved.restore_token } : { short_code: saved.short_code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "CODE_INVALID")).toHaveLength(19);
  });

  it("works for five minutes", async () => {
    const saved = await save(await testApp.make.consumer());
    testApp.clock.forward(299_000);
    expect((await testApp.as(null).send("storageRestore", { query: { short_code: saved.short_code } })).status).toBe(
      200,
    );
    testApp.clock.forward(1_000);
    expect((await go({ restore_token: saved.restore_token })).error?.code).toBe("CODE_INVALID");
  });

  it("is over once whoever saved it has signed out or is disabled", async () => {
    const anna = await testApp.make.consumer();
    const saved = await save(anna);
    await testApp.run((ctx) => endSessions(ctx, anna.actor, "sign_out"));
    expect((await go({ restore_token: saved.restore_token })).error?.code).toBe("CODE_INVALID");
    const ben = await testApp.make.consumer();
    const kept = await save(ben);
    await testApp.run((ctx) => setDisabled(ctx, ben.id, true));
    expect((await go({ restore_token: kept.restore_token })).error?.code).toBe("CODE_INVALID");
  });

  it("signs out whoever was signed in on this device", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const saved = await save(anna);
    expect((await go({ restore_token: saved.restore_token }, ben)).reply?.user?.id).toBe(anna.id);
    await expect.poll(async () => (await testApp.as(ben).send("currentUser")).status).toBe(401);
  });

  it("signs nobody in for a visitor, and keeps the place", async () => {
    const saved = await save(null);
    const answer = await go({ short_code: saved.short_code });
    expect(answer.reply).toMatchObject({ token: null, user: null, path, state: '{"step":2}' });
    expect(answer.cookies).toEqual([]);
  });

  it("answers nothing without a token", async () => {
    expect((await go({})).error?.code).toBe("CODE_INVALID");
    expect((await testApp.as(null).send("storageRestore", { query: {} })).error?.code).toBe("CODE_INVALID");
  });
});

describe("the device that saved", () => {
  it("sees whether it was taken over, and nobody else does", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const saved = await save(anna);
    const state = (who: { token: string }) =>
      testApp.as(who).send("storageState", { params: { id: String(saved.id) } });
    expect((await state(anna)).reply).toEqual({ state: "waiting" });
    expect((await state(ben)).error?.code).toBe("NOT_FOUND");
    await go({ restore_token: saved.restore_token });
    expect((await state(anna)).reply).toEqual({ state: "used" });
    const late = await save(anna);
    testApp.clock.forward(300_000);
    const again = await testApp.make.signedInAgain(anna);
    const answer = await testApp.as(again).send("storageState", { params: { id: String(late.id) } });
    expect(answer.reply).toEqual({ state: "expired" });
  });

  it("hears of it live", async () => {
    const address = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
    const anna = await testApp.make.consumer();
    const saved = await save(anna);
    const response = await fetch(`${address}/api/v1/live`, { headers: { authorization: `Bearer ${anna.token}` } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await go({ short_code: saved.short_code });
    let seen = "";
    while (!seen.includes("handover")) seen += (await reader?.read())?.value ?? "(end) handover";
    expect(seen).toContain(`{"topic":"handover","id":${saved.id}}`);
    await testApp.run((ctx) => endSessions(ctx, anna.actor, "sign_out"));
  });
});

it("logs neither tokens nor codes nor addresses with them", async () => {
  const saved = await save(await testApp.make.consumer());
  await testApp.as(null).call("storageRestore", { query: { restore_token: saved.restore_token } });
  await go({ restore_token: saved.restore_token });
  await go({ short_code: saved.short_code });
  expect(lines.some((line) => line.includes("storageRestore"))).toBe(true);
  expect(lines.filter((line) => line.includes(saved.restore_token) || line.includes(saved.short_code))).toEqual([]);
});
