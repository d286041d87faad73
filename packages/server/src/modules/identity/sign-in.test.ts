import { describe, expect, it } from "vitest";
import { openWorld } from "#testing/world";

const world = await openWorld();
const password = "correct horse battery";
const logIn = (email: string, tried: string, from = world) =>
  from.as(null).send("logIn", { body: { email, password: tried } });

let people = 0;
const signUp = (chosen: string) => {
  people += 1;
  const email = `chooser${people}@example.com`;
  return world.as(null).send("createConsumer", {
    body: { first_name: "Anna", last_name: "Khan", email, password: chosen, terms_accepted: true },
  });
};

describe("sign-in", () => {
  it("answers a token of this very person, whatever the case of the e-mail", async () => {
    const who = await world.make.consumer({ password });
    const answer = await logIn(` ${who.email.toUpperCase()}`, password);
    expect(answer.reply).toMatchObject({ user: { id: who.id, email: who.email }, guard_message: null });
    expect((await world.as({ token: answer.reply?.token ?? "" }).call("currentUser")).id).toBe(who.id);
  });

  it("answers a wrong e-mail and a wrong password alike", async () => {
    const { email } = await world.make.consumer({ password });
    const wrong = await logIn(email, "something else");
    const unknown = await logIn("nobody@example.com", password);
    expect(wrong.error).toEqual(unknown.error);
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
  });

  it("takes the password as it was chosen: case and spaces count", async () => {
    const { email } = await world.make.consumer({ password });
    expect((await logIn(email, password.toUpperCase())).status).toBe(401);
    expect((await logIn(email, `${password} `)).status).toBe(401);
  });

  it("slows down who guesses", async () => {
    const strict = await openWorld({ limits: { signIn: { points: 2, windowSeconds: 60 } } });
    const { email } = await strict.make.consumer({ password });
    const codes = [];
    for (const guess of ["first guess", "second guess", password])
      codes.push((await logIn(email, guess, strict)).error?.code);
    expect(codes).toEqual(["INVALID_LOGIN_OR_PASSWORD", "INVALID_LOGIN_OR_PASSWORD", "RATE_LIMITED"]);
  });
});

describe("a new password", () => {
  it.each(["password123", "PASSWORD123", "qwertyuiop", "12345678"])(
    "is not one that everybody tries first: %s",
    async (common) => {
      expect((await signUp(common)).error).toMatchObject({
        code: "VALIDATION_FAILED",
        fields: { password: expect.stringContaining("most used") },
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

  it.each(["kveldsrobåt", "four words of mine", "48151623429", "сонячний ранок", "轮胎轮胎轮胎轮胎"])(
    "needs no digit, no letter, nothing else: %s",
    async (plain) => {
      expect((await signUp(plain)).status).toBe(200);
    },
  );
});
