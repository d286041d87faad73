import { outboxMessages } from "@treadclub/kit/tables";
import { and, count, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { singleUseTokens, users } from "#modules/identity";
import { fastest } from "#testing/fastest";
import { linkIn, mailsTo, tokenIn } from "#testing/mails";
import { openTestApp } from "#testing/test-app";
import { consumerMachine } from "#modules/consumers";
import { move } from "@treadclub/kit/states";

const testApp = await openTestApp();
const guest = testApp.as(null);
const password = "a brand new sentence";

/** Asks for a link and does what the queue would do. */
async function forgot(email: string, more: object = {}): Promise<void> {
  expect(await guest.call("forgotPassword", { body: { email, ...more } })).toEqual({ done: true });
  const inputs = await testApp.db.read
    .select({ id: singleUseTokens.id })
    .from(singleUseTokens)
    .where(eq(singleUseTokens.kind, "reset_wish"));
  for (const { id } of inputs) await testApp.app.jobs.run("send-reset-link", { id });
}
const lastLink = async (email: string): Promise<URL> =>
  linkIn((await mailsTo(testApp, email)).at(-1)?.body, "forgot_password_callback");
const set = (token: string, body: { password: string; email?: string }) =>
  guest.send("forgotPasswordCallback", { params: { token }, body });
const signIn = (email: string, word: string) => guest.send("logIn", { body: { email, password: word } });

describe("a forgotten password", () => {
  it("gets a link that carries the code along, works once, and ends every sign-in", async () => {
    const anna = await testApp.make.consumer({ password: "the sentence before" });
    const elsewhere = await testApp.make.signedInAgain(anna);
    await forgot(anna.email, { code: "SPRING27", code_type: "club" });
    const link = await lastLink(anna.email);
    expect(Object.fromEntries(link.searchParams)).toEqual({ code: "SPRING27", code_type: "club" });
    expect((await set(tokenIn(link), { password })).reply).toEqual({ done: true });
    for (const who of [anna, elsewhere])
      await expect
        .poll(async () => (await testApp.as(who).send("currentUser")).error?.code)
        .toBe("TOKEN_DECODE_UNSUCCESSFUL");
    expect((await signIn(anna.email, "the sentence before")).error?.code).toBe("INVALID_LOGIN_OR_PASSWORD");
    expect((await signIn(anna.email, password)).reply?.token).toEqual(expect.any(String));
    expect((await mailsTo(testApp, anna.email)).map((mail) => mail.subject)).toEqual([
      "Reset your TreadClub password",
      "Your password has been reset",
    ]);
    expect((await set(tokenIn(link), { password: "yet another sentence" })).error?.code).toBe("CODE_INVALID");
  });

  it("of two that set one with the same link at once, one wins", async () => {
    const anna = await testApp.make.consumer();
    await forgot(anna.email);
    const token = tokenIn(await lastLink(anna.email));
    const words = ["first of two sentences", "second of two sentences"];
    const answers = await Promise.all(words.map((word) => set(token, { password: word })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const winner = words[answers.findIndex(({ status }) => status === 200)] ?? "";
    expect((await signIn(anna.email, winner)).status).toBe(200);
    expect(await mailsTo(testApp, anna.email)).toHaveLength(2);
  });

  it("only by the newest link, within the hour, with the right address and no common password", async () => {
    const anna = await testApp.make.consumer();
    await forgot(anna.email);
    const older = tokenIn(await lastLink(anna.email));
    await forgot(anna.email);
    const token = tokenIn(await lastLink(anna.email));
    expect((await set(older, { password })).error?.code).toBe("CODE_INVALID");
    expect((await set(token, { password, email: "else@example.com" })).error?.code).toBe("CODE_INVALID");
    expect((await set(token, { password: "password123" })).error?.fields).toHaveProperty("password");
    expect((await set(token, { password, email: anna.email.toUpperCase() })).status).toBe(200);
    await forgot(anna.email);
    const late = tokenIn(await lastLink(anna.email));
    testApp.clock.forward(3_600_000);
    expect((await set(late, { password })).error?.code).toBe("CODE_INVALID");
  });

  it("is not for tokens of another kind", async () => {
    const anna = await testApp.make.consumer();
    const { token } = await testApp.run(async (ctx) => {
      const { mintToken } = await import("#modules/identity");
      return mintToken(ctx, { kind: "confirm_email", userId: anna.id, lifeSeconds: 60 });
    });
    expect((await set(token, { password })).error?.code).toBe("CODE_INVALID");
  });

  it("gives an account without one its first, and confirms the address", async () => {
    const anna = await testApp.make.consumer();
    await testApp.run((ctx) =>
      ctx.db.update(users).set({ emailConfirmedAt: null, passwordHash: null }).where(eq(users.id, anna.id)),
    );
    await forgot(anna.email);
    expect((await set(tokenIn(await lastLink(anna.email)), { password })).status).toBe(200);
    expect((await signIn(anna.email, password)).reply?.user?.email_confirmed).toBe(true);
  });
});

describe("who is not to be told", () => {
  const work = async (email: string): Promise<string[]> =>
    (await testApp.queries(() => guest.call("forgotPassword", { body: { email } }))).everyStatement;

  it("an unknown address gets the same answer by the same statements, and no mail", async () => {
    const anna = await testApp.make.consumer();
    expect(await work("nobody@example.com")).toEqual(await work(anna.email));
    await forgot("nobody@example.com");
    expect(await mailsTo(testApp, "nobody@example.com")).toEqual([]);
    expect(await mailsTo(testApp, anna.email)).toHaveLength(1);
    const [left] = await testApp.db.read
      .select({ n: count() })
      .from(singleUseTokens)
      .where(eq(singleUseTokens.kind, "reset_wish"));
    expect(left?.n).toBe(0);
  });

  it("an unknown address takes as long as a known one", async () => {
    const anna = await testApp.make.consumer();
    const took = { known: openTimes(), unknown: openTimes() };
    const ask = async (whose: "known" | "unknown", email: string): Promise<void> => {
      const startedAt = performance.now();
      const before = process.threadCpuUsage();
      await guest.call("forgotPassword", { body: { email } });
      const { user, system } = process.threadCpuUsage(before);
      took[whose].waitsMs.push(performance.now() - startedAt);
      took[whose].processorMs.push((user + system) / 1000);
    };
    for (let n = 0; n < 60; n += 1) {
      // One address each: a new one each time would write a new row of the limits each time.
      const order = [() => ask("known", anna.email), () => ask("unknown", "somebody@example.com")];
      for (const step of n % 2 === 0 ? order : order.toReversed()) await step();
    }
    const ratioOf = (kind: "waitsMs" | "processorMs"): number =>
      fastest(took.known[kind]) / fastest(took.unknown[kind]);
    expect(Math.abs(Math.log2(ratioOf("processorMs")))).toBeLessThan(0.5);
    // Other processes take their part of it: a wait for something else is longer than that.
    expect(Math.abs(Math.log2(ratioOf("waitsMs")))).toBeLessThan(1.6);
  });

  it("a disabled account gets no mail, a closed one may come back, and its old link does not outlive a disabling", async () => {
    const disabled = await testApp.make.disabled();
    const closed = await testApp.make.consumer();
    const shut = await testApp.make.consumer();
    await forgot(shut.email);
    const token = tokenIn(await lastLink(shut.email));
    await testApp.run(async (ctx) => {
      await move(ctx, consumerMachine, closed.id, "close", { closedAt: ctx.now });
      await ctx.db.update(users).set({ disabled: true }).where(eq(users.id, shut.id));
    });
    await forgot(disabled.email);
    await forgot(closed.email);
    expect(await mailsTo(testApp, disabled.email)).toEqual([]);
    expect(await mailsTo(testApp, closed.email)).toHaveLength(1);
    expect((await set(token, { password })).error?.code).toBe("CODE_INVALID");
  });

  it("nobody is flooded: five links an hour, of which the last goes on working", async () => {
    const anna = await testApp.make.consumer();
    for (let n = 0; n < 8; n += 1) await forgot(anna.email);
    const sent = await testApp.db.read
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.userId, anna.id), inArray(outboxMessages.state, ["waiting"])));
    expect(sent).toHaveLength(5);
    expect((await set(tokenIn(await lastLink(anna.email)), { password })).status).toBe(200);
  });
});

const openTimes = (): { readonly waitsMs: number[]; readonly processorMs: number[] } => ({
  waitsMs: [],
  processorMs: [],
});
