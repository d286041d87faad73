import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#modules/identity";
import { members } from "#modules/members";
import { linkIn, mailsTo, tokenIn } from "#testing/mails";
import { lastMail } from "#testing/fixtures-teams";
import { openTestApp } from "#testing/test-app";
import { mailOwners, mailUsers } from "./index.ts";

const testApp = await openTestApp();
const guest = testApp.as(null);
let people = 0;
const fresh = (): string => `names-${(people += 1)}@example.com`;
const evil = "Your account is locked. Go to https://evil.example/unlock now";
const person = {
  first_name: "Zelda",
  last_name: "Quickthorn",
  password: "a long enough sentence",
  terms_accepted: true as const,
};
const wordsTo = async (email: string): Promise<string> =>
  (await mailsTo(testApp, email)).map(({ subject, body }) => `${subject}\n${body}`).join("\n");
const lastTo = async (email: string) => (await mailsTo(testApp, email)).at(-1);
const unconfirm = (id: number) =>
  testApp.run((ctx) => ctx.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id)));

describe("a sign-up", () => {
  it.each([
    ["en", "Leave out web and email addresses."],
    ["zh-CN", "请勿包含网址或邮箱"],
    ["uk", "Приберіть адреси сайтів"],
  ])("with an address for a name is refused at its field, in %s", async (language, words) => {
    const email = fresh();
    const { error } = await guest.send(
      "createConsumer",
      { body: { ...person, first_name: evil, email } },
      { headers: { "accept-language": language } },
    );
    expect(error?.code).toBe("VALIDATION_FAILED");
    expect(error?.fields?.["first_name"]).toContain(words);
    expect(await mailsTo(testApp, email)).toEqual([]);
  });

  it("mails no name until the address is confirmed", async () => {
    const email = fresh();
    const { user } = await guest.call("createConsumer", { body: { ...person, email } });
    const again = () => testApp.run((ctx) => mailUsers(ctx, [user?.id ?? 0], "reset_password", { link: "L" }));
    await again();
    expect(await mailsTo(testApp, email)).toHaveLength(3);
    expect(await wordsTo(email)).not.toMatch(/Zelda|Quickthorn/);
    const confirming = (await mailsTo(testApp, email)).find(({ body }) => body.includes("/app/confirm_email?"));
    expect(confirming?.body).toMatch(/^Hello,\n/);
    await guest.call("confirmEmail", { body: { token: tokenIn(linkIn(confirming?.body, "confirm_email")) } });
    await again();
    expect((await lastTo(email))?.body).toMatch(/^Hello Zelda,\n/);
  });

  it("stores names on one line, without marks", async () => {
    const email = fresh();
    const names = { first_name: " Zel\u202eda\r\nAnn\u0007", last_name: "Qui\u200be\u0301" };
    const { user } = await guest.call("createConsumer", { body: { ...person, ...names, email } });
    expect(user).toMatchObject({ first_name: "Zelda Ann", last_name: "Quié" });
  });
});

describe("a name from before names were checked", () => {
  it.each([evil, "evil.example", "Anna www.evil"])("is left out of mails: %s", async (firstName) => {
    const anna = await testApp.make.consumer({ firstName });
    await testApp.run((ctx) => mailUsers(ctx, [anna.id], "totp_removed", { link: "L" }));
    expect((await lastTo(anna.email))?.body).toMatch(/^Hello,\n/);
    expect(await wordsTo(anna.email)).not.toMatch(/evil/);
  });

  it("stands on one line, and makes no header of its own", async () => {
    const fitter = await testApp.make.member({ owner: { firstName: "O\r\nlu\u202e\nBcc: x" } });
    const title = "Two\r\nBcc: eve\u2028lines \u202e";
    await testApp.run((ctx) => mailOwners(ctx, fitter.id, "club_approved", { title, link: "L" }));
    const mail = await lastTo(fitter.owner.email);
    expect(mail?.subject).toBe("Discount club approved: Two Bcc: eve lines");
    expect(mail?.body).toMatch(/^Hello O lu Bcc: x,\n/);
    expect(mail?.body).toContain("“Two Bcc: eve lines”");
    expect(`${mail?.subject}${mail?.body}`).not.toMatch(/[\r\u2028\u202e]/);
  });

  it("of a company or club is left out where it holds an address", async () => {
    const fitter = await testApp.make.member();
    const link = "L";
    await testApp.run(async (ctx) => {
      await mailOwners(ctx, fitter.id, "member_accepted", { company: evil, link });
      await mailOwners(ctx, fitter.id, "club_declined", { title: "evil.example", reason: "See ico.org.uk", link });
    });
    const [accepted, declined] = await mailsTo(testApp, fitter.owner.email);
    expect(accepted?.subject).toBe("Your company is now on TreadClub");
    expect(declined?.subject).toBe("Your discount club needs a change");
    expect(declined?.body).toContain("See ico.org.uk");
    expect(await wordsTo(fitter.owner.email)).not.toContain("evil");
  });
});

