import { describe, expect, it } from "vitest";
import { lastMail, mailedToken } from "#testing/fixtures-teams";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const dayMs = 24 * 3_600_000;
let people = 0;
const address = (): string => `helper${(people += 1)}@example.com`;
const person = {
  first_name: "Sam",
  last_name: "Okafor",
  password: "a long enough sentence",
  terms_accepted: true as const,
};

async function invited(position: "owner" | "staff" = "staff", email = address()) {
  const member = await testApp.make.member();
  const owner = testApp.as(member.owner);
  const { id } = await owner.call("inviteMemberUser", { body: { member_id: member.id, email, position } });
  return { member, owner, email, id, token: await mailedToken(testApp, email) };
}

const accept = (token: string) => testApp.as(null).send("acceptInvitation", { body: { ...person, token } });
const show = (token: string) => testApp.as(null).send("getInvitation", { query: { token } });

describe("an invitation", () => {
  it("goes out as a link to the address, and makes its reader one of the company", async () => {
    const { member, owner, email, token } = await invited();
    const mail = await lastMail(testApp, email);
    const query = new URLSearchParams({ email, token });
    expect(mail.text).toContain(`http://localhost:3000/app/register?${query}`);
    const before = await owner.call("getMemberUsers", { params: { id: String(member.id) } });
    expect(before.invitations).toMatchObject([{ email, position: "staff" }]);
    expect((await show(token)).reply).toMatchObject({ email, position: "staff" });

    const answer = await accept(token);
    expect(answer.reply).toMatchObject({
      guard_message: null,
      user: { email, member_id: member.id, position: "staff", email_confirmed: true, roles: [{ name: "member" }] },
    });
    const after = await owner.call("getMemberUsers", { params: { id: String(member.id) } });
    expect(after.invitations).toEqual([]);
    expect(after.users.map((user) => [user.email, user.position])).toEqual([
      [member.owner.email, "owner"],
      [email, "staff"],
    ]);
    const signedIn = await testApp.as(null).call("logIn", { body: { email, password: person.password } });
    expect(signedIn.user?.member_id).toBe(member.id);
    const { rows } = await testApp.db.pool.query("select kind, given from consents where user_id = $1 order by id", [
      signedIn.user?.id,
    ]);
    expect(rows).toEqual([
      { kind: "terms", given: true },
      { kind: "privacy", given: true },
      { kind: "marketing_email", given: false },
    ]);
  });

  it("works once, also when it is accepted by many at once", async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.code === "CODE_INVALID")).toHaveLength(4);
    expect((await show(token)).error?.code).toBe("CODE_INVALID");
  });

  it("ends after seven days", async () => {
    const { token } = await invited();
    testApp.clock.forward(7 * dayMs - 1000);
    expect((await show(token)).status).toBe(200);
    testApp.clock.forward(1000);
    expect((await accept(token)).error?.code).toBe("CODE_INVALID");
  });

  it("sent again gives a new link, and the old one leads nowhere", async () => {
    const { member, owner, email, token } = await invited();
    await owner.call("inviteMemberUser", { body: { member_id: member.id, email, position: "owner" } });
    expect((await accept(token)).error?.code).toBe("CODE_INVALID");
    const { invitations } = await owner.call("getMemberUsers", { params: { id: String(member.id) } });
    expect(invitations).toMatchObject([{ email, position: "owner" }]);
    expect((await accept(await mailedToken(testApp, email))).reply?.user?.position).toBe("owner");
  });

  it("sent five times at once leaves one that works", async () => {
    const { member, owner, email } = await invited();
    const body = { member_id: member.id, email, position: "staff" as const };
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.send("inviteMemberUser", { body })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    const { invitations } = await owner.call("getMemberUsers", { params: { id: String(member.id) } });
    expect(invitations).toHaveLength(1);
  });

  it("taken back leads nowhere, and is taken back once", async () => {
    const { owner, id, token } = await invited();
    const revoke = () => owner.send("revokeInvitation", { params: { id: String(id) } });
    expect((await revoke()).status).toBe(200);
    expect((await accept(token)).error?.code).toBe("CODE_INVALID");
    expect((await revoke()).error?.code).toBe("STATE_CONFLICT");
  });

  it("taken back while it is accepted does one of the two", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, owner, id, token } = await invited();
      const [revoked, accepted] = await Promise.all([
        owner.send("revokeInvitation", { params: { id: String(id) } }),
        accept(token),
      ]);
      expect([revoked.status === 200, accepted.status === 200].filter(Boolean)).toHaveLength(1);
      const { users } = await owner.call("getMemberUsers", { params: { id: String(member.id) } });
      expect(users).toHaveLength(accepted.status === 200 ? 2 : 1);
    }
  });

  it("of a company that was disabled leads nowhere", async () => {
    const { member, token } = await invited();
    const admin = await testApp.make.admin();
    await testApp.as(admin).call("disableMembers", { body: { ids: [member.id] } });
    expect((await accept(token)).error?.code).toBe("CODE_INVALID");
  });

  it("does not go to an address that has an account, nor is it accepted once it has one", async () => {
    const driver = await testApp.make.consumer();
    const { member, owner, email, token } = await invited();
    const body = { member_id: member.id, email: driver.email, position: "staff" as const };
    expect((await owner.send("inviteMemberUser", { body })).error?.code).toBe("EMAIL_EXISTS");
    await testApp.make.consumer({ email });
    expect((await accept(token)).error?.code).toBe("EMAIL_EXISTS");
    expect((await show(token)).status).toBe(200);
  });

  it("is an owner's to give, shortly after they proved who they are", async () => {
    const { member } = await invited();
    const staff = await testApp.make.staff(member.id);
    const body = { member_id: member.id, email: address(), position: "owner" as const };
    expect((await testApp.as(staff).send("inviteMemberUser", { body })).error?.code).toBe("ACTION_NOT_ALLOWED");
    const stranger = await testApp.make.member();
    expect((await testApp.as(stranger.owner).send("inviteMemberUser", { body })).error?.code).toBe("NOT_FOUND");
    const owner = await testApp.make.signedInAgain(member.owner);
    const { rowCount } = await testApp.db.pool.query("update sessions set proven_at = proven_at - interval '1 hour'");
    expect(rowCount).toBeGreaterThan(0);
    expect((await testApp.as(owner).send("inviteMemberUser", { body })).error?.code).toBe("PROOF_WANTED");
  });
});

it("brings somebody back who had left, with a new password and no old sign-in", async () => {
  const { member, owner, email, token } = await invited();
  const first = await accept(token);
  const userId = first.reply?.user?.id ?? 0;
  await owner.call("removeMemberUser", { params: { id: String(userId) } });
  await owner.call("inviteMemberUser", { body: { member_id: member.id, email, position: "staff" } });
  const password = "another long sentence";
  const back = await testApp.as(null).call("acceptInvitation", {
    body: { ...person, password, token: await mailedToken(testApp, email) },
  });
  expect(back.user).toMatchObject({ id: userId, member_id: member.id, position: "staff" });
  const old = await testApp.as(null).send("logIn", { body: { email, password: person.password } });
  expect(old.error?.code).toBe("INVALID_LOGIN_OR_PASSWORD");
  expect((await testApp.as(null).call("logIn", { body: { email, password } })).user?.id).toBe(userId);
});
