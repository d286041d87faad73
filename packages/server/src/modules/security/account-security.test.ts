import { describe, expect, it } from "vitest";
import { addPasskeyOf, totpCode, turnOnTotp } from "#testing/second-steps";
import { makeAuthenticator } from "#testing/authenticator";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const guest = testApp.as(null);
const minuteMs = 60_000;
const mailsTo = async (userId: number): Promise<string[]> => {
  const { rows } = await testApp.db.pool.query<{ subject: string }>(
    "select subject from outbox_messages where user_id = $1 order by id",
    [userId],
  );
  return rows.map(({ subject }) => subject);
};

describe("a proof of identity", () => {
  it.each(["password", "totp", "passkey"] as const)(
    "is wanted 15 minutes after the last one, and given by %s",
    async (by) => {
      const anna = await testApp.make.consumer({ password });
      const { secret } = await turnOnTotp(testApp, anna);
      const device = await addPasskeyOf(testApp, anna);
      const stale = await testApp.make.signedInAgain(anna);
      await testApp.db.pool.query("update sessions set proven_at = $1 where id = $2", [
        new Date(testApp.clock.now().getTime() - 15 * minuteMs),
        stale.actor.sessionId,
      ]);
      const self = testApp.as(stale);
      expect((await self.send("newRecoveryCodes", { body: {} })).error?.code).toBe("PROOF_WANTED");
      expect((await self.call("getSecurity")).proven_until).toBeNull();
      const { options, continue_token } = await self.call("passkeySignInOptions", { body: {} });
      const proofs = {
        password: { method: by, password },
        totp: { method: by, code: totpCode(secret, testApp.clock.now()) },
        passkey: { method: by, continue_token, passkey: device.show(options) },
      };
      const { proven_until } = await self.call("confirmIdentity", { body: proofs[by] });
      expect(new Date(proven_until).getTime() - testApp.clock.now().getTime()).toBeGreaterThan(14 * minuteMs);
      expect((await self.send("newRecoveryCodes", { body: {} })).status).toBe(200);
      expect((await self.send("confirmIdentity", { body: proofs[by] })).status).toBe(by === "password" ? 200 : 404);
    },
  );

  it("counts at once, before any process has heard of it", async () => {
    const anna = await testApp.make.consumer({ password });
    await testApp.db.pool.query("update sessions set proven_at = null where id = $1", [anna.actor.sessionId]);
    const change = () => testApp.as(anna).send("changePassword", { body: { password: "another good sentence" } });
    expect((await change()).error?.code).toBe("PROOF_WANTED");
    await testApp.db.pool.query("update sessions set proven_at = $1 where id = $2", [
      testApp.clock.now(),
      anna.actor.sessionId,
    ]);
    expect((await change()).status).toBe(200);
  });

  it("is no wrong password, nor one for an account without", async () => {
    const [anna, ben] = [await testApp.make.consumer({ password }), await testApp.make.consumer({ password: null })];
    for (const [who, tried] of [
      [anna, "something else"],
      [ben, password],
    ] as const) {
      const answer = await testApp.as(who).send("confirmIdentity", { body: { method: "password", password: tried } });
      expect(answer.error).toMatchObject({ code: "CODE_INVALID", fields: { password: expect.any(String) } });
    }
  });

  it("cannot be guessed: ten tries in a quarter of an hour, right ones not counted", async () => {
    const strict = await openTestApp({ limits: { proof: { points: 3, windowSeconds: 900 } } });
    const anna = await strict.make.consumer({ password });
    const codes: unknown[] = [];
    for (const tried of [password, password, password, password, "one", "two", "three", password])
      codes.push(
        (await strict.as(anna).send("confirmIdentity", { body: { method: "password", password: tried } })).error?.code,
      );
    const wrong = "CODE_INVALID";
    expect(codes).toEqual([undefined, undefined, undefined, undefined, wrong, wrong, wrong, "RATE_LIMITED"]);
  });
});

