import { describe, expect, it } from "vitest";
import { newcomer } from "#testing/openid-rounds";
import { openProviderApp } from "#testing/openid-app";
import { openTestApp } from "#testing/test-app";
import { openIdProvider } from "#adapters/sign-in-provider/openid";

const { openId, testApp, round, leave, signUp } = await openProviderApp();
const guest = testApp.as(null);
const password = "correct horse battery";

describe("signing up with a provider", () => {
  it("wants the terms accepted, then makes a driver whose address is confirmed; the journey comes back", async () => {
    const arrived = await round({ next_url: "/app/consumer/used_discounts", code: "ABC", code_type: "club" });
    expect(arrived.reply).toMatchObject({
      token: null,
      guard_message: "terms",
      profile: { first_name: "Mira", last_name: "Lane", email: openId.person?.email },
      journey: { next_url: "/app/consumer/used_discounts", code: "ABC", code_type: "club", iframe_query: null },
    });
    const made = await signUp(arrived.reply?.continue_token);
    expect(made.reply).toMatchObject({ guard_message: null, user: { email_confirmed: true, first_name: "Mira" } });
    expect((await signUp(arrived.reply?.continue_token)).error?.code).toBe("CODE_INVALID");
    const again = await round();
    expect(again.reply).toMatchObject({ guard_message: null, user: { id: made.reply?.user?.id } });
  });

  it("confirms nothing that the provider has not verified", async () => {
    openId.person = newcomer({ email_verified: false });
    const made = await signUp((await round()).reply?.continue_token);
    expect(made.reply?.user?.email_confirmed).toBe(false);
  });

  it("is refused without an address, and when the address was taken meanwhile", async () => {
    openId.person = { sub: "no address" };
    expect((await signUp((await round()).reply?.continue_token)).error?.code).toBe("CODE_INVALID");
    openId.person = newcomer();
    const arrived = await round();
    await testApp.make.consumer({ email: openId.person.email ?? "" });
    expect((await signUp(arrived.reply?.continue_token)).error?.code).toBe("EMAIL_EXISTS");
  });

  it("makes one account of two tries at once", async () => {
    const token = (await round()).reply?.continue_token;
    const tries = await Promise.all([signUp(token), signUp(token), signUp(token)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

describe("somebody who is signed in", () => {
  it("links a provider's account, proves who they are with it, and takes it off again", async () => {
    const who = await testApp.make.consumer({ password });
    const as = testApp.as(who);
    expect((await round({ intent: "link" }, as)).reply).toMatchObject({ guard_message: null, intent: "link" });
    expect((await round()).reply?.user?.id).toBe(who.id);
    await testApp.db.pool.query("update sessions set proven_at = null where user_id = $1", [who.id]);
    expect((await round({ intent: "prove" }, as)).reply).toMatchObject({ intent: "prove", token: null });
    expect((await as.send("unlinkGoogle", { body: {} })).status).toBe(200);
    expect((await round()).reply?.guard_message).toBe("terms");
  });

  it("cannot link what belongs to somebody else, nor prove with another account", async () => {
    await signUp((await round()).reply?.continue_token);
    const as = testApp.as(await testApp.make.consumer());
    expect((await round({ intent: "link" }, as)).error?.code).toBe("STATE_CONFLICT");
    expect((await round({ intent: "prove" }, as)).error?.code).toBe("CODE_INVALID");
  });

  it("keeps the last way to sign in", async () => {
    const made = await signUp((await round()).reply?.continue_token);
    const as = testApp.as({ token: made.reply?.token ?? "" });
    expect((await as.send("unlinkGoogle", { body: {} })).error?.code).toBe("STATE_CONFLICT");
  });

  it("links nothing while the second step is still to be set up", async () => {
    const admin = await testApp.make.admin();
    await testApp.db.pool.query("update sessions set must_set_up = true where user_id = $1", [admin.id]);
    const answer = await testApp.as(admin).send("googleStart", { body: { intent: "link" } });
    expect(answer.error?.code).toBe("SECOND_STEP_WANTED");
  });

  it("links only shortly after a proof", async () => {
    const who = await testApp.make.consumer();
    await testApp.db.pool.query("update sessions set proven_at = null where user_id = $1", [who.id]);
    expect((await testApp.as(who).send("googleStart", { body: { intent: "link" } })).error?.code).toBe("PROOF_WANTED");
  });
});

describe("what is not an answer to what was asked", () => {
  it("another browser, another state, the same answer twice, a refusal, a foreign code", async () => {
    const { query, cookies } = await leave();
    const stranger = await guest.send("googleCallback", { body: query }, { cookies: { treadclub_provider: "other" } });
    expect(stranger.error?.code).toBe("CODE_INVALID");
    expect((await guest.send("googleCallback", { body: query }, { cookies })).error?.code).toBe("CODE_INVALID");
    const other = await leave();
    const body = { ...other.query, state: "made up" };
    expect((await guest.send("googleCallback", { body }, { cookies: other.cookies })).error?.code).toBe("CODE_INVALID");
    const [one, two] = [await leave(), await leave()];
    const mixed = { ...one.query, code: two.query.code ?? "" };
    const swapped = await guest.send("googleCallback", { body: mixed }, { cookies: one.cookies });
    expect(swapped.error?.code).toBe("CODE_INVALID");
    openId.person = null;
    const refused = await round({ next_url: "/app/account" });
    expect(refused.error).toMatchObject({ code: "CODE_INVALID", details: { journey: { next_url: "/app/account" } } });
  });

  it("a provider that does not answer is said so", async () => {
    const away = await openTestApp({
      provider: openIdProvider({
        name: "Google",
        issuer: "http://127.0.0.1:9",
        clientId: "a",
        clientSecret: "b",
        redirectUri: "http://localhost:3000/app/google_callback",
      }),
    });
    expect((await away.as(null).send("googleStart", { body: {} })).error?.code).toBe("UPSTREAM_UNAVAILABLE");
    const none = await openTestApp();
    expect((await none.as(null).send("googleStart", { body: {} })).error?.code).toBe("NOT_FOUND");
  });

  it("a disabled account stays shut, and a second step is asked for", async () => {
    const made = await signUp((await round()).reply?.continue_token);
    await testApp.db.pool.query(
      "insert into totp_secrets (user_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())",
      [made.reply?.user?.id],
    );
    expect((await round()).reply).toMatchObject({
      guard_message: "second_factor",
      token: null,
      second_steps: ["totp"],
    });
    await testApp.db.pool.query("update users set disabled = true where id = $1", [made.reply?.user?.id]);
    expect((await round()).reply).toMatchObject({ guard_message: "disabled", token: null });
  });
});
