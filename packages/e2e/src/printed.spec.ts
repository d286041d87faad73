import type { Browser, BrowserContext, Page } from "@playwright/test";
import { languageTags, locales } from "@treadclub/texts";
import { sessionOf, storageOf } from "./accounts.ts";
import { expect, settled, test, watch } from "./harness.ts";
import { translate } from "./words.ts";

/** Pages that look the same to every visitor: the build has printed them. */
const printed = ["/app", "/app/sign_in", "/app/sign_up", "/app/terms_and_conditions", "/app/cookies", "/app/help"];
const phone = { viewport: { width: 390, height: 844 } };

for (const locale of locales)
  test(`pages for everybody are there before the scripts, which take them over as they are: ${locale}`, async ({
    browser,
  }) => {
    const read = await browser.newContext({ ...phone, locale: languageTags[locale], javaScriptEnabled: false });
    const used = await openWatched(browser, locale);
    const complaints = watch(used);
    for (const path of printed) {
      const before = await headingOf(read, path);
      const page = await used.newPage();
      await page.goto(path);
      // What is printed looks settled while its script is still on the way.
      await page.waitForFunction(isHydrated);
      await settled(page);
      expect(await page.evaluate(takenOver), path).toEqual({
        heading: before,
        language: languageTags[locale],
        isSame: true,
        isHidden: false,
        waiting: 0,
      });
      expect(await page.evaluate(shifted), `${path}: cumulative layout shift`).toBeLessThan(0.05);
      await page.close();
    }
    expect(complaints, "console errors").toEqual([]);
  });

test("the banner of the demo and the button of the provider are there before the scripts", async ({ browser }) => {
  const read = await browser.newContext({ ...phone, locale: "en-GB", javaScriptEnabled: false });
  const page = await read.newPage();
  await page.goto("/app/sign_in");
  await expect(page.getByText(translate("ui.banner.demo"))).toBeVisible();
  await expect(page.getByText(translate("entry.signIn.google", { provider: "Google" }))).toBeVisible();
  await read.close();
});

test("a printed form waits for its script, and then has all that it was given", async ({ page }) => {
  const gate = await hold(page);
  await page.goto("/app/sign_in", { waitUntil: "commit" });
  await expect(page.locator("form[inert]")).toBeVisible();
  gate.resolve(undefined);
  await page.getByLabel(translate("base.signIn.email")).fill("nobody@treadclub.example");
  await page.getByRole("button", { name: translate("base.signIn.submit"), exact: true }).click();
  await expect(page.getByText(translate("base.signIn.enterPassword")).first()).toBeVisible();
});

test("nobody is shown for a moment what is not theirs: another language, or a sign-in form", async ({
  base,
  browser,
}) => {
  const chosen = await browser.newContext({ ...phone, locale: "en-GB" });
  await chosen.addInitScript(() => localStorage.setItem("locale", "uk"));
  const known = await browser.newContext({ ...phone, storageState: storageOf(base, await sessionOf(base, "driver")) });
  for (const one of [chosen, known]) {
    const page = await one.newPage();
    const gate = await hold(page);
    await page.goto("/app/sign_in", { waitUntil: "commit" });
    await expect(page.locator("h1")).toBeAttached();
    await expect(page.locator("h1")).toBeHidden();
    gate.resolve(undefined);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("h1")).not.toHaveText(translate("base.signIn.title"));
  }
});

async function hold(page: Page): Promise<PromiseWithResolvers<undefined>> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(/assets\/first-.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate;
}

async function headingOf(context: BrowserContext, path: string): Promise<string | null> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator("h1")).toBeVisible();
  const heading = await page.locator("h1").textContent();
  await page.close();
  return heading;
}

/** Remembers the first heading of each page, and what has shifted. */
async function openWatched(browser: Browser, locale: keyof typeof languageTags): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, locale: languageTags[locale], serviceWorkers: "block" });
  await context.addInitScript(() => {
    const seen: { heading: Element | null; shift: number } = { heading: null, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.heading ??= document.querySelector("h1");
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return context;
}

declare global {
  interface Window {
    readonly seen: { readonly heading: Element | null; readonly shift: number };
  }
}

const shifted = (): number => window.seen.shift;

/** Whether React knows the heading: it marks each element that it takes over. */
const isHydrated = (): boolean =>
  Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber$"));

function takenOver(): Readonly<Record<string, unknown>> {
  const heading = document.querySelector("h1");
  return {
    heading: heading?.textContent,
    language: document.documentElement.lang,
    isSame: heading === window.seen.heading,
    isHidden: document.documentElement.hasAttribute("data-unlike"),
    waiting: document.querySelectorAll("[inert]").length,
  };
}
