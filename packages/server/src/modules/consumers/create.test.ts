import { outboxMessages, stateHistory } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consents, users } from "#modules/identity";
import { vouchers } from "#modules/vouchers";
import { openTestApp } from "#testing/test-app";
import { consumerFor, consumerLinks, consumerMachine, consumers, memberMaySee, seenByMember } from "./index.ts";
import { move } from "@treadclub/kit/states";

const testApp = await openTestApp();
let people = 0;
const person = (more: object = {}) => {
  people += 1;
  return {
    first_name: "Anna",
    last_name: "Khan",
    email: `driver${people}@example.com`,
    password: "a long enough sentence",
    terms_accepted: true as const,
    ...more,
  };
};
const signUp = (body: ReturnType<typeof person>, options = {}) =>
  testApp.as(null).send("createConsumer", { body }, options);
const userOf = async (email: string) => (await testApp.db.read.select().from(users).where(eq(users.email, email)))[0];

describe("signing up", () => {
  it("is refused to a machine that fills in what people do not see", async () => {
    const { error } = await signUp(person({ homepage: "https://spam.example" }));
    expect(error).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: { homepage: expect.stringMatching(/^The form must be filled in by the user themselves\./) },
    });
    expect((await signUp(person({ homepage: "" }))).error).toBeNull();
  });

  it("makes a driver with consents, free scans and a welcome mail, signed in on this device", async () => {
    const body = person({ email: "  Anna.KHAN@Example.com ", marketing: true, locale: "uk" });
    const answer = await signUp(body);
    expect(answer.reply).toMatchObject({
      guard_message: null,
      joined_club: null,
      user: { email: "anna.khan@example.com", roles: [{ name: "consumer" }], locale: "uk", member_id: null },
    });
    expect(answer.cookies.find((cookie) => cookie.name === "treadclub_refresh")).toMatchObject({
      httpOnly: true,
      sameSite: "Strict",
    });
    const me = testApp.as({ token: answer.reply?.token ?? "" });
    const id = (await me.call("currentUser")).id;
    expect(await testApp.db.read.select().from(consents).where(eq(consents.userId, id))).toMatchObject([
      { kind: "terms", given: true },
      { kind: "privacy", given: true },
      { kind: "marketing_email", given: true },
    ]);
    expect(await me.call("getConsumerCredit", { params: { id: String(id) } })).toEqual({
      balance: 4,
      free: 4,
      paid: 0,
      ends: [],
    });
    const [mail] = await testApp.db.read.select().from(outboxMessages).where(eq(outboxMessages.userId, id));
    expect(mail?.subject).toContain("Вітаємо у TreadClub: £5");
    expect(mail?.body).toContain("£5");
    const history = await testApp.db.read
      .select()
      .from(stateHistory)
      .where(and(eq(stateHistory.machine, "consumer"), eq(stateHistory.thingId, id)));
    expect(history).toMatchObject([{ event: "create", fromState: null, toState: "active" }]);
  });

  it("with a club's code joins it", async () => {
    const fitter = await testApp.make.member();
    const club = await testApp.make.club(fitter.id, { title: "Spring 2027", name: "Leeds drivers" });
    const { reply } = await signUp(person({ code: club.code, code_type: "club" }));
    expect(reply?.joined_club).toBe("Leeds drivers");
    expect(
      await testApp.db.read
        .select()
        .from(vouchers)
        .where(eq(vouchers.consumerId, reply?.user?.id ?? 0)),
    ).toHaveLength(1);
    expect(
      await testApp.db.read.select().from(consumerLinks).where(eq(consumerLinks.memberId, fitter.id)),
    ).toMatchObject([{ consumerId: reply?.user?.id, reason: "joined" }]);
  });

  it("with a code that leads nowhere makes nothing at all, and the same person may try again without", async () => {
    for (const wrong of [{ code: "NOTHERE2" }, { code: (await testApp.make.club(null)).code, code_type: "member" }]) {
      const body = person(wrong);
      const answer = await signUp(body);
      expect([answer.error?.code, answer.cookies]).toEqual(["CODE_INVALID", []]);
      expect(await userOf(body.email)).toBeUndefined();
      expect((await signUp(person({ email: body.email }))).status).toBe(200);
    }
  });

  it("20 times at once with one e-mail makes one account", async () => {
    const body = person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(body)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.code === "EMAIL_EXISTS")).toHaveLength(19);
    expect(await testApp.db.read.select().from(users).where(eq(users.email, body.email))).toHaveLength(1);
  });

  it("never stores its tokens under an idempotency key", async () => {
    const body = person();
    expect((await signUp(body, { key: "sign-up" })).status).toBe(200);
    const again = await signUp(body, { key: "sign-up" });
    expect([again.error?.code, again.headers["idempotent-replayed"]]).toEqual(["EMAIL_EXISTS", undefined]);
  });

  it("names each answer that needs another look", async () => {
    const answer = await testApp.as(null).sendRaw("createConsumer", {
      body: { first_name: " ", email: "anna@", password: "short", terms_accepted: false },
    });
    expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual([
      "email",
      "first_name",
      "last_name",
      "password",
      "terms_accepted",
    ]);
    expect(Object.keys((await signUp(person({ password: "password123" }))).error?.fields ?? {})).toEqual(["password"]);
  });

  it("slows down who tries codes", async () => {
    const strict = await openTestApp({ limits: { code: { points: 2, windowSeconds: 60 } } });
    const codes = [];
    for (let n = 0; n < 4; n += 1)
      codes.push((await strict.as(null).send("createConsumer", { body: person({ code: `WRONG${n}` }) })).error?.code);
    expect(codes).toEqual(["CODE_INVALID", "CODE_INVALID", "RATE_LIMITED", "RATE_LIMITED"]);
  });
});

