import { move } from "@treadclub/kit/states";
import { describe, expect, it } from "vitest";
import { consumerMachine } from "#modules/consumers";
import { openWorld } from "#testing/world";

const world = await openWorld();
const password = "correct horse battery";
const cookieOf = (answer: { cookies: readonly { name: string; value: string }[] }): string =>
  answer.cookies.find((cookie) => cookie.name === "treadclub_refresh")?.value ?? "";
const signIn = async (): Promise<{ cookie: string; token: string }> => {
  const { email } = await world.make.consumer({ password });
  const answer = await world.as(null).send("logIn", { body: { email, password } });
  return { cookie: cookieOf(answer), token: answer.reply?.token ?? "" };
};
const refresh = (cookie: string) =>
  world.as(null).send("refreshToken", { body: {} }, { cookies: { treadclub_refresh: cookie } });

describe("refresh", () => {
  it("gives a new token and a new cookie", async () => {
    const { cookie } = await signIn();
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await world.as({ token: answer.reply?.token ?? "" }).send("currentUser")).status).toBe(200);
  });

  it.each(["disable", "close", "delete"] as const)("is refused once the account is shut: %s", async (event) => {
    const who = await world.make.consumer({ password });
    const signedIn = await world.as(null).send("logIn", { body: { email: who.email, password } });
    await world.run((ctx) => move(ctx, consumerMachine, who.id, event));
    const answer = await refresh(cookieOf(signedIn));
    expect([answer.error?.code, cookieOf(answer)]).toEqual(["TOKEN_DECODE_UNSUCCESSFUL", ""]);
  });

  it("gives two tabs that refresh at once a child each", async () => {
    const { cookie } = await signIn();
    const [one, two] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(one)).not.toBe(cookieOf(two));
  });

  it("ends the whole sign-in when a used cookie comes back later", async () => {
    const { cookie, token } = await signIn();
    const next = await refresh(cookie);
    world.clock.forward(11_000);
    expect((await refresh(cookie)).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    expect((await refresh(cookieOf(next))).status).toBe(401);
    expect((await world.as({ token }).send("currentUser")).status).toBe(401);
  });

  it.each([
    ["a driver", 180, "consumer"],
    ["an administrator", 1, "admin"],
  ] as const)("ends at last, however much it is used: %s after %i days", async (_who, days, kind) => {
    const { email } = await world.make[kind]({ password, demo: true });
    const answer = await world.as(null).send("logIn", { body: { email, password } });
    let cookie = cookieOf(answer);
    const stepMs = (days * 24 * 3_600_000) / 10;
    for (let step = 0; step < 9; step += 1) {
      world.clock.forward(stepMs);
      cookie = cookieOf(await refresh(cookie));
      expect(cookie).not.toBe("");
    }
    world.clock.forward(stepMs);
    expect((await refresh(cookie)).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
  });

  it("of the sign-in before, on the same browser, ends when somebody signs in anew", async () => {
    const { cookie, token } = await signIn();
    const other = await world.make.consumer({ password });
    const body = { email: other.email, password };
    const answer = await world.as(null).send("logIn", { body }, { cookies: { treadclub_refresh: cookie } });
    expect(answer.status).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await world.as({ token }).send("currentUser")).status).toBe(401);
    expect((await refresh(cookieOf(answer))).status).toBe(200);
  });

  it("refuses a request of another site", async () => {
    const { cookie } = await signIn();
    const answer = await world
      .as(null)
      .send(
        "refreshToken",
        { body: {} },
        { cookies: { treadclub_refresh: cookie }, headers: { "sec-fetch-site": "cross-site" } },
      );
    expect(answer.status).toBe(401);
  });
});
