import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { singleUseTokens, users } from "#modules/identity";
import { linkIn, mailsTo, tokenIn } from "#testing/mails";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const guest = testApp.as(null);
let people = 0;
const fresh = (): string => `address-${(people += 1)}@example.com`;
const userOf = async (id: number) => (await testApp.db.read.select().from(users).where(eq(users.id, id)))[0];
const signUp = async (email: string) =>
  guest.call("createConsumer", {
    body: { first_name: "Anna", last_name: "Khan", email, password: "a long enough sentence", terms_accepted: true },
  });

describe("the address of a new account", () => {
  const confirm = (token: string) => guest.send("confirmEmail", { body: { token } });

  it("is confirmed by its link, twice alike, and by one that was sent again", async () => {
    const email = fresh();
    const { token: bearer, user } = await signUp(email);
    expect(user?.email_confirmed).toBe(false);
    const me = testApp.as({ token: bearer ?? "" });
    const first = tokenIn(linkIn((await mailsTo(testApp, email)).at(-1)?.body, "confirm_email"));
    expect(await me.call("resendConfirmation", { body: {} })).toEqual({ done: true });
    const second = tokenIn(linkIn((await mailsTo(testApp, email)).at(-1)?.body, "confirm_email"));
    expect(second).not.toBe(first);
    for (const token of [first, first, second]) expect((await confirm(token)).reply).toEqual({ email });
    expect((await me.call("currentUser")).email_confirmed).toBe(true);
    expect((await me.send("resendConfirmation", { body: {} })).error?.code).toBe("STATE_CONFLICT");
    expect((await confirm("no-such-token")).error?.code).toBe("CODE_INVALID");
  });

  it("is not confirmed by a link to another address, nor after a week", async () => {
    const email = fresh();
    const { user } = await signUp(email);
    const token = tokenIn(linkIn((await mailsTo(testApp, email)).at(-1)?.body, "confirm_email"));
    await testApp.run((ctx) =>
      ctx.db
        .update(users)
        .set({ email: fresh() })
        .where(eq(users.id, user?.id ?? 0)),
    );
    expect((await confirm(token)).error?.code).toBe("CODE_INVALID");
    const late = fresh();
    await signUp(late);
    const link = tokenIn(linkIn((await mailsTo(testApp, late)).at(-1)?.body, "confirm_email"));
    testApp.clock.forward(7 * 24 * 3_600_000);
    expect((await confirm(link)).error?.code).toBe("CODE_INVALID");
  });
});

