import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const logIn = (email: string, tried: string, from = testApp) =>
  from.as(null).send("logIn", { body: { email, password: tried } });

let people = 0;
const signUp = (chosen: string) => {
  people += 1;
  const email = `chooser${people}@example.com`;
  return testApp.as(null).send("createConsumer", {
    body: { first_name: "Anna", last_name: "Khan", email, password: chosen, terms_accepted: true },
  });
};

describe("sign-in", () => {
  it("answers a token of this very person, whatever the case of the e-mail", async () => {
    const who = await testApp.make.consumer({ password });
    const answer = await logIn(` ${who.email.toUpperCase()}`, password);
    expect(answer.reply).toMatchObject({ user: { id: who.id, email: who.email }, guard_message: null });
    expect((await testApp.as({ token: answer.reply?.token ?? "" }).call("currentUser")).id).toBe(who.id);
  });

  it("answers a wrong e-mail and a wrong password alike", async () => {
    const { email } = await testApp.make.consumer({ password });
    const wrong = await logIn(email, "something else");
    const unknown = await logIn("nobody@example.com", password);
    expect(wrong.error).toEqual(unknown.error);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
  });

  it("takes the password as it was chosen: case and spaces count", async () => {
    const { email } = await testApp.make.consumer({ password });
    expect((await logIn(email, password.toUpperCase())).status).toBe(401);
    expect((await logIn(email, `${password} `)).status).toBe(401);
  });

  it("slows down who guesses", async () => {
    const strict = await openTestApp({ limits: { signIn: { points: 2, windowSeconds: 60 } } });
    const { email } = await strict.make.consumer({ password });
    const codes = [];
    for (const guess of ["first guess", "second guess", password])
      codes.push((await logIn(email, guess, strict)).error?.code);
    expect(codes).toEqual(["INVALID_LOGIN_OR_PASSWORD", "INVALID_LOGIN_OR_PASSWORD", "RATE_LIMITED"]);
  });
});

describe("many sign-ins at once", () => {
  it("all get their answer, and others go on writing meanwhile", async () => {
    const [who, other] = [await testApp.make.consumer({ password }), await testApp.make.consumer({ password })];
    const tries = Array.from({ length: 40 }, (_, n) => logIn(who.email, n % 2 === 0 ? password : "something else"));
    const writes = Array.from({ length: 10 }, async () => {
      const device = await testApp.make.signedInAgain(other);
      return testApp.as(device).send("signOut", { body: {} });
    });
    expect((await Promise.all(writes)).map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses).toEqual(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 200 : 401)));
  });

  it("check their passwords while every connection for writing is taken", async () => {
    const who = await testApp.make.consumer({ password });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const holders = Array.from({ length: 10 }, () => testApp.run(() => held));
    const guess = await logIn(who.email, "something else").finally(release);
    await Promise.all(holders);
    expect(guess.error?.code).toBe("INVALID_LOGIN_OR_PASSWORD");
  });
});

describe("guesses at one account from many addresses", () => {
  const from = (strict: typeof testApp, address: string, email: string, tried: string) =>
    strict.app.http.inject({
      method: "POST",
      url: "/api/v1/log_in",
      remoteAddress: address,
      payload: { email, password: tried },
    });

  it("come to an end; other accounts and right passwords are not counted", async () => {
    const strict = await openTestApp({ limits: { account: { points: 3, windowSeconds: 900 } } });
    const [who, other] = [await strict.make.consumer({ password }), await strict.make.consumer({ password })];
    const statuses: number[] = [];
    for (const tried of [password, password, password, password, "first guess", "second guess", "third", password])
      statuses.push((await from(strict, `10.0.0.${statuses.length + 1}`, who.email, tried)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 401, 401, 401, 429]);
    expect((await from(strict, "10.0.0.1", other.email, password)).statusCode).toBe(200);
  });

  it("count against an address whoever is signed in there", async () => {
    const strict = await openTestApp({ limits: { signIn: { points: 2, windowSeconds: 60 } } });
    const { email } = await strict.make.consumer({ password });
    const statuses: number[] = [];
    for (const guess of ["first guess", "second guess", "third guess"]) {
      const account = await strict.make.consumer();
      const answer = await strict
        .as(account)
        .send("logIn", { body: { email: `${statuses.length}${email}`, password: guess } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });
});

describe("a new password", () => {
  it.each(["password123", "PASSWORD123", "qwertyuiop", "12345678", "TreadClub2026!", "tyregarage1"])(
    "is not one that everybody tries first: %s",
    async (common) => {
      expect((await signUp(common)).error).toMatchObject({
        code: "VALIDATION_FAILED",
        fields: { password: expect.stringContaining("easy to guess") },
      });
    },
  );

  it("has 8 characters", async () => {
    expect((await signUp("kveldsr")).error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { password: expect.stringContaining("8 characters") },
    });
    expect((await signUp("kveldsro")).status).toBe(200);
  });

  it.each([
    "kveldsrobåt",
    "four words of mine",
    "a garage by the sea",
    "48151623429",
    "сонячний ранок",
    "轮胎轮胎轮胎轮胎",
  ])("needs no digit, no letter, nothing else: %s", async (plain) => {
    expect((await signUp(plain)).status).toBe(200);
  });
});
