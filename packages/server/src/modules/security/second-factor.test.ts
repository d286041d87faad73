import { describe, expect, it } from "vitest";
import { nextCode, totpCode, turnOnTotp } from "#testing/second-steps";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const guest = testApp.as(null);

const withTotp = async () => {
  const anna = await testApp.make.consumer({ password });
  return { anna, ...(await turnOnTotp(testApp, anna)) };
};
const firstStep = async (email: string) => {
  const { continue_token } = await guest.call("logIn", { body: { email, password } });
  return continue_token ?? "";
};
const answer = (continue_token: string, method: "totp" | "recovery_code", code: string) =>
  guest.send("secondFactor", { body: { continue_token, method, code } });
const now = (secret: string) => totpCode(secret, testApp.clock.now());
const wrongCode = (secret: string) => (now(secret) === "000000" ? "000001" : "000000");
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe("the second step", () => {
  it("is asked after the password, and a code of the app passes it", async () => {
    const { anna, secret } = await withTotp();
    const first = await guest.call("logIn", { body: { email: anna.email, password } });
    expect(first).toMatchObject({ token: null, user: null, guard_message: "second_factor" });
    const reply = await answer(first.continue_token ?? "", "totp", now(secret));
    expect(reply.reply).toMatchObject({ user: { id: anna.id }, guard_message: null });
    const [session] = (await testApp.as({ token: reply.reply?.token ?? "" }).call("getSessions")).list;
    expect(session).toMatchObject({ method: "password", second_step: "totp" });
  });

  it("takes the code of 30 seconds before and after, no older and no later one", async () => {
    const { anna, secret } = await withTotp();
    const at = (shiftMs: number) => totpCode(secret, new Date(testApp.clock.now().getTime() + shiftMs));
    testApp.clock.forward(300_000);
    for (const [shiftMs, status] of [
      [-60_000, 404],
      [60_000, 404],
      [-30_000, 200],
      [30_000, 200],
    ] as const)
      expect([shiftMs, (await answer(await firstStep(anna.email), "totp", at(shiftMs))).status]).toEqual([
        shiftMs,
        status,
      ]);
  });

  it("takes a code once, also when two sign-ins send it at once", async () => {
    const { anna, secret } = await withTotp();
    const tokens = [await firstStep(anna.email), await firstStep(anna.email)];
    const code = now(secret);
    expect(statuses(await Promise.all(tokens.map((token) => answer(token, "totp", code))))).toEqual([200, 404]);
  });

  it("goes on from a continue token once", async () => {
    const { anna, secret, recoveryCodes } = await withTotp();
    const token = await firstStep(anna.email);
    const [one = "", two = ""] = recoveryCodes;
    const all = await Promise.all([
      answer(token, "totp", now(secret)),
      answer(token, "recovery_code", one),
      answer(token, "recovery_code", two),
    ]);
    expect(statuses(all)).toEqual([200, 404, 404]);
  });

  it("survives four wrong codes and dies with the fifth", async () => {
    const { anna, secret } = await withTotp();
    const token = await firstStep(anna.email);
    const fields: unknown[] = [];
    for (let n = 0; n < 5; n += 1) fields.push((await answer(token, "totp", wrongCode(secret))).error?.fields);
    expect(fields).toEqual([...Array.from({ length: 4 }, () => ({ code: expect.any(String) })), undefined]);
    expect((await answer(token, "totp", now(secret))).status).toBe(404);

    const next = await firstStep(anna.email);
    for (let n = 0; n < 4; n += 1) await answer(next, "totp", wrongCode(secret));
    expect((await answer(next, "totp", now(secret))).status).toBe(200);
  });

  it("ends after 15 minutes", async () => {
    const { anna, secret } = await withTotp();
    const token = await firstStep(anna.email);
    testApp.clock.forward(15 * 60_000 + 1000);
    expect((await answer(token, "totp", now(secret))).error?.code).toBe("CODE_INVALID");
  });
});

describe("recovery codes", () => {
  it("work once each, however they are typed, and their owner is told", async () => {
    const { anna, recoveryCodes } = await withTotp();
    const [code = ""] = recoveryCodes;
    expect(code).toMatch(/^(\w{6}-){3}\w{6}$/);
    const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
    expect((await answer(await firstStep(anna.email), "recovery_code", typed)).status).toBe(200);
    expect((await answer(await firstStep(anna.email), "recovery_code", code)).status).toBe(404);
    expect((await testApp.as(anna).call("getSecurity")).recovery_codes_left).toBe(9);
    const { rows } = await testApp.db.pool.query(
      "select 1 from outbox_messages where user_id = $1 and body like '%Codes left: 9%'",
      [anna.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("sign in once of ten requests with one code", async () => {
    const { anna, recoveryCodes } = await withTotp();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => firstStep(anna.email)));
    const all = await Promise.all(tokens.map((token) => answer(token, "recovery_code", recoveryCodes[0] ?? "")));
    expect(statuses(all)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });

  it("are replaced by new ones, and are nothing without another step", async () => {
    const { anna, secret, recoveryCodes } = await withTotp();
    const fresh = await testApp.as(anna).call("newRecoveryCodes", { body: {} });
    expect((await answer(await firstStep(anna.email), "recovery_code", recoveryCodes[0] ?? "")).status).toBe(404);
    expect((await answer(await firstStep(anna.email), "recovery_code", fresh.recovery_codes[0] ?? "")).status).toBe(
      200,
    );
    nextCode(testApp);
    await testApp.as(anna).call("removeTotp", { body: {} });
    expect((await testApp.as(anna).send("newRecoveryCodes", { body: {} })).error?.code).toBe("STATE_CONFLICT");
    expect((await guest.call("logIn", { body: { email: anna.email, password } })).token).not.toBeNull();
    expect(secret).not.toBe("");
  });
});

describe("the authenticator app", () => {
  it("is turned on once of two requests with its first code, and not begun again", async () => {
    const anna = await testApp.make.consumer({ password });
    const { secret, url } = await testApp.as(anna).call("beginTotp", { body: {} });
    expect(url).toContain(`secret=${secret}`);
    const confirm = (code: string) => testApp.as(anna).send("confirmTotp", { body: { code } });
    expect((await confirm(wrongCode(secret))).error?.code).toBe("CODE_INVALID");
    const both = await Promise.all([confirm(now(secret)), confirm(now(secret))]);
    expect(statuses(both)).toEqual([200, 409]);
    expect((await testApp.as(anna).send("beginTotp", { body: {} })).error?.code).toBe("STATE_CONFLICT");
  });

  it("keeps its secret sealed, for this user alone", async () => {
    const { anna, secret } = await withTotp();
    const ben = await withTotp();
    const { rows } = await testApp.db.pool.query<{ secret: string }>("select secret from totp_secrets");
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false);
    await testApp.db.pool.query(
      "update totp_secrets set secret = (select secret from totp_secrets where user_id = $1) where user_id = $2",
      [anna.id, ben.anna.id],
    );
    expect((await answer(await firstStep(ben.anna.email), "totp", now(secret))).status).toBe(404);
  });
});
