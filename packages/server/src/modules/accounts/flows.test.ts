import { formatPlate } from "@treadclub/rules";
import { afterAll, describe, expect, it } from "vitest";
import { linkIn, tokenIn } from "#testing/mails";
import { openSmtp, type TakenMail } from "#testing/smtp";
import { openTestApp } from "#testing/test-app";

const smtp = await openSmtp();
const testApp = await openTestApp({ mail: smtp.mail });
await testApp.app.jobs.work();
afterAll(() => smtp.close());
const guest = testApp.as(null);
const password = "a long enough sentence";
let people = 0;

/** A driver who signed up by themselves, with the session of that. */
async function signUp(more: object = {}) {
  const email = `flow-${(people += 1)}@example.com`;
  const body = { first_name: "Zoë", last_name: "Lee", email, password, terms_accepted: true as const, ...more };
  const { token, user } = await guest.call("createConsumer", { body });
  return { email, id: user?.id ?? 0, as: testApp.as({ token: token ?? "" }) };
}
const mailWith = (to: string, subject: string): Promise<TakenMail> =>
  smtp.waitFor((mail) => mail.envelope.to.includes(to) && mail.subject?.startsWith(subject) === true);
const tokenFrom = async (to: string, subject: string, place: string): Promise<string> =>
  tokenIn(linkIn((await mailWith(to, subject)).text, place));

describe("by real mails", () => {
  it("an address is confirmed", async () => {
    const { email, as } = await signUp();
    const token = await tokenFrom(email, "Confirm your email address", "confirm_email");
    expect(await guest.call("confirmEmail", { body: { token } })).toEqual({ email });
    expect((await as.call("currentUser")).email_confirmed).toBe(true);
  });

  it("a forgotten password is set anew, in the language of the account, and signs in", async () => {
    const { email } = await signUp({ locale: "cn" });
    await guest.call("forgotPassword", { body: { email: email.toUpperCase(), code: "ABC", code_type: "club" } });
    const mail = await mailWith(email, "重置您的 TreadClub 密码");
    const link = linkIn(mail.text, "forgot_password_callback");
    expect(link.searchParams.get("code")).toBe("ABC");
    const body = { password: "quite another sentence" };
    await guest.call("forgotPasswordCallback", { params: { token: tokenIn(link) }, body });
    await mailWith(email, "您的密码已重置");
    const { token } = await guest.call("logIn", { body: { email, ...body } });
    expect(token).toEqual(expect.any(String));
  });

  it("an address is changed at both ends", async () => {
    const { email, as } = await signUp();
    const first = await tokenFrom(email, "Confirm your email address", "confirm_email");
    await guest.call("confirmEmail", { body: { token: first } });
    const next = `flow-new-${people}@example.com`;
    await as.call("requestEmailChange", { body: { email: next } });
    const atOld = await tokenFrom(email, "Your email address is about to change", "confirm_email_change");
    const atNew = await tokenFrom(next, "Confirm your new email address", "confirm_email_change");
    expect(await guest.call("confirmEmailChange", { body: { token: atNew } })).toMatchObject({ done: false });
    expect(await guest.call("confirmEmailChange", { body: { token: atOld } })).toMatchObject({ done: true });
    await mailWith(email, "Your email address has changed");
    expect((await guest.call("logIn", { body: { email: next, password } })).user?.email).toBe(next);
  });

  it("an account is closed, comes back, and is erased, whose last mail says so", async () => {
    const { email, as } = await signUp();
    await as.call("closeAccount", { body: {} });
    expect((await mailWith(email, "Your account is closed")).text).toContain("/app/sign_in");
    const { continue_token } = await guest.call("logIn", { body: { email, password } });
    const back = await guest.call("reopenAccount", { body: { continue_token: continue_token ?? "" } });
    await testApp.as({ token: back.token ?? "" }).call("eraseAccount", { body: { confirm: "erase" } });
    await mailWith(email, "We’ve erased your account");
    expect((await guest.call("checkedEmail", { query: { email } })).free).toBe(true);
  });

  it("a driver and a fitter's owner hear of what the other did", async () => {
    const who = await testApp.make.consumer();
    const { email, id } = who;
    const vehicle = await testApp.make.vehicle(who);
    const fitter = await testApp.make.member();
    const body = {
      vehicle_id: vehicle.id,
      member_ids: [fitter.id],
      positions: ["front_left" as const],
      tyre_size: "205/55 R16",
    };
    const ask = async () => (await testApp.as(who).call("createQuote", { body })).list[0]?.id ?? 0;
    const answer = (quote_id: number) =>
      testApp.as(fitter.owner).call("answerQuote", {
        body: { quote_id, brand: "Dunlop", unit_price_pence: 7000, fitting_minutes: 45, version: 0 },
      });
    const quote = await ask();
    await answer(quote);
    const mail = await mailWith(email, "Quote from Tyres");
    expect(mail.subject).toContain(`: £70 for 1 tyre · ${formatPlate(vehicle.number)}`);
    expect(mail.text).toContain(`/app/consumer/${id}/my_quotes?open_field=${quote}&open_field_type=quote`);
    await mailWith(fitter.owner.email, `Quote request: 1 tyre, 205/55 R16 · ${formatPlate(vehicle.number)}`);
  });
});