describe("a change of address", () => {
  const request = (who: SignedIn, email: string) => testApp.as(who).send("requestEmailChange", { body: { email } });
  const confirm = (token: string) => guest.send("confirmEmailChange", { body: { token } });
  const tokenTo = async (address: string): Promise<string> =>
    tokenIn(linkIn((await mailsTo(testApp, address)).at(-1)?.body, "confirm_email_change"));
  async function begun() {
    const who = await testApp.make.consumer({ password: "a long enough sentence" });
    const email = fresh();
    expect((await request(who, email)).reply).toEqual({ done: true });
    return { who, email, oldToken: await tokenTo(who.email), newToken: await tokenTo(email) };
  }

  it("is made once both sides confirmed it, in any order; other sign-ins end and the old address is told", async () => {
    for (const order of ["old first", "new first"]) {
      const { who, email, oldToken, newToken } = await begun();
      const elsewhere = await testApp.make.signedInAgain(who);
      const [one, two] = order === "old first" ? [oldToken, newToken] : [newToken, oldToken];
      expect((await confirm(one)).reply).toMatchObject({ done: false, email });
      expect((await confirm(one)).reply).toMatchObject({ done: false });
      expect((await userOf(who.id))?.email).toBe(who.email);
      expect((await testApp.as(who).call("getEmailChange")).change).toMatchObject({
        email,
        old_confirmed: one === oldToken,
        new_confirmed: one === newToken,
      });
      expect((await confirm(two)).reply).toMatchObject({ done: true, email });
      expect((await confirm(one)).reply).toMatchObject({ done: true });
      expect((await testApp.as(who).call("currentUser")).email).toBe(email);
      await expect.poll(async () => (await testApp.as(elsewhere).send("currentUser")).status).toBe(401);
      expect((await mailsTo(testApp, who.email)).at(-1)?.subject).toBe("Your email address has changed");
      expect((await testApp.as(who).call("getEmailChange")).change).toBeNull();
    }
  });

  it("is dropped by a newer one, by cancelling, and after a day", async () => {
    const { who, oldToken, newToken } = await begun();
    const email = fresh();
    expect((await request(who, email)).status).toBe(200);
    for (const token of [oldToken, newToken]) expect((await confirm(token)).error?.code).toBe("CODE_INVALID");
    const [ours, theirs] = [await tokenTo(who.email), await tokenTo(email)];
    await testApp.as(who).call("cancelEmailChange", { body: {} });
    for (const token of [ours, theirs]) expect((await confirm(token)).error?.code).toBe("CODE_INVALID");
    const late = await begun();
    await confirm(late.oldToken);
    testApp.clock.forward(24 * 3_600_000);
    expect((await confirm(late.newToken)).error?.code).toBe("CODE_INVALID");
    expect((await userOf(late.who.id))?.email).toBe(late.who.email);
  });

  it("to an address that has an account is refused at the request and at the end", async () => {
    const other = await testApp.make.consumer();
    const { who, email, oldToken, newToken } = await begun();
    expect((await request(who, other.email)).error?.code).toBe("EMAIL_EXISTS");
    expect((await request(who, who.email)).error?.code).toBe("STATE_CONFLICT");
    await confirm(oldToken);
    await signUp(email);
    expect((await confirm(newToken)).error?.code).toBe("EMAIL_EXISTS");
    // The failed statement has ended the transaction: a key must not turn that into another error.
    const keyed = await guest.send("confirmEmailChange", { body: { token: newToken } }, { key: "address-taken" });
    expect(keyed.error?.code).toBe("EMAIL_EXISTS");
    expect((await userOf(who.id))?.email).toBe(who.email);
  });

  it("of two users to the same address at once is made for one", async () => {
    const [first, second] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const email = fresh();
    const tokens: string[] = [];
    for (const who of [first, second]) {
      await request(who, email);
      tokens.push(await tokenTo(email));
      await confirm(await tokenTo(who.email));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map((answer) => answer.error?.code ?? "done").toSorted()).toEqual(["EMAIL_EXISTS", "done"]);
    const owners = await testApp.db.read.select().from(users).where(eq(users.email, email));
    expect(owners).toHaveLength(1);
  });

  it("makes links that went to the old address worthless", async () => {
    const { who, oldToken, newToken } = await begun();
    await guest.call("forgotPassword", { body: { email: who.email } });
    const [input] = await testApp.db.read.select().from(singleUseTokens).where(eq(singleUseTokens.kind, "reset_wish"));
    await testApp.app.jobs.run("send-reset-link", { id: input?.id ?? 0 });
    const reset = tokenIn(linkIn((await mailsTo(testApp, who.email)).at(-1)?.body, "forgot_password_callback"));
    await confirm(oldToken);
    await confirm(newToken);
    const answer = await guest.send("forgotPasswordCallback", {
      params: { token: reset },
      body: { password: "a brand new sentence" },
    });
    expect(answer.error?.code).toBe("CODE_INVALID");
  });

  it("needs no link at an address that was never confirmed, which may be misspelt", async () => {
    const wrong = fresh();
    const { token } = await signUp(wrong);
    const right = fresh();
    await testApp.as({ token: token ?? "" }).call("requestEmailChange", { body: { email: right } });
    expect((await confirm(await tokenTo(right))).reply).toEqual({ side: "new", done: true, email: right });
    expect((await mailsTo(testApp, wrong)).at(-1)?.subject).toBe("Your email address has changed");
  });
});
