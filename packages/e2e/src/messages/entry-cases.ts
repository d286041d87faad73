import { accounts, clientOf, signInByCall } from "../accounts.ts";
import { expect } from "../harness.ts";
import { desktop } from "../journey/actors.ts";
import { randomBytes } from "node:crypto";
import { answer, nobody, press, summary, openAt, type MessageCase, type Stage } from "./stage.ts";

const longEnough = "three words in a row";

const signIn: MessageCase = {
  screen: "/app/sign_in",
  raises: ["email format", "INVALID_LOGIN_OR_PASSWORD"],
  device: desktop,
  as: nobody,
  play: async (stage) => {
    await openAt(stage.page, "/app/sign_in");
    await enter(stage, { email: "anna", password: longEnough });
    await stage.shows("email format");
    await enter(stage, { email: "nobody@nowhere.example", password: longEnough });
    await stage.shows("INVALID_LOGIN_OR_PASSWORD", summary(stage));
  },
};

const shutOut: MessageCase = {
  screen: "/app/sign_in of a disabled driver",
  raises: ["profile disabled"],
  device: desktop,
  as: nobody,
  play: async (stage) => {
    await openAt(stage.page, "/app/sign_in");
    await enter(stage, await disabledDriver(stage.base));
    await stage.shows("profile disabled");
  },
};

async function enter({ page, translate }: Stage, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel(translate("base.signIn.email")).fill(account.email);
  await page.getByLabel(translate("base.signIn.password"), { exact: true }).fill(account.password);
  await press({ page }, translate("base.signIn.submit"));
}

/** One for all languages: sign-ups are counted. */
const shut: { driver: Promise<{ email: string; password: string }> | null } = { driver: null };
const disabledDriver = (base: string): Promise<{ email: string; password: string }> => (shut.driver ??= disable(base));

async function disable(base: string): Promise<{ email: string; password: string }> {
  const person = { email: `shut-${randomBytes(5).toString("hex")}@example.com`, password: longEnough };
  const body = { ...person, first_name: "Shut", last_name: "Out", terms_accepted: true as const };
  const made = await clientOf(base, null).call("createConsumer", { body });
  const admin = clientOf(base, (await signInByCall(base, accounts.admin)).token);
  const params = { id: String(made.user?.id) };
  const { version } = await admin.call("getUserById", { params });
  await admin.call("setUserDisabled", { params, body: { disabled: true, version } });
  return person;
}

const driverSignUp: MessageCase = {
  screen: "/app/consumer_sign_up and its second step",
  raises: [
    "all required fields",
    "email already associated with an account",
    "password at least 8 characters",
    "agree to the Privacy Policy and Terms of Service",
    "the form must be filled in by the user themselves",
    "EMAIL_EXISTS",
  ],
  device: desktop,
  as: nobody,
  play: async (stage) => {
    const { page, translate } = stage;
    const next = (): Promise<void> => press(stage, translate("entry.signUp.next"));
    await openAt(page, "/app/consumer_sign_up");
    await next();
    await stage.shows("all required fields");
    for (const key of ["entry.signUp.enterLastName", "base.signIn.enterEmail", "entry.signUp.enterPassword"] as const)
      await expect(page.getByRole("alert").getByText(translate(key))).toBeVisible();
    await page.getByLabel(translate("entry.signUp.firstName")).fill("Mia");
    await page.getByLabel(translate("entry.signUp.lastName")).fill("Stone");
    await page.getByLabel(translate("entry.signUp.email")).fill(accounts.driver.email);
    await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill("seven77");
    await next();
    await stage.shows("password at least 8 characters");
    await stage.shows("email already associated with an account");
    await page.getByLabel(translate("entry.signUp.email")).fill("mia.stone@example.com");
    await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(longEnough);
    await next();
    await agree(stage);
  },
};

async function agree(stage: Stage): Promise<void> {
  const { page, translate } = stage;
  const send = (): Promise<void> => press(stage, translate("entry.signUp.submit"));
  const ownHand = translate("base.field.own_hand");
  await send();
  await stage.shows("agree to the Privacy Policy and Terms of Service");
  await page.getByLabel(translate("entry.signUp.agree")).check();
  // As a machine does it: it fills in everything that is there.
  await page.locator("input[name=homepage]").fill("https://spam.example", { force: true });
  await send();
  await stage.shows("the form must be filled in by the user themselves");
  await page.getByLabel(translate("entry.ownHand.label")).fill("");
  await expect(page.getByText(ownHand)).toHaveCount(0);
  await answer(page, "create_consumer", 409, "EMAIL_EXISTS");
  await send();
  await stage.shows("EMAIL_EXISTS", summary(stage));
  await expect(page.getByLabel(translate("entry.signUp.email"))).toHaveValue("mia.stone@example.com");
}

const companySignUp: MessageCase = {
  screen: "/app/member_sign_up",
  raises: ["phone format", "valid postcode", "postcode lookup 402"],
  device: desktop,
  as: nobody,
  play: async (stage) => {
    const { page, translate } = stage;
    await page.route("**/api/v1/config/get*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), addresses: true } });
    });
    await answer(page, "get_addresses/*", 402, "QUOTA_EXCEEDED");
    await openAt(page, "/app/member_sign_up");
    await page.getByLabel(translate("entry.fitter.phone")).fill("12");
    await page.getByLabel(translate("entry.fitter.postcode")).fill("LEEDS");
    await press(stage, translate("entry.fitter.submit"));
    await stage.shows("phone format");
    await stage.shows("valid postcode");
    await page.getByLabel(translate("entry.fitter.postcode")).fill("LS1 4DY");
    await press(stage, translate("entry.fitter.find"));
    await stage.shows("postcode lookup 402");
  },
};

const newPassword: MessageCase = {
  screen: "/app/forgot_password_callback/{reset_token}",
  raises: ["passwords match", "password at least 8 characters"],
  device: desktop,
  as: nobody,
  play: async (stage) => {
    const { page, translate } = stage;
    await openAt(page, "/app/forgot_password_callback/some-token");
    const fill = async (password: string, repeat: string): Promise<void> => {
      await page.getByLabel(translate("entry.reset.password"), { exact: true }).fill(password);
      await page.getByLabel(translate("entry.reset.repeat"), { exact: true }).fill(repeat);
      await press(stage, translate("entry.reset.submit"));
    };
    await fill("seven77", "seven77");
    await stage.shows("password at least 8 characters");
    await fill(longEnough, `${longEnough}.`);
    await stage.shows("passwords match");
  },
};

export const entryCases: readonly MessageCase[] = [signIn, shutOut, driverSignUp, companySignUp, newPassword];
