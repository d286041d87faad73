import { describe, expect, it } from "vitest";
import { makeAuthenticator, type Overrides } from "#testing/authenticator";
import { addPasskeyOf, turnOnTotp } from "#testing/second-steps";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const guest = testApp.as(null);
const options = async (continue_token?: string) =>
  guest.call("passkeySignInOptions", { body: continue_token === undefined ? {} : { continue_token } });
const security = (who: { token: string }) => testApp.as(who).call("getSecurity");

describe("a passkey", () => {
  it("is added, signs in alone, and is told to its owner by mail", async () => {
    const anna = await testApp.make.consumer({ password });
    const device = await addPasskeyOf(testApp, anna);
    const asked = await options();
    const answer = await guest.call("passkeySignIn", {
      body: { continue_token: asked.continue_token, passkey: device.show(asked.options) },
    });
    expect(answer).toMatchObject({ user: { id: anna.id }, guard_message: null });
    const [session] = (await testApp.as({ token: answer.token ?? "" }).call("getSessions")).list;
    expect(session).toMatchObject({ current: true, method: "passkey", second_step: "passkey" });
    expect((await security(anna)).passkeys).toEqual([
      expect.objectContaining({ name: "Phone", last_used_at: expect.any(String) }),
    ]);
    const { rows } = await testApp.db.pool.query(
      "select subject from outbox_messages where user_id = $1 and subject like 'Passkey added%'",
      [anna.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("is the second step after a password, as is the app; the first one brings recovery codes", async () => {
    const anna = await testApp.make.consumer({ password });
    const { recoveryCodes } = await turnOnTotp(testApp, anna);
    expect(new Set(recoveryCodes).size).toBe(10);
    const device = makeAuthenticator();
    const asked = await testApp.as(anna).call("passkeyOptions", { body: {} });
    const added = await testApp.as(anna).call("addPasskey", {
      body: { continue_token: asked.continue_token, passkey: device.make(asked.options), name: "Phone" },
    });
    expect(added).toEqual({ recovery_codes: [], token: null });
    const first = await guest.call("logIn", { body: { email: anna.email, password } });
    expect(first).toMatchObject({ token: null, second_steps: ["passkey", "totp", "recovery_code"] });
    const step = await options(first.continue_token ?? "");
    expect(step.continue_token).toBe(first.continue_token);
    const reply = await guest.call("secondFactor", {
      body: {
        continue_token: step.continue_token,
        method: "passkey",
        passkey: device.show(step.options, { verifies: false }),
      },
    });
    expect(reply.user?.id).toBe(anna.id);
  });

  it.each<[string, Overrides]>([
    ["of another origin", { origin: "http://evil.example" }],
    ["of another name", { rpId: "evil.example" }],
    ["signed by another key", { foreignKey: true }],
    ["that did not check its owner", { verifies: false }],
    ["whose counter went back", { counter: 1 }],
  ])("signs nobody in %s", async (_, overrides) => {
    const anna = await testApp.make.consumer({ password });
    const device = await addPasskeyOf(testApp, anna);
    for (const input of [{ counter: 5 }, overrides]) {
      const { options: asked, continue_token } = await options();
      const { status } = await guest.send("passkeySignIn", {
        body: { continue_token, passkey: device.show(asked, input) },
      });
      expect(status).toBe(input === overrides ? 404 : 200);
    }
  });

  it("answers a challenge once, within 5 minutes, and only for what it was asked", async () => {
    const anna = await testApp.make.consumer({ password });
    const device = await addPasskeyOf(testApp, anna);
    const asked = await options();
    const body = () => ({ continue_token: asked.continue_token, passkey: device.show(asked.options) });
    const both = await Promise.all([
      guest.send("passkeySignIn", { body: body() }),
      guest.send("passkeySignIn", { body: body() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);

    const late = await options();
    testApp.clock.forward(5 * 60_000 + 1000);
    const fresh = await testApp.make.signedInAgain(anna);
    const lateBody = { continue_token: late.continue_token, passkey: device.show(late.options) };
    expect((await guest.send("passkeySignIn", { body: lateBody })).error?.code).toBe("CODE_INVALID");

    const own = await testApp.as(fresh).call("passkeySignInOptions", { body: {} });
    const ownBody = { continue_token: own.continue_token, passkey: device.show(own.options) };
    expect((await guest.send("passkeySignIn", { body: ownBody })).error?.code).toBe("CODE_INVALID");
  });

  it("of somebody else is no second step, no proof, and cannot be removed", async () => {
    const [anna, ben] = [await testApp.make.consumer({ password }), await testApp.make.consumer({ password })];
    await addPasskeyOf(testApp, anna);
    const bens = await addPasskeyOf(testApp, ben);
    const { continue_token, options: asked } = await testApp.as(anna).call("passkeySignInOptions", { body: {} });
    const passkey = bens.show({ ...asked, allowCredentials: [] });
    const proof = await testApp
      .as(anna)
      .send("confirmIdentity", { body: { method: "passkey", continue_token, passkey } });
    expect(proof.error?.code).toBe("CODE_INVALID");
    const [key] = (await security(ben)).passkeys;
    const params = { id: String(key?.id) };
    expect((await testApp.as(anna).send("removePasskey", { params })).error?.code).toBe("NOT_FOUND");
    expect((await security(ben)).passkeys).toHaveLength(1);
  });

  it("is kept once, whoever adds it", async () => {
    const anna = await testApp.make.consumer({ password });
    const device = makeAuthenticator();
    const asked = await testApp.as(anna).call("passkeyOptions", { body: {} });
    const passkey = device.make(asked.options);
    const send = () =>
      testApp.as(anna).send("addPasskey", { body: { continue_token: asked.continue_token, passkey, name: "Phone" } });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await security(anna)).passkeys).toHaveLength(1);
  });

  it("is removed once of two requests, but not when it is the only way in", async () => {
    const anna = await testApp.make.consumer({ password });
    const keyOf = async (who: { token: string }) => ({ id: String((await security(who)).passkeys[0]?.id) });
    await addPasskeyOf(testApp, anna);
    const params = await keyOf(anna);
    const remove = () => testApp.as(anna).send("removePasskey", { params });
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await security(anna)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });

    const ben = await testApp.make.consumer({ password: null });
    await addPasskeyOf(testApp, ben);
    const only = await testApp.as(ben).send("removePasskey", { params: await keyOf(ben) });
    expect(only.error?.code).toBe("STATE_CONFLICT");
    expect((await security(ben)).passkeys).toHaveLength(1);
  });
});

describe("on a bare IP address", () => {
  it.each(["http://192.0.2.7:3000", "http://[2001:db8::7]:3000"])("there are no passkeys: %s", async (publicUrl) => {
    const bare = await openTestApp({ publicUrl });
    const anna = await bare.make.consumer();
    expect((await bare.as(anna).call("getSecurity")).passkeys_available).toBe(false);
    expect((await bare.as(anna).send("passkeyOptions", { body: {} })).error?.code).toBe("NOT_FOUND");
    expect((await bare.as(null).send("passkeySignInOptions", { body: {} })).error?.code).toBe("NOT_FOUND");
  });
});
