import { describe, expect, it } from "vitest";
import { newcomer } from "#testing/openid-rounds";
import { openProviderApp } from "#testing/openid-app";
import { totpCode, turnOnTotp } from "#testing/second-steps";

const { openId, testApp, round, signUp, continueToken } = await openProviderApp();
const guest = testApp.as(null);
const password = "correct horse battery";

async function mailedLink(userId: number | undefined): Promise<string> {
  const { rows } = await testApp.db.pool.query<{ body: string }>(
    "select body from outbox_messages where user_id = $1 and body like '%google_link%' order by id desc limit 1",
    [userId],
  );
  return /token=([\w-]+)/.exec(rows[0]?.body ?? "")?.[1] ?? "";
}

describe("an account of the same address", () => {
  it("is never entered by the address alone: it wants its password", async () => {
    const who = await testApp.make.consumer({ email: openId.person?.email ?? "", password });
    const arrived = await round();
    expect(arrived.reply).toMatchObject({ guard_message: "link", token: null, user: null });
    const body = { continue_token: arrived.reply?.continue_token ?? "" };
    const wrong = await guest.send("googleLink", { body: { ...body, password: "something else" } });
    expect(wrong.error?.code).toBe("INVALID_LOGIN_OR_PASSWORD");
    const linked = await guest.send("googleLink", { body: { ...body, password } });
    expect(linked.reply?.user?.id).toBe(who.id);
    expect((await round()).reply?.user?.id).toBe(who.id);
    expect((await guest.send("googleLink", { body: { ...body, password } })).error?.code).toBe("CODE_INVALID");
  });

  it("or the link that its owner gets by mail, once", async () => {
    const who = await testApp.make.consumer({ email: openId.person?.email ?? "", password });
    const arrived = await round();
    await guest.call("googleLinkByMail", { body: { continue_token: arrived.reply?.continue_token ?? "" } });
    const { rows } = await testApp.db.pool.query<{ body: string }>(
      "select body from outbox_messages where user_id = $1 order by id desc limit 1",
      [who.id],
    );
    const token = /token=([\w-]+)/.exec(rows[0]?.body ?? "")?.[1] ?? "";
    const tries = await Promise.all(
      Array.from({ length: 3 }, () => guest.send("googleLinkConfirm", { body: { token } })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await round()).reply?.user?.id).toBe(who.id);
  });

  it("that nobody confirmed is its owner's alone from the link on: the password of whoever made it ends", async () => {
    const email = openId.person?.email ?? "";
    const body = { first_name: "Mal", last_name: "Ory", email, password, terms_accepted: true as const };
    const made = await guest.call("createConsumer", { body });
    await guest.call("googleLinkByMail", { body: { continue_token: await continueToken() } });
    const { reply } = await guest.send("googleLinkConfirm", { body: { token: await mailedLink(made.user?.id) } });
    expect(reply?.user).toMatchObject({ id: made.user?.id, email_confirmed: true });
    const wrong = await guest.send("logIn", { body: { email, password } });
    expect(wrong.error?.code).toBe("INVALID_LOGIN_OR_PASSWORD");
  });

  it("that the provider does not vouch for is linked only in the browser that asked", async () => {
    openId.person = newcomer({ email_verified: false });
    const who = await testApp.make.consumer({ email: openId.person.email ?? "", password });
    const ask = async () => guest.send("googleLinkByMail", { body: { continue_token: await continueToken() } });
    await ask();
    const clicked = await guest.send("googleLinkConfirm", { body: { token: await mailedLink(who.id) } });
    expect(clicked.error?.code).toBe("CODE_INVALID");
    expect((await round()).reply?.guard_message).toBe("link");
    const { cookies } = await ask();
    const own = { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
    const linked = await guest.send("googleLinkConfirm", { body: { token: await mailedLink(who.id) } }, own);
    expect(linked.reply?.user?.id).toBe(who.id);
  });

  it("is linked once the second step is passed, not before", async () => {
    const who = await testApp.make.consumer({ email: openId.person?.email ?? "", password });
    const { secret } = await turnOnTotp(testApp, who);
    const body = { continue_token: await continueToken(), password };
    const begun = await guest.call("googleLink", { body });
    expect(begun).toMatchObject({ guard_message: "second_factor", token: null });
    expect((await round()).reply?.guard_message).toBe("link");
    const code = totpCode(secret, testApp.clock.now());
    const step = { continue_token: begun.continue_token ?? "", method: "totp" as const, code };
    expect((await guest.call("secondFactor", { body: step })).user?.id).toBe(who.id);
    expect((await round()).reply?.guard_message).toBe("second_factor");
  });

  it("that is disabled is not linked", async () => {
    const who = await testApp.make.consumer({ email: openId.person?.email ?? "", password });
    const body = { continue_token: await continueToken(), password };
    await testApp.db.pool.query("update users set disabled = true where id = $1", [who.id]);
    expect(await guest.call("googleLink", { body })).toMatchObject({ guard_message: "disabled", token: null });
    const { rows } = await testApp.db.pool.query("select 1 from provider_accounts where user_id = $1", [who.id]);
    expect(rows).toEqual([]);
  });

  it("follows the subject, not the address, once it is linked", async () => {
    const made = await signUp((await round()).reply?.continue_token);
    openId.person = { ...newcomer(), sub: openId.person?.sub ?? "", email: "moved@example.com" };
    expect((await round()).reply?.user).toMatchObject({ id: made.reply?.user?.id, email: made.reply?.user?.email });
  });
});