describe("a new password", () => {
  it("ends every other sign-in and every step begun with the old one, and is told by mail", async () => {
    const anna = await testApp.make.consumer({ password });
    const other = await testApp.make.signedInAgain(anna);
    const { secret } = await turnOnTotp(testApp, anna);
    const { continue_token } = await guest.call("logIn", { body: { email: anna.email, password } });
    const chosen = "another good sentence";
    expect(await testApp.as(anna).call("changePassword", { body: { password: chosen } })).toEqual({ ended: 1 });
    expect((await testApp.as(anna).send("currentUser")).status).toBe(200);
    expect((await testApp.as(other).send("currentUser")).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    const code = totpCode(secret, testApp.clock.now());
    const step = await guest.send("secondFactor", {
      body: { continue_token: continue_token ?? "", method: "totp", code },
    });
    expect(step.status).toBe(404);
    expect((await guest.send("logIn", { body: { email: anna.email, password } })).status).toBe(401);
    expect((await guest.send("logIn", { body: { email: anna.email, password: chosen } })).status).toBe(200);
    expect(await mailsTo(anna.id)).toContain("Your TreadClub password has changed");
  });

  it("is none that everybody tries first", async () => {
    const anna = await testApp.make.consumer({ password });
    const answer = await testApp.as(anna).send("changePassword", { body: { password: "password123" } });
    expect(answer.error).toMatchObject({ code: "VALIDATION_FAILED", fields: { password: expect.any(String) } });
  });
});

describe("sign-ins", () => {
  it("are listed, and ended one by one or all but this one", async () => {
    const anna = await testApp.make.consumer();
    const [phone, computer] = [await testApp.make.signedInAgain(anna), await testApp.make.signedInAgain(anna)];
    const { list } = await testApp.as(phone).call("getSessions");
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [computer.actor.sessionId, false],
      [phone.actor.sessionId, true],
      [anna.actor.sessionId, false],
    ]);
    const end = () => testApp.as(phone).send("endSession", { params: { id: String(computer.actor.sessionId) } });
    expect((await end()).status).toBe(200);
    expect((await end()).error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(computer).send("currentUser")).status).toBe(401);
    expect(await testApp.as(phone).call("endOtherSessions", { body: {} })).toEqual({ ended: 1 });
    expect((await testApp.as(anna).send("currentUser")).status).toBe(401);
    expect((await testApp.as(phone).call("getSessions")).list).toHaveLength(1);
  });

  it("are not listed once nobody can use them any more", async () => {
    const anna = await testApp.make.consumer({ password });
    await testApp.as(null).call("logIn", { body: { email: anna.email, password, embedded: true } });
    const listed = async () => (await testApp.as(anna).call("getSessions")).list.length;
    expect(await listed()).toBe(2);
    await testApp.db.pool.query(
      "update sessions set created_at = created_at - interval '11 minutes' where user_id = $1 and embedded",
      [anna.id],
    );
    expect(await listed()).toBe(1);
    await testApp.make.signedInAgain(anna);
    await testApp.db.pool.query(
      "update sessions set last_used_at = last_used_at - interval '31 days' where user_id = $1 and id > $2",
      [anna.id, anna.actor.sessionId],
    );
    expect(await listed()).toBe(1);
  });

  it("of others are not to be seen or ended", async () => {
    const [anna, ben] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const foreign = await testApp.as(anna).send("endSession", { params: { id: String(ben.actor.sessionId) } });
    expect(foreign.error?.code).toBe("NOT_FOUND");
    expect((await testApp.as(ben).send("currentUser")).status).toBe(200);
  });
});

describe("an administrator without a second step", () => {
  it("signs in only to set one up, and then has the whole account", async () => {
    const { email } = await testApp.make.admin({ password });
    const first = await guest.call("logIn", { body: { email, password } });
    expect(first.user?.must_set_up_second_step).toBe(true);
    const grace = { token: first.token ?? "" };
    expect((await testApp.as(grace).send("getMembersList", { body: {} })).error?.code).toBe("SECOND_STEP_WANTED");
    const device = makeAuthenticator();
    const { options, continue_token } = await testApp.as(grace).call("passkeyOptions", { body: {} });
    const body = { continue_token, passkey: device.make(options), name: "Key" };
    const added = await testApp.as(grace).call("addPasskey", { body });
    expect(added.recovery_codes).toHaveLength(10);
    const whole = testApp.as({ token: added.token ?? "" });
    expect((await whole.send("getMembersList", { body: {} })).status).toBe(200);
    expect((await whole.call("currentUser")).must_set_up_second_step).toBe(false);
    const security = await whole.call("getSecurity");
    expect(security.second_step_required).toBe(true);
    const params = { id: String(security.passkeys[0]?.id) };
    expect((await whole.send("removePasskey", { params })).error?.code).toBe("STATE_CONFLICT");
    await turnOnTotp(testApp, { token: added.token ?? "" });
    expect((await whole.send("removePasskey", { params })).status).toBe(200);
    expect((await whole.send("removeTotp", { body: {} })).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("the owner", () => {
  it("is told in their own language of every change", async () => {
    const anna = await testApp.make.consumer({ password });
    await testApp.db.pool.query("update users set locale = 'uk' where id = $1", [anna.id]);
    await turnOnTotp(testApp, anna);
    await testApp.as(anna).call("newRecoveryCodes", { body: {} });
    await testApp.as(anna).call("removeTotp", { body: {} });
    expect(await mailsTo(anna.id)).toEqual([
      "Застосунок-автентифікатор увімкнено",
      "У вас нові коди відновлення",
      "Застосунок-автентифікатор вимкнено",
    ]);
  });
});
