import { move } from "@treadclub/kit/states";
import { describe, expect, it } from "vitest";
import { consumerMachine } from "#modules/consumers";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const password = "correct horse battery";
const cookieOf = (answer: { cookies: readonly { name: string; value: string }[] }): string =>
  answer.cookies.find((cookie) => cookie.name === "treadclub_refresh")?.value ?? "";
const signIn = async (): Promise<{ cookie: string; token: string }> => {
  const { email } = await testApp.make.consumer({ password });
  const answer = await testApp.as(null).send("logIn", { body: { email, password } });
  return { cookie: cookieOf(answer), token: answer.reply?.token ?? "" };
};
const refresh = (cookie: string) =>
  testApp.as(null).send("refreshToken", { body: {} }, { cookies: { treadclub_refresh: cookie } });

const sessionIn = (token: string): number =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;
const lockWaiters = async (): Promise<number> => {
  const { rows } = await testApp.db.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
};

describe("refresh", () => {
  it("gives a new token and a new cookie", async () => {
    const { cookie } = await signIn();
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await testApp.as({ token: answer.reply?.token ?? "" }).send("currentUser")).status).toBe(200);
  });

  it.each(["disable", "close", "delete"] as const)("is refused once the account is shut: %s", async (event) => {
    const who = await testApp.make.consumer({ password });
    const signedIn = await testApp.as(null).send("logIn", { body: { email: who.email, password } });
    await testApp.run((ctx) => move(ctx, consumerMachine, who.id, event));
    const answer = await refresh(cookieOf(signedIn));
    expect([answer.error?.code, cookieOf(answer)]).toEqual(["TOKEN_DECODE_UNSUCCESSFUL", ""]);
  });

  it("asks the database twice", async () => {
    const { cookie } = await signIn();
    const { statements } = await testApp.queries(() => refresh(cookie));
    expect(statements.filter((text) => !/^(begin|commit)/.test(text))).toHaveLength(2);
  });

  it("never renews a sign-in that ends at the same moment", async () => {
    const { cookie, token } = await signIn();
    const holder = await testApp.db.pool.connect();
    await holder.query("begin");
    await holder.query("update sessions set ended_at = now() where id = $1", [sessionIn(token)]);
    const waiting = refresh(cookie);
    await expect.poll(() => lockWaiters()).toBeGreaterThan(0);
    await holder.query("commit");
    holder.release();
    expect((await waiting).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
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
    testApp.clock.forward(11_000);
    expect((await refresh(cookie)).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    expect((await refresh(cookieOf(next))).status).toBe(401);
    expect((await testApp.as({ token }).send("currentUser")).status).toBe(401);
  });

  it.each([
    ["a driver", 180, "consumer"],
    ["an administrator", 1, "admin"],
  ] as const)("ends at last, however much it is used: %s after %i days", async (_who, days, kind) => {
    const { email } = await testApp.make[kind]({ password, demo: true });
    const answer = await testApp.as(null).send("logIn", { body: { email, password } });
    let cookie = cookieOf(answer);
    const stepMs = (days * 24 * 3_600_000) / 10;
    for (let step = 0; step < 9; step += 1) {
      testApp.clock.forward(stepMs);
      cookie = cookieOf(await refresh(cookie));
      expect(cookie).not.toBe("");
    }
    testApp.clock.forward(stepMs);
    expect((await refresh(cookie)).error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
  });

  it("of the sign-in before, on the same browser, ends when somebody signs in anew", async () => {
    const { cookie, token } = await signIn();
    const other = await testApp.make.consumer({ password });
    const body = { email: other.email, password };
    const answer = await testApp.as(null).send("logIn", { body }, { cookies: { treadclub_refresh: cookie } });
    expect(answer.status).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await testApp.as({ token }).send("currentUser")).status).toBe(401);
    expect((await refresh(cookieOf(answer))).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of another part of our site", { "sec-fetch-site": "same-site" }],
    ["of another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" }],
    ["of another origin, from a browser that says no more", { origin: "http://evil.example" }],
    ["of our name at another port", { origin: "http://localhost:4000" }],
    ["of a sandboxed page", { origin: "null" }],
    ["of an origin that only begins like ours", { origin: "http://localhost:3000.evil.example" }],
  ])("refuses a request %s, and the cookie is none the worse", async (_, headers) => {
    const { cookie } = await signIn();
    const send = (sent: Record<string, string>) =>
      testApp
        .as(null)
        .send("refreshToken", { body: {} }, { cookies: { treadclub_refresh: cookie }, headers: { ...own, ...sent } });
    const refused = await send(headers);
    expect([refused.status, refused.headers["set-cookie"]]).toEqual([401, undefined]);
    expect((await send({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ["our own page", { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" }],
    ["our own page in a browser that says no more", { origin: "http://localhost:3000" }],
    ["the address that was asked", { origin: "http://192.0.2.7:3000", host: "192.0.2.7:3000" }],
    ["no page at all", {}],
  ])("takes a request of %s", async (_, headers) => {
    const { cookie } = await signIn();
    const answer = await testApp
      .as(null)
      .send("refreshToken", { body: {} }, { cookies: { treadclub_refresh: cookie }, headers: { ...own, ...headers } });
    expect(answer.status).toBe(200);
  });

  const own = { host: "localhost:3000" };

  it("keeps its cookie from scripts, from other sites and from other paths", async () => {
    const { email } = await testApp.make.consumer({ password });
    const answer = await testApp.as(null).send("logIn", { body: { email, password } });
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(["treadclub_device", "treadclub_refresh"]);
    for (const cookie of answer.cookies)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api/v1/" });
  });
});

describe("a refresh cookie that was planted before signing in", () => {
  it("is replaced: who planted it gets no part of the sign-in", async () => {
    const planted = await signIn();
    const { email, id } = await testApp.make.consumer({ password });
    const made = "a".repeat(43);
    for (const cookie of [planted.cookie, made]) {
      const answer = await testApp
        .as(null)
        .send("logIn", { body: { email, password } }, { cookies: { treadclub_refresh: cookie } });
      expect(cookieOf(answer)).not.toBe(cookie);
      expect(answer.reply?.user?.id).toBe(id);
    }
    const theirs = await refresh(planted.cookie);
    expect(theirs.reply?.user.id).not.toBe(id);
    expect((await refresh(made)).status).toBe(401);
  });
});
