import type { Locator, Page } from "@playwright/test";
import { accounts, newcomer, sessionOf } from "./accounts.ts";
import { expect, expectUsable, fillSignIn, test as plain } from "./harness.ts";
import { openActor, openAlbum, phone } from "./journey/actors.ts";
import { openGate, type Gate } from "./journey/gate.ts";
import { ownAddress } from "./own-address.ts";
import { translate } from "./words.ts";

const test = plain.extend<{ gate: Gate }>({
  gate: async ({ base }, use) => {
    const gate = await openGate(base);
    await use(gate);
    await gate.close();
  },
});

async function call(base: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}/api/v1/${path}`, {
    method: "POST",
    headers: {
      ...ownAddress(),
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const reply: unknown = await answer.json();
  return typeof reply === "object" && reply !== null ? Object.fromEntries(Object.entries(reply)) : {};
}

const listOf = (reply: Record<string, unknown>): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(reply["list"]) ? reply["list"] : [];

/** The codes of a new driver's vouchers from the fitter's club. */
async function freshCodes(base: string): Promise<string[]> {
  const owner = await sessionOf(base, "owner");
  const { list } = { list: listOf(await call(base, `members/get_discount_clubs/${owner.memberId}`, {}, owner.token)) };
  const club = list.find((one) => one["state"] === "approved" && one["active"] === true);
  const made = await call(base, "create_consumer", {
    first_name: "Till",
    last_name: "Driver",
    email: `till-${crypto.randomUUID()}@example.com`,
    password: newcomer.password,
    terms_accepted: true,
    code: club?.["code"],
    code_type: "club",
  });
  const token = String(made["token"]);
  const user = Object.fromEntries(Object.entries(made["user"] ?? {}));
  const vouchers = listOf(await call(base, `consumers/get_consumer_discounts/${user["id"]}`, { per_page: 100 }, token));
  const codes = vouchers.map((one) => String(one["code"]));
  expect(codes.length).toBeGreaterThan(1);
  return codes;
}

async function openTill(page: Page, role: "owner" | "staff"): Promise<void> {
  await page.goto("/app/sign_in");
  await fillSignIn(page, accounts[role]);
  await page.waitForURL(/dashboard/);
  await page
    .getByRole("link", { name: translate("base.menu.voucher") })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/voucher$/);
  await expect(page.getByRole("button", { name: translate("till.scan") })).toBeVisible();
}

const field = (page: Page): Locator => page.getByRole("textbox", { name: translate("office.voucher.box") });
const enter = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await page.getByRole("button", { name: translate("office.voucher.check") }).click();
};
const section = (page: Page, title: "till.kept" | "till.failed"): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: translate(title) }) });

/** Waits until the worker answers for this page. */
const installed = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const paths = lists.flat().map(({ url }) => new URL(url).pathname);
        const used = performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith("/app/assets/") && path.endsWith(".js"));
        return navigator.serviceWorker.controller?.state === "activated" && used.every((path) => paths.includes(path));
      }),
    )
    .toBe(true);

async function keepBoth(page: Page, codes: readonly string[]): Promise<void> {
  for (const [n, code] of codes.entries()) {
    await enter(page, code);
    await page.getByRole("button", { name: translate("till.keep") }).click();
    await expect(section(page, "till.kept").getByRole("listitem")).toHaveCount(n + 1);
  }
}

async function useAt(page: Page, code: string): Promise<void> {
  await enter(page, code);
  await page.getByRole("button", { name: translate("office.voucher.use") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("office.voucher.use") })
    .click();
  await expect(page.getByText(translate("office.voucher.verdict.redeemed"))).toBeVisible();
}

test("what a till keeps without a network outlives a reload, counts once, and says when another till was first", async ({
  browser,
  base,
  gate,
}) => {
  const [mine = "", taken = ""] = await freshCodes(base);
  const away = await openActor(browser, { ...phone, serviceWorkers: "allow", baseURL: gate.url });
  const near = await openActor(browser, { ...phone, baseURL: base });
  await openTill(away.page, "staff");
  await installed(away.page);
  gate.cut();
  await away.context.setOffline(true);
  await keepBoth(away.page, [mine, taken]);
  await away.page.reload();
  await expect(section(away.page, "till.kept").getByRole("listitem")).toHaveCount(2);
  await expectUsable(away.page);
  await openAlbum("till")(away.page, "kept");

  await openTill(near.page, "owner");
  await useAt(near.page, taken);

  gate.open();
  await away.context.setOffline(false);
  await expect(section(away.page, "till.kept")).toBeHidden();
  await expect(section(away.page, "till.failed").getByRole("listitem")).toHaveCount(1);
  await expect(section(away.page, "till.failed")).toContainText(translate("till.failed.usedHere", { when: "" }).trim());
  await openAlbum("till")(away.page, "failed");
  await enter(near.page, mine);
  await expect(near.page.getByText(translate("office.voucher.verdict.used"))).toBeVisible();
});

test("what a till keeps is sent from any screen, and what does not count is said there", async ({
  browser,
  base,
  gate,
}) => {
  const [mine = "", taken = ""] = await freshCodes(base);
  const away = await openActor(browser, { ...phone, serviceWorkers: "allow", baseURL: gate.url });
  const near = await openActor(browser, { ...phone, baseURL: base });
  await openTill(away.page, "staff");
  await installed(away.page);
  await openTill(near.page, "owner");
  await useAt(near.page, taken);
  gate.cut();
  await away.context.setOffline(true);
  await keepBoth(away.page, [mine, taken]);
  await away.page
    .getByRole("link", { name: translate("base.menu.home_link") })
    .filter({ visible: true })
    .click();
  await away.page.waitForURL(/dashboard/);

  gate.open();
  await away.context.setOffline(false);
  await away.page.getByRole("link", { name: translate("till.failedSince") }).click();
  await away.page.waitForURL(/\/voucher$/);
  await expect(section(away.page, "till.failed").getByRole("listitem")).toHaveCount(1);
  await expect(section(away.page, "till.kept")).toBeHidden();
  await enter(near.page, mine);
  await expect(near.page.getByText(translate("office.voucher.verdict.used"))).toBeVisible();
});