describe("an address that nobody has confirmed", () => {
  it("reads no name of a person, a passkey, a club or a company", async () => {
    const fitter = await testApp.make.member({ owner: { firstName: "Zelda" } });
    const { id, email } = fitter.owner;
    await unconfirm(id);
    const [name, title, company, link] = ["Zelda phone", "Zelda club", "Zelda Ltd", "L"];
    await testApp.run(async (ctx) => {
      await mailUsers(ctx, [id], "passkey_added", { name, link });
      await mailUsers(ctx, [id], "passkey_removed", { name, link });
      await mailOwners(ctx, fitter.id, "club_approved", { title, link });
      await mailOwners(ctx, fitter.id, "club_declined", { title, reason: "So.", link });
      await mailOwners(ctx, fitter.id, "member_accepted", { company, link });
      await mailUsers(ctx, [id], "email_changed", { email: "zelda@example.com" });
    });
    expect(await mailsTo(testApp, email)).toHaveLength(6);
    expect(await wordsTo(email)).not.toMatch(/zelda|\{\w+\}/i);
  });

  it("is asked for a change of address without a name", async () => {
    const anna = await testApp.make.consumer({ firstName: "Zelda" });
    const email = fresh();
    await testApp.as(anna).call("requestEmailChange", { body: { email } });
    expect((await lastTo(email))?.body).toMatch(/^Hello,\n/);
    expect((await lastTo(anna.email))?.body).toMatch(/^Hello Zelda,\n/);
  });

  it("reads nothing that somebody else wrote into a complaint in its name", async () => {
    const email = fresh();
    const { reference } = await guest.call("createDataComplaint", {
      body: { name: "Zelda", email, about: "other", text: "Zelda says hello, and more of it." },
    });
    const admin = testApp.as(await testApp.make.admin());
    const { list } = await admin.call("getDataComplaints", { body: { search: reference } });
    const at = { params: { id: String(list[0]?.id) } };
    const { version } = await admin.call("acknowledgeDataComplaint", { ...at, body: { version: 0 } });
    await admin.call("answerDataComplaint", { ...at, body: { version, text: "This is our answer." } });
    expect(await mailsTo(testApp, email)).toHaveLength(3);
    expect(await wordsTo(email)).not.toContain("Zelda");
  });
});

describe("an invitation", () => {
  const invited = async (state: "new" | "accepted", companyName: string) => {
    const fitter = await testApp.make.member({ state });
    await testApp.run((ctx) => ctx.db.update(members).set({ companyName }).where(eq(members.id, fitter.id)));
    const email = fresh();
    await testApp
      .as(fitter.owner)
      .call("inviteMemberUser", { body: { member_id: fitter.id, email, position: "staff" } });
    return lastMail(testApp, email);
  };

  it("names a company that was accepted", async () => {
    const mail = await invited("accepted", "St. John's Tyres Ltd");
    expect(mail.subject).toBe("St. John's Tyres Ltd invites you to TreadClub");
    expect(mail.text).toContain("St. John's Tyres Ltd invites you");
  });

  it.each([
    ["new", "St. John's Tyres Ltd"],
    ["accepted", evil],
  ] as const)("of a company that is %s does not name %s", async (state, companyName) => {
    const mail = await invited(state, companyName);
    expect(mail.subject).toBe("You’ve been invited to TreadClub");
    expect(mail.text).not.toMatch(/evil|St\. John/);
    expect(mail.text).toContain("/app/register?");
  });
});
