import { describe, expect, it } from "vitest";
import { lastMail, mailedToken } from "#testing/fixtures-teams";
import { linkIn, mailsTo, tokenIn } from "#testing/mails";
import { addPasskeyOf, turnOnTotp } from "#testing/second-steps";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const guest = testApp.as(null);
const before = "the stranger's own sentence";
const password = "the owner's own sentence";
let addresses = 0;

/** A stranger signs up under an address that is not theirs, and sets up every way to stay. */
async function planted() {
  const email = `owner${(addresses += 1)}@example.com`;
  const body = { first_name: "Mal", last_name: "Ory", email, password: before, terms_accepted: true as const };
  const { token, user } = await guest.call("createConsumer", { body });
  const stranger = { token: token ?? "" };
  await testApp.as(stranger).call("requestEmailChange", { body: { email: `mallory${addresses}@example.com` } });
  const change = tokenIn(
    linkIn((await mailsTo(testApp, `mallory${addresses}@example.com`)).at(-1)?.body, "confirm_email_change"),
  );
  await turnOnTotp(testApp, stranger);
  await addPasskeyOf(testApp, stranger);
  await link(user?.id ?? 0, email);
  return { email, id: user?.id ?? 0, stranger, change };
}

const link = (userId: number, subject: string) =>
  testApp.db.pool.query(
    "insert into provider_accounts (user_id, issuer, subject, created_at) values ($1, 'https://id.example', $2, now())",
    [userId, subject],
  );

const waysOf = async (userId: number): Promise<number> => {
  const { rows } = await testApp.db.pool.query<{ n: number }>(
    `select ((select count(*) from passkeys where user_id = $1) + (select count(*) from totp_secrets where user_id = $1)
       + (select count(*) from recovery_codes where user_id = $1) + (select count(*) from provider_accounts where user_id = $1))::int as n`,
    [userId],
  );
  return rows[0]?.n ?? -1;
};

async function reset(email: string): Promise<void> {
  await guest.call("forgotPassword", { body: { email } });
  const { rows } = await testApp.db.pool.query<{ id: number }>(
    "select id from single_use_tokens where kind = 'reset_wish'",
  );
  for (const { id } of rows) await testApp.app.jobs.run("send-reset-link", { id: Number(id) });
  const token = tokenIn(linkIn((await mailsTo(testApp, email)).at(-1)?.body, "forgot_password_callback"));
  await guest.call("forgotPasswordCallback", { params: { token }, body: { password } });
}

describe("the owner of an address that a stranger signed up with", () => {
  it("gets the account by a new password alone: nothing that the stranger set up is left", async () => {
    const { email, id, stranger, change } = await planted();
    expect(await waysOf(id)).toBe(13);
    await reset(email);
    expect(await waysOf(id)).toBe(0);
    await expect
      .poll(async () => (await testApp.as(stranger).send("currentUser")).error?.code)
      .toBe("TOKEN_DECODE_UNSUCCESSFUL");
    expect((await guest.send("confirmEmailChange", { body: { token: change } })).error?.code).toBe("CODE_INVALID");
    const { reply } = await guest.send("logIn", { body: { email, password } });
    expect(reply).toMatchObject({ guard_message: null, user: { id, email, email_confirmed: true } });
    expect((await guest.send("logIn", { body: { email, password: before } })).error?.code).toBe(
      "INVALID_LOGIN_OR_PASSWORD",
    );
  });

  it("who confirmed it themselves keeps their second step through a new password", async () => {
    const anna = await testApp.make.consumer({ password: before });
    await turnOnTotp(testApp, anna);
    await reset(anna.email);
    const { reply } = await guest.send("logIn", { body: { email: anna.email, password } });
    expect(reply).toMatchObject({ guard_message: "second_factor", token: null });
  });

  it("gets it by an invitation as well, once it has no role", async () => {
    const { email, id } = await planted();
    await testApp.db.pool.query("delete from user_roles where user_id = $1", [id]);
    await testApp.db.pool.query("delete from consumers where id = $1", [id]).catch(() => undefined);
    const member = await testApp.make.member();
    await testApp
      .as(member.owner)
      .call("inviteMemberUser", { body: { member_id: member.id, email, position: "staff" } });
    expect((await lastMail(testApp, email)).text).toContain("/app/register");
    const token = await mailedToken(testApp, email);
    const body = { token, first_name: "Sam", last_name: "Okafor", password, terms_accepted: true as const };
    expect((await guest.call("acceptInvitation", { body })).guard_message).toBeNull();
    expect(await waysOf(id)).toBe(0);
  });

  it("is invited by two companies at once into one of them", async () => {
    const [one, two] = [await testApp.make.member(), await testApp.make.member()];
    const left = await testApp.make.supplier();
    await testApp.db.pool.query("delete from user_roles where user_id = $1", [left.id]);
    const tokens: string[] = [];
    for (const member of [one, two]) {
      await testApp
        .as(member.owner)
        .call("inviteMemberUser", { body: { member_id: member.id, email: left.email, position: "staff" } });
      tokens.push(await mailedToken(testApp, left.email));
    }
    const answers = await Promise.all(
      tokens.map((token) =>
        guest.send("acceptInvitation", {
          body: { token, first_name: "Sam", last_name: "Okafor", password, terms_accepted: true },
        }),
      ),
    );
    expect(answers.map(({ error }) => error?.code ?? "in").toSorted()).toEqual(["EMAIL_EXISTS", "in"]);
  });
});
