import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { clientOf, sessionOf } from "../accounts.ts";
import { translate } from "../words.ts";

export interface NewPerson {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody of this test alone. */
export const newPerson = (first = "Mina"): NewPerson => ({
  first,
  last: "Hart",
  email: `${first.toLowerCase()}-${randomBytes(5).toString("hex")}@example.com`,
  password: "three words in a row",
});

export async function fillDetails(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel(translate("entry.signUp.firstName")).fill(person.first);
  await page.getByLabel(translate("entry.signUp.lastName")).fill(person.last);
  await page.getByLabel(translate("entry.signUp.email"), { exact: true }).fill(person.email);
  await page.getByLabel(translate("entry.signUp.password"), { exact: true }).fill(person.password);
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** The link of the newest mail to this address that has one to such a page; waits for it. */
export async function mailedLink(base: string, email: string, path: string): Promise<string> {
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { list } = await admin.call("getOutbox", { body: { filters: { channel: "email" }, search: email } });
      const texts = list.filter((mail) => mail.to.includes(email)).map((mail) => mail.text);
      found = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => link.includes(path));
      return found;
    })
    .toBeDefined();
  const url = new URL(found ?? "");
  return url.pathname + url.search;
}