describe("a driver's account", () => {
  it.each(["disable", "close", "delete"] as const)("is shut after %s: no call, no sign-in", async (event) => {
    const driver = await testApp.make.consumer({ password: "a long enough sentence" });
    await testApp.run((ctx) => move(ctx, consumerMachine, driver.id, event));
    expect((await testApp.as(driver).send("currentUser")).error?.code).toBe("ACCOUNT_DISABLED");
    expect(
      await testApp.as(null).call("logIn", { body: { email: driver.email, password: "a long enough sentence" } }),
    ).toMatchObject({ token: null, guard_message: "disabled" });
  });

  it("is read with one statement, company included", async () => {
    const { accountOf } = await import("./index.ts");
    const fitter = await testApp.make.member();
    const { result, everyStatement } = await testApp.queries(() => accountOf(testApp.db.read, fitter.owner.id));
    expect(result).toEqual({
      memberId: fitter.id,
      position: "owner",
      isShut: false,
      closedUntil: null,
      language: "en",
    });
    expect(everyStatement).toHaveLength(1);
  });
});

describe("the language of a company", () => {
  it("comes with its users; others get English", async () => {
    const [fitter, driver] = [await testApp.make.member(), await testApp.make.consumer()];
    await testApp.db.pool.query("update members set default_language = 'uk' where id = $1", [fitter.id]);
    const languageOf = async (who: { token: string }) =>
      (await testApp.as(who).call("currentUser")).company_default_language;
    expect([await languageOf(fitter.owner), await languageOf(driver)]).toEqual(["uk", "en"]);
  });
});

describe("who sees a driver", () => {
  it("themselves, administrators, and members they are linked to; as record and as where-clause alike", async () => {
    const [driver, other, fitter, stranger] = [
      await testApp.make.consumer(),
      await testApp.make.consumer(),
      await testApp.make.member(),
      await testApp.make.member(),
    ];
    await testApp.make.join(driver.id, await testApp.make.club(fitter.id));
    const sees = (actor: { actor: typeof driver.actor }) =>
      testApp
        .run((ctx) => consumerFor({ ...ctx, actor: actor.actor }, driver.id))
        .then(
          () => true,
          () => false,
        );
    expect([
      await sees(driver),
      await sees(other),
      await sees(fitter.owner),
      await sees(stranger.owner),
      await sees(await testApp.make.admin()),
    ]).toEqual([true, false, true, false, true]);
    const listed = async (memberId: number) =>
      (
        await testApp.db.read
          .select({ id: consumers.id })
          .from(consumers)
          .where(and(eq(consumers.id, driver.id), seenByMember(memberId, consumers.id)))
      ).length === 1;
    for (const member of [fitter, stranger])
      expect(await listed(member.id)).toBe(await testApp.run((ctx) => memberMaySee(ctx, member.id, driver.id)));
    await testApp.run((ctx) => move(ctx, consumerMachine, driver.id, "close"));
    expect([await sees(fitter.owner), await sees(await testApp.make.admin())]).toEqual([false, true]);
  });
});
