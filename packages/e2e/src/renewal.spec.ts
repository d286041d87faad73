import type { Page } from "@playwright/test";
import { clientOf } from "./accounts.ts";
import { expect, fillSignIn, settled, test } from "./harness.ts";
import { desktop, openActor, phone, type Actor } from "./journey/actors.ts";
import { translate } from "./words.ts";

const hourMs = 3_600_000;
const home = /\/app\/consumer\/\d+\/dashboard$/;
/** Looks like a token whose time was over long ago. */
const overToken = `h.${btoa(JSON.stringify({ exp: 1 }))}.s`;

/** A driver who signed in on the screen: the browser holds the cookie that renews. */
async function signedIn(actor: Actor, base: string): Promise<void> {
  const account = { email: `tab-${crypto.randomUUID().slice(0, 8)}@example.com`, password: "three words in a row" };
  const person = { ...account, first_name: "Tia", last_name: "Brook", terms_accepted: true as const };
  await clientOf(base, null).call("createConsumer", { body: person });
  await actor.page.goto("/app/sign_in");
  await fillSignIn(actor.page, account);
  await actor.page.waitForURL(home);
  await settled(actor.page);
}

const letTokenRunOut = (page: Page): Promise<void> =>
  page.evaluate((token) => localStorage.setItem("jwt", token), overToken);
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("jwt"));

test("two tabs whose token has run out renew it once and stay signed in", async ({ browser, base }) => {
  const actor = await openActor(browser, desktop);
  await signedIn(actor, base);
  const tabs = [actor.page, await actor.context.newPage(), await actor.context.newPage()];
  // No application runs here: one that is left in the middle of a renewal begins another.
  for (const tab of tabs) await tab.goto("/app/meta.json");
  const renewals: string[] = [];
  actor.context.on("request", (request) => {
    if (request.url().endsWith("/refresh_token")) renewals.push(request.url());
  });
  await letTokenRunOut(actor.page);
  await Promise.all(tabs.map((tab) => tab.goto("/app/account")));
  for (const tab of tabs) {
    await settled(tab);
    expect(new URL(tab.url()).pathname).toBe("/app/account");
  }
  expect(renewals).toHaveLength(1);
  expect(actor.complaints).toEqual([]);
});

test("without a connection nobody is signed out, and afterwards it goes on", async ({ browser, base }) => {
  const actor = await openActor(browser, phone);
  await signedIn(actor, base);
  await letTokenRunOut(actor.page);
  await actor.context.setOffline(true);
  await actor.page
    .getByRole("link", { name: translate("base.menu.quotes"), exact: true })
    .first()
    .click();
  await expect(actor.page.getByText(translate("ui.banner.offline")).first()).toBeVisible();
  expect(await tokenOf(actor.page)).toBe(overToken);
  await actor.context.setOffline(false);
  // A screen whose code could not be fetched loads the page anew by itself, which may cut an evaluation off.
  await expect(async () => expect(await tokenOf(actor.page)).not.toBe(overToken)).toPass({ timeout: 60_000 });
  await actor.page.waitForLoadState();
  await settled(actor.page);
  expect(actor.page.url()).not.toContain("/app/sign_in");
});

for (const [wrong, offMs] of [
  ["two hours ahead", 2 * hourMs],
  ["two hours behind", -2 * hourMs],
] as const)
  test(`a machine whose clock is ${wrong} stays signed in`, async ({ browser, base }) => {
    const actor = await openActor(browser, phone);
    await actor.page.clock.install({ time: Date.now() + offMs });
    await signedIn(actor, base);
    let renewals = 0;
    actor.page.on("request", (request) => {
      if (request.url().endsWith("/refresh_token")) renewals += 1;
    });
    await actor.page.reload();
    await settled(actor.page);
    expect(actor.page.url()).toMatch(home);
    expect(renewals).toBeLessThanOrEqual(1);
    expect(actor.complaints).toEqual([]);
  });
