import { beforeEach, describe, expect, it } from "vitest";
import { mintToken } from "#modules/identity";
import { limitRules } from "#server/limits";
import { addPasskeyOf, totpCode, turnOnTotp } from "#testing/second-steps";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp({ limits: limitRules });
const password = "correct horse battery";
const guesses = 10_000;
const atOnce = 40;
const windowMs = 60_000;

interface Guess {
  readonly url: string;
  readonly method?: "GET" | "POST" | "PUT";
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Every test has addresses of its own: the limits of all are counted in one test app. */
let test = 0;
const address = (n: number, addresses: number): string =>
  `10.${test}.${Math.floor((n % addresses) / 250)}.${(n % addresses) % 250}`;
const owners = (n: number): string => `198.51.${test}.${n}`;
beforeEach(() => void (test += 1));

/** Sends guesses from so many addresses; answers how often each status came, and how many windows of a limit it took at most. */
async function guess(addresses: number, of: (n: number) => Guess, count = guesses) {
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) {
      const { url, method = "POST", payload } = of(n);
      const { statusCode } = await testApp.app.http.inject({
        method,
        url: `/api/v1/${url}`,
        remoteAddress: address(n, addresses),
        ...(payload ? { payload: { ...payload } } : {}),
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // The windows begin anew by the clock on the wall, however slow the machine is.
  const windows = Math.ceil((performance.now() - startedAt) / windowMs) + 1;
  // A busy machine refuses some unchecked, too.
  const refused = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0);
  return { refused, wrong: (statuses.get(401) ?? 0) + (statuses.get(404) ?? 0), windows };
}

const signIn = async (email: string, from: string, cookies: Record<string, string> = {}) => {
  const answer = await testApp.app.http.inject({
    method: "POST",
    url: "/api/v1/log_in",
    remoteAddress: from,
    cookies,
    payload: { email, password },
  });
  const device = answer.cookies.find(({ name }) => name === "treadclub_device");
  return { status: answer.statusCode, body: answer.json<{ continue_token?: string }>(), device };
};

describe.each([1, 1000])("10,000 guesses from %i address(es)", (addresses) => {
  it("at a password are refused unchecked, and the owner comes in meanwhile", async () => {
    const anna = await testApp.make.consumer({ password });
    const device = await addPasskeyOf(testApp, anna);
    const logIn = await signIn(anna.email, owners(1));
    expect(logIn.body).toMatchObject({ token: null, second_steps: ["passkey", "recovery_code"] });
    const asked = await testApp.as(null).call("passkeySignInOptions", { body: {} });
    const first = await testApp
      .as(null)
      .send("passkeySignIn", { body: { continue_token: asked.continue_token, passkey: device.show(asked.options) } });
    const known = first.cookies.find(({ name }) => name === "treadclub_device");
    expect(known).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api/v1/" });
    const cookies = { treadclub_device: known?.value ?? "" };

    const seen = await guess(addresses, (n) => ({
      url: "log_in",
      payload: { email: anna.email, password: `guess number ${n}` },
    }));
    expect(seen.refused + seen.wrong).toBe(guesses);
    expect(seen.wrong).toBeLessThanOrEqual(addresses === 1 ? 20 * seen.windows : 100);
    expect(seen.wrong).toBeGreaterThan(0);

    // On her own browser, also behind the very address of who guesses.
    expect((await signIn(anna.email, address(0, addresses), cookies)).status).toBe(200);
    // A stranger's browser is kept out where the account is exhausted, with the right password too.
    if (addresses > 1) expect((await signIn(anna.email, owners(2))).status).toBe(429);
    // A passkey works from anywhere.
    const again = await testApp.as(null).call("passkeySignInOptions", { body: {} });
    const passkey = device.show(again.options);
    const body = { continue_token: again.continue_token, passkey };
    expect((await testApp.as(null).send("passkeySignIn", { body })).status).toBe(200);
    // Others sign in as ever.
    const ben = await testApp.make.consumer({ password });
    expect((await signIn(ben.email, owners(3))).status).toBe(200);
  });

  it("at a second step check ten codes at most, and the owner comes in meanwhile", async () => {
    const anna = await testApp.make.consumer({ password });
    const { secret } = await turnOnTotp(testApp, anna);
    const step = async (from: string, cookies = {}) =>
      (await signIn(anna.email, from, cookies)).body.continue_token ?? "";
    const answer = async (continue_token: string, code: string, cookies = {}) =>
      testApp.app.http.inject({
        method: "POST",
        url: "/api/v1/second_factor",
        remoteAddress: owners(1),
        cookies,
        payload: { continue_token, method: "totp", code },
      });
    const right = () => totpCode(secret, testApp.clock.now());
    const first = await answer(await step(owners(1)), right());
    const known = first.cookies.find(({ name }) => name === "treadclub_device")?.value ?? "";
    testApp.clock.forward(30_000);

    const tokens = await Promise.all(Array.from({ length: 15 }, (_, n) => step(owners(n + 10))));
    const seen = await guess(addresses, (n) => ({
      url: "second_factor",
      payload: { continue_token: tokens[n % 15], method: "totp", code: String(n).padStart(6, "x") },
    }));
    expect(seen.refused + seen.wrong).toBe(guesses);
    const { rows } = await testApp.db.pool.query<{ n: number }>(
      "select coalesce(sum((data->>'wrong')::int), 0)::int as n from single_use_tokens where kind = 'second_step' and user_id = $1",
      [anna.id],
    );
    expect(rows[0]?.n).toBe(10);

    const cookies = { treadclub_device: known };
    expect((await answer(await step(owners(2)), right())).statusCode).toBe(429);
    expect((await answer(await step(owners(2), cookies), right(), cookies)).statusCode).toBe(200);
  });
});

describe("while strangers exhaust an account", () => {
  it("the mailed link makes a browser known, which then signs in", async () => {
    const anna = await testApp.make.consumer({ password });
    await guess(1000, (n) => ({ url: "log_in", payload: { email: anna.email, password: `guess ${n}` } }), 200);
    expect((await signIn(anna.email, owners(2))).status).toBe(429);
    const { token } = await testApp.run((ctx) =>
      mintToken(ctx, { kind: "reset_password", userId: anna.id, lifeSeconds: 3600 }),
    );
    const answer = await testApp.as(null).send("forgotPasswordCallback", { params: { token }, body: { password } });
    expect(answer.status).toBe(200);
    const known = answer.cookies.find(({ name }) => name === "treadclub_device")?.value ?? "";
    expect((await signIn(anna.email, owners(2), { treadclub_device: known })).status).toBe(200);
  });
});

describe("10,000 guesses at what links and short codes hold", () => {
  const kinds: Readonly<Record<string, (n: number) => Guess>> = {
    "reset links": (n) => ({
      url: `forgot_password_callback/${"t".repeat(38)}${String(n).padStart(5, "0")}`,
      method: "PUT",
      payload: { password: "a new sentence of mine" },
    }),
    invitations: (n) => ({ url: `get_invitation?token=${n}`, method: "GET" }),
    "restore tokens": (n) => ({ url: "storage/continue", payload: { restore_token: `token ${n}` } }),
    "short codes": (n) => ({ url: "storage/continue", payload: { short_code: codeOf(n) } }),
  };
  const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const codeOf = (n: number): string =>
    Array.from({ length: 8 }, (_, at) => letters[Math.floor(n / 32 ** at) % 32]).join("");

  it.each(Object.keys(kinds))("from one address: %s", async (kind) => {
    const seen = await guess(1, (n) => kinds[kind]?.(n) ?? { url: "" });
    expect([seen.refused + seen.wrong, kind]).toEqual([guesses, kind]);
    expect(seen.wrong).toBeGreaterThan(0);
    expect(seen.wrong).toBeLessThanOrEqual(30 * seen.windows);
  });

  it("from 1000 addresses: short codes are shut for everybody before one is found, links are not", async () => {
    const anna = await testApp.make.consumer();
    const savedAt = testApp.clock.now();
    const saved = await testApp.as(anna).call("storageSave", { body: { path: "/app/best_practice" } });
    const seen = await guess(1000, (n) => kinds["short codes"]?.(n) ?? { url: "" });
    expect(seen.refused + seen.wrong).toBe(guesses);
    expect(seen.wrong).toBeGreaterThan(0);
    expect(seen.wrong).toBeLessThanOrEqual(2000);
    // The guesses may take longer than the link lives.
    testApp.clock.set(savedAt);
    const body = { restore_token: saved.restore_token };
    expect((await testApp.as(null).call("storageContinue", { body })).user?.id).toBe(anna.id);
  });
});
