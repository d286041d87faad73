import { describe, expect, it } from "vitest";
import { addPasskeyOf, totpCode, turnOnTotp } from "#testing/second-steps";
import { makeAuthenticator } from "#testing/authenticator";
import { openWorld } from "#testing/world";

const world = await openWorld();
const password = "correct horse battery";
const guest = world.as(null);
const minuteMs = 60_000;
const mailsTo = async (userId: number): Promise<string[]> => {
  const { rows } = await world.db.pool.query<{ subject: string }>(
    "select subject from outbox_messages where user_id = $1 order by id",
    [userId],
  );
  return rows.map(({ subject }) => subject);
};

describe("a proof of identity", () => {
  it.each(["password", "totp", "passkey"] as const)(
    "is wanted 15 minutes after the last one, and given by %s",
    async (by) => {
      const anna = await world.make.consumer({ password });
      const { secret } = await turnOnTotp(world, anna);
      const device = await addPasskeyOf(world, anna);
      const stale = await world.make.signedInAgain(anna);
      await world.db.pool.query("update sessions set proven_at = $1 where id = $2", [
        new Date(world.clock.now().getTime() - 15 * minuteMs),
        stale.actor.sessionId,
      ]);
      const self = world.as(stale);
      expect((await self.send("newRecoveryCodes", { body: {} })).error?.code).toBe("PROOF_WANTED");
      expect((await self.call("getSecurity")).proven_until).toBeNull();
      const { options, continue_token } = await self.call("passkeySignInOptions", { body: {} });
      const proofs = {
        password: { method: by, password },
        totp: { method: by, code: totpCode(secret, world.clock.now()) },
        passkey: { method: by, continue_token, passkey: device.show(options) },
      };
      const { proven_until } = await self.call("confirmIdentity", { body: proofs[by] });
      expect(new Date(proven_until).getTime() - world.clock.now().getTime()).toBeGreaterThan(14 * minuteMs);
      expect((await self.send("newRecoveryCodes", { body: {} })).status).toBe(200);
      expect((await self.send("confirmIdentity", { body: proofs[by] })).status).toBe(by === "password" ? 200 : 404);
    },
  );

  it("counts at once, before any process has heard of it", async () => {
    const anna = await world.make.consumer({ password });
    await world.db.pool.query("update sessions set proven_at = null where id = $1", [anna.actor.sessionId]);
    const change = () => world.as(anna).send("changePassword", { body: { password: "another good sentence" } });
    expect((await change()).error?.code).toBe("PROOF_WANTED");
    await world.db.pool.query("update sessions set proven_at = $1 where id = $2", [
      world.clock.now(),
      anna.actor.sessionId,
    ]);
    expect((await change()).status).toBe(200);
  });

  it("is no wrong password, nor one for an account without", async () => {
    const [anna, ben] = [await world.make.consumer({ password }), await world.make.consumer({ password: null })];
    for (const [who, tried] of [
      [anna, "something else"],
      [ben, password],
    ] as const) {
      const answer = await world.as(who).send("confirmIdentity", { body: { method: "password", password: tried } });
      expect(answer.error).toMatchObject({ code: "CODE_INVALID", fields: { password: expect.any(String) } });
    }
  });

  it("cannot be guessed: ten tries in a quarter of an hour, right ones not counted", async () => {
    const strict = await openWorld({ limits: { proof: { points: 3, windowSeconds: 900 } } });
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
    const anna = await world.make.consumer({ password });
    const other = await world.make.signedInAgain(anna);
    const { secret } = await turnOnTotp(world, anna);
    const { continue_token } = await guest.call("logIn", { body: { email: anna.email, password } });
    const chosen = "another good sentence";
    expect(await world.as(anna).call("changePassword", { body: { password: chosen } })).toEqual({ ended: 1 });
    expect((await world.as(anna).send("currentUser")).status).toBe(200);
    expect((await world.as(other).send("currentUser")).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    const code = totpCode(secret, world.clock.now());
    const step = await guest.send("secondFactor", {
      body: { continue_token: continue_token ?? "", method: "totp", code },
    });
    expect(step.status).toBe(404);
    expect((await guest.send("logIn", { body: { email: anna.email, password } })).status).toBe(401);
    expect((await guest.send("logIn", { body: { email: anna.email, password: chosen } })).status).toBe(200);
    expect(await mailsTo(anna.id)).toContain("Your TreadClub password was changed");
  });

  it("is none that everybody tries first", async () => {
    const anna = await world.make.consumer({ password });
    const answer = await world.as(anna).send("changePassword", { body: { password: "password123" } });
    expect(answer.error).toMatchObject({ code: "VALIDATION_FAILED", fields: { password: expect.any(String) } });
  });
});

describe("sign-ins", () => {
  it("are listed, and ended one by one or all but this one", async () => {
    const anna = await world.make.consumer();
    const [phone, desk] = [await world.make.signedInAgain(anna), await world.make.signedInAgain(anna)];
    const { list } = await world.as(phone).call("getSessions");
    expect(list.map(({ id, current }) => [id, current])).toEqual([
      [desk.actor.sessionId, false],
      [phone.actor.sessionId, true],
      [anna.actor.sessionId, false],
    ]);
    const end = () => world.as(phone).send("endSession", { params: { id: String(desk.actor.sessionId) } });
    expect((await end()).status).toBe(200);
    expect((await end()).error?.code).toBe("NOT_FOUND");
    expect((await world.as(desk).send("currentUser")).status).toBe(401);
    expect(await world.as(phone).call("endOtherSessions", { body: {} })).toEqual({ ended: 1 });
    expect((await world.as(anna).send("currentUser")).status).toBe(401);
    expect((await world.as(phone).call("getSessions")).list).toHaveLength(1);
  });

  it("are not listed once nobody can use them any more", async () => {
    const anna = await world.make.consumer({ password });
    await world.as(null).call("logIn", { body: { email: anna.email, password, embedded: true } });
    const listed = async () => (await world.as(anna).call("getSessions")).list.length;
    expect(await listed()).toBe(2);
    await world.db.pool.query(
      "update sessions set created_at = created_at - interval '11 minutes' where user_id = $1 and embedded",
      [anna.id],
    );
    expect(await listed()).toBe(1);
    await world.make.signedInAgain(anna);
    await world.db.pool.query(
      "update sessions set last_used_at = last_used_at - interval '31 days' where user_id = $1 and id > $2",
      [anna.id, anna.actor.sessionId],
    );
    expect(await listed()).toBe(1);
  });

  it("of others are not to be seen or ended", async () => {
    const [anna, ben] = [await world.make.consumer(), await world.make.consumer()];
    const foreign = await world.as(anna).send("endSession", { params: { id: String(ben.actor.sessionId) } });
    expect(foreign.error?.code).toBe("NOT_FOUND");
    expect((await world.as(ben).send("currentUser")).status).toBe(200);
  });
});

describe("an administrator without a second step", () => {
  it("signs in only to set one up, and then has the whole account", async () => {
    const { email } = await world.make.admin({ password });
    const first = await guest.call("logIn", { body: { email, password } });
    expect(first.user?.must_set_up_second_step).toBe(true);
    const grace = { token: first.token ?? "" };
    expect((await world.as(grace).send("getMembersList", { body: {} })).error?.code).toBe("SECOND_STEP_WANTED");
    const device = makeAuthenticator();
    const { options, continue_token } = await world.as(grace).call("passkeyOptions", { body: {} });
    const body = { continue_token, passkey: device.make(options), name: "Key" };
    const added = await world.as(grace).call("addPasskey", { body });
    expect(added.recovery_codes).toHaveLength(10);
    const whole = world.as({ token: added.token ?? "" });
    expect((await whole.send("getMembersList", { body: {} })).status).toBe(200);
    expect((await whole.call("currentUser")).must_set_up_second_step).toBe(false);
    const security = await whole.call("getSecurity");
    expect(security.second_step_required).toBe(true);
    const params = { id: String(security.passkeys[0]?.id) };
    expect((await whole.send("removePasskey", { params })).error?.code).toBe("STATE_CONFLICT");
    await turnOnTotp(world, { token: added.token ?? "" });
    expect((await whole.send("removePasskey", { params })).status).toBe(200);
    expect((await whole.send("removeTotp", { body: {} })).error?.code).toBe("STATE_CONFLICT");
  });
});

describe("the owner", () => {
  it("is told in their own language of every change", async () => {
    const anna = await world.make.consumer({ password });
    await world.db.pool.query("update users set locale = 'uk' where id = $1", [anna.id]);
    await turnOnTotp(world, anna);
    await world.as(anna).call("newRecoveryCodes", { body: {} });
    await world.as(anna).call("removeTotp", { body: {} });
    expect(await mailsTo(anna.id)).toEqual([
      "Застосунок-автентифікатор увімкнено",
      "Створено нові коди відновлення",
      "Застосунок-автентифікатор вимкнено",
    ]);
  });
});
