import { expect, type Browser, type BrowserContextOptions, type Page, type Response } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { clientOf, signInByCall, type Session } from "../accounts.ts";
import { mailedLink } from "../entry/people.ts";
import { phone, type Actor } from "../journey/actors.ts";
import { newDriver, openAs } from "../journey/newcomers.ts";

export const password = "three words in a row";

export interface Driver extends Session {
  readonly email: string;
}

/** A driver of this test alone, whose address is confirmed. */
export async function confirmedDriver(base: string): Promise<Driver> {
  const session = await newDriver(base);
  const { email } = await clientOf(base, session.token).call("currentUser");
  const token = tokenIn(await mailedLink(base, email, "/app/confirm_email"));
  await clientOf(base, null).call("confirmEmail", { body: { token } });
  return { ...session, email };
}

export const tokenIn = (link: string): string => new URL(link, "http://localhost").searchParams.get("token") ?? "";

/** A further sign-in of this driver, in a browser of its own. */
export const anotherDevice = async (
  browser: Browser,
  base: string,
  { email }: Driver,
  options: BrowserContextOptions = phone,
): Promise<Actor> => openAs(browser, base, await signInByCall(base, { email, password }), options);

/** The answer of a call that the page makes. */
export const answerOf = (page: Page, path: string): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith(`/api/v1/${path}`) && response.ok());

/** The code of an authenticator app, now or so many half minutes later. */
export const appCode = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** The secret that the page shows, also as text to type. */
export async function shownSecret(answer: Promise<Response>): Promise<string> {
  const { secret }: { secret: unknown } = await (await answer).json();
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  return String(secret);
}
