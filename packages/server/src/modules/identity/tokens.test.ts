import { createSecretKey, generateKeyPairSync } from "node:crypto";
import { decodeProtectedHeader, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openSecondProcess } from "#testing/second-process";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const second = await openSecondProcess(testApp);
const anna = await testApp.make.consumer();
const seconds = () => Math.floor(testApp.clock.now().getTime() / 1000);
const claims = (who: SignedIn = anna): JWTPayload => ({
  sid: who.actor.sessionId,
  sub: String(who.id),
  iss: "treadclub",
  aud: "treadclub",
  iat: seconds(),
  exp: seconds() + 600,
});
const key = (secret = testApp.app.secret) => createSecretKey(Buffer.from(secret));
const { typ = "" } = decodeProtectedHeader(anna.token);
const signed = (payload: JWTPayload, head: { alg?: string; typ?: string } = {}, signer = key()) =>
  new SignJWT(payload).setProtectedHeader({ alg: "HS256", typ, ...head }).sign(signer);
const answerTo = async (token: string) => {
  const { status, error } = await testApp.as({ token }).send("currentUser");
  return error?.code ?? status;
};
const bad = "TOKEN_DECODE_UNSUCCESSFUL";

describe("a token", () => {
  it("of our own making passes, so that what follows proves something", async () => {
    expect(await answerTo(await signed(claims()))).toBe(200);
  });

  it("of another key, or of another kind of signature, is none", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const long = createSecretKey(Buffer.from(testApp.app.secret.padEnd(64, testApp.app.secret)));
    expect(await answerTo(await signed(claims(), {}, key("x".repeat(43))))).toBe(bad);
    expect(await answerTo(await signed(claims(), { alg: "HS512" }, long))).toBe(bad);
    expect(await answerTo(await signed(claims(), { alg: "RS256" }, rsa))).toBe(bad);
    expect(await answerTo(await signed(claims(), { typ: "other+jwt" }))).toBe(bad);
    expect(await answerTo(new UnsecuredJWT(claims()).encode())).toBe(bad);
  });

  it("with its head, body or signature changed is none", async () => {
    const [head = "", body = "", signature = ""] = (await signed(claims())).split(".");
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const other = encoded({ ...claims(), sub: String(anna.id + 1) });
    for (const alg of ["none", "None", "HS384", "RS256", ""])
      expect(await answerTo(`${encoded({ alg, typ })}.${body}.${signature}`)).toBe(bad);
    expect(await answerTo(`${encoded({ alg: "none", typ })}.${body}.`)).toBe(bad);
    expect(await answerTo(`${head}.${other}.${signature}`)).toBe(bad);
    expect(await answerTo(`${head}.${body}.`)).toBe(bad);
    expect(await answerTo(`${head}.${body}.${signature.split("").toReversed().join("")}`)).toBe(bad);
  });

  it("that is expired says so; one that is not yet valid, or has no end, is none", async () => {
    expect(await answerTo(await signed({ ...claims(), exp: seconds() - 1 }))).toBe("TOKEN_EXPIRED");
    expect(await answerTo(await signed({ ...claims(), exp: seconds() }))).toBe("TOKEN_EXPIRED");
    expect(await answerTo(await signed({ ...claims(), nbf: seconds() + 60 }))).toBe(bad);
    const { exp: _, ...endless } = claims();
    expect(await answerTo(await signed(endless))).toBe(bad);
  });

  it.each<[string, JWTPayload]>([
    ["another audience", { aud: "somebody" }],
    ["another issuer", { iss: "somebody" }],
    ["no user", { sub: "" }],
    ["no session", { sid: null }],
    ["a session that is no number", { sid: "1 or 1=1" }],
    ["a session that never was", { sid: 999_999_999 }],
  ])("with %s is none", async (_, change) => {
    expect(await answerTo(await signed({ ...claims(), ...change }))).toBe(bad);
  });

  it("of one user with the session of another is none", async () => {
    const ben = await testApp.make.consumer();
    expect(await answerTo(await signed({ ...claims(), sub: String(ben.id) }))).toBe(bad);
    expect(await answerTo(await signed({ ...claims(), sid: ben.actor.sessionId }))).toBe(bad);
  });

  it("that names an administrator who acts gives nobody more than the session says", async () => {
    const admin = await testApp.make.admin();
    const token = await signed({ ...claims(), act: { sub: String(admin.id) } });
    expect((await testApp.as({ token }).call("currentUser")).acting).toBeNull();
  });
});

describe("running tokens die at once in every process", () => {
  const byAdmin = async (who: SignedIn) => {
    const admin = await testApp.make.superAdmin();
    const params = { id: String(who.id) };
    const { version } = await testApp.as(admin).call("getUserById", { params });
    return testApp.as(admin).call("setUserDisabled", { params, body: { disabled: true, version } });
  };
  const shuts: Readonly<Record<string, (who: SignedIn) => Promise<unknown>>> = {
    "somebody who signs out": (who) => testApp.as(who).call("signOut", { body: {} }),
    "a sign-in ended elsewhere": async (who) =>
      testApp.as(await testApp.make.signedInAgain(who)).call("endOtherSessions", { body: {} }),
    "a disabled user": byAdmin,
    "a closed account": (who) => testApp.as(who).call("closeAccount", { body: {} }),
    "an erased account": (who) => testApp.as(who).call("eraseAccount", { body: { confirm: "erase" } }),
  };
  const refused = [bad, "ACCOUNT_DISABLED"];

  const answersOf = async (who: SignedIn) => [
    await answerTo(who.token),
    (await second.as(who).send("currentUser")).error?.code ?? 200,
  ];
  const isRefused = (answers: unknown): boolean =>
    Array.isArray(answers) && answers.every((answer) => refused.includes(String(answer)));
  const disableUnheard = ({ id }: SignedIn, disabled: boolean) =>
    testApp.db.pool.query("update users set disabled = $2 where id = $1", [id, disabled]);

  // Nothing that a process remembers grows old: a token can only die by what the process hears.
  beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(performance.now()));
  afterEach(() => void vi.restoreAllMocks());

  it.each(Object.keys(shuts))("of %s", async (what) => {
    const [who, unheard] = [await testApp.make.consumer(), await testApp.make.consumer()];
    const isRemembered = async () => {
      await disableUnheard(unheard, false);
      await answersOf(unheard);
      await disableUnheard(unheard, true);
      return answersOf(unheard);
    };
    await expect.poll(isRemembered).toEqual([200, 200]);
    expect(await answersOf(who)).toEqual([200, 200]);
    await shuts[what]?.(who);
    await expect.poll(() => answersOf(who), { interval: 10 }).toSatisfy(isRefused);
    expect(await answersOf(unheard)).toEqual([200, 200]);
  });
});
