import { accounts, sessionOf } from "./accounts.ts";
import { expect, fillSignIn, test } from "./harness.ts";
import { desktop } from "./journey/actors.ts";
import { openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

/** From OWASP's list of ways to spell another place. */
const tricks = [
  "https://evil.example/app/",
  "//evil.example/app/",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/app/\\evil.example",
  "/app//evil.example",
  "https:evil.example",
  "http:/evil.example",
  "/app/../..//evil.example",
  "/app/%2e%2e/%2f%2fevil.example",
  "/%09/evil.example",
  "/app/\t/evil.example",
  "\u0000//evil.example",
  "/app@evil.example",
  "/app.evil.example",
  "@evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,evil.example",
  "vbscript:evil.example",
  "//evil%E3%80%82example",
  "//evil。example",
  "https://localhost@evil.example",
  "https://evil.example#/app/",
  "https://evil.example?/app/",
  "/app/sign_in?nextUrl=//evil.example",
  " //evil.example",
];

const waysIn = [
  "/app/sign_in",
  "/app/sign_up",
  "/app/consumer_sign_up",
  "/app/forgot_password_form",
  "/app/forgot_password_success",
  "/app/consumer/add_vehicle",
  `/app/register?email=${encodeURIComponent(accounts.driver.email)}`,
];

test("no way in hands another place on", async ({ page, base }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(base)) foreign.push(request.url());
  });
  for (const [at, trick] of tricks.entries()) {
    const way = waysIn[at % waysIn.length] ?? "";
    await page.goto(`${way}${way.includes("?") ? "&" : "?"}nextUrl=${encodeURIComponent(trick)}`);
    await page.locator("h1").waitFor();
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(
      links.filter((href) => /evil|javascript|data:|nextUrl/i.test(decodeURIComponent(href))),
      `${way} ${trick}`,
    ).toEqual([]);
  }
  expect(foreign).toEqual([]);
});

test("signing in and signing up end inside the application", async ({ page, browser, base }) => {
  await page.goto(`/app/sign_in?nextUrl=${encodeURIComponent("/\\evil.example")}`);
  await fillSignIn(page, accounts.driver);
  await page.waitForURL((url) => url.origin === base && url.pathname.endsWith("/dashboard"));
  const { page: third, context } = await openAs(browser, base, await sessionOf(base, "driver"), desktop);
  for (const trick of tricks.slice(0, 12)) {
    await third.goto(`/app/consumer_sign_up_three_club?nextUrl=${encodeURIComponent(trick)}`);
    const homeLink = third.getByRole("link", { name: translate("entry.signUp.skip"), exact: true });
    await expect(homeLink, trick).toHaveAttribute("href", /^\/app\/consumer\/\d+\/dashboard$/);
  }
  await context.close();
});
