import { test as plain, expect, type BrowserContext, type Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";
import { ownAddress } from "./own-address.ts";
import { translate } from "./words.ts";

export { expect };

/** Fails on console errors and failed scripts of any page of the test's own context, and closes what the test opened. */
export const test = plain.extend<{ watched: void; base: string }>({
  base: async ({ baseURL }, use) => use(baseURL ?? ""),
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use(ownAddress()),
  watched: [
    async ({ context, browser }, use) => {
      const complaints = watch(context);
      await use();
      expect(complaints, "console errors").toEqual([]);
      for (const opened of browser.contexts()) if (opened !== context && !shared.has(opened)) await opened.close();
    },
    { auto: true },
  ],
});

/** Contexts that several tests of a worker use. All others are closed with their test: open pages poll, film and take memory. */
const shared = new WeakSet<BrowserContext>();

export function shareContext(context: BrowserContext): BrowserContext {
  shared.add(context);
  return context;
}

/** Collects what a context's pages complain about. */
export function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}

/** Chromium itself logs an answered 4xx and a missing connection as errors; a test that provokes one looks at the screen. */
const isExpected = (text: string): boolean =>
  /Failed to load resource: (the server responded with a status of 4(01|04|09|22|29)|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );

/** No WCAG 2.2 AA violation, and nothing wider than the screen. */
export async function expectUsable(page: Page, should: typeof expect.soft = expect): Promise<void> {
  const violations = await inFullHeight(page, async () => {
    await transitionsEnded(page);
    return violationsOf(page);
  });
  should(violations.map(said), page.url()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  should(overflow, "horizontal overflow").toBeLessThanOrEqual(0);
}

/** A violation with each place and what axe measured there. */
const said = ({ id, nodes }: Result): string =>
  `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary ?? ""})`).join(", ")}`;

/** Waits until no colour is under way: half-way through a transition any contrast is seen. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const options: RunOptions = {
  resultTypes: ["violations"],
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
};

/** Frames of mails run no script and cannot answer axe; the browser reports each attempt as an error. */
const scriptless = ['iframe[sandbox]:not([sandbox~="allow-scripts"])'];

/** Loads axe once a page, which takes as long as running it: @axe-core/playwright loads it twice for each run. */
async function violationsOf(page: Page): Promise<Result[]> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => !("axe" in window))) await frame.evaluate(axe.source);
  return page.evaluate(async ([exclude, wanted]) => (await window.axe.run({ exclude }, wanted)).violations, [
    scriptless,
    options,
  ] as const);
}

/** Scrolled, a bar that stands at the bottom covers some control or other; seen whole, it covers none. */
async function inFullHeight<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const size = page.viewportSize();
  if (!size) return work();
  const missing = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  /** Another height may lay things out anew, a few times at most: a page as high as the window and a bit grows for ever. Returns what is missing still. */
  const grow = async (): Promise<number> => {
    let more = await missing();
    for (let looks = 0; more > 0 && looks < 5; looks += 1, more = await missing())
      await page.setViewportSize({ width: size.width, height: (page.viewportSize()?.height ?? 0) + more });
    return more;
  };
  try {
    for (let looks = 0; ; looks += 1) {
      const before = await grow();
      const result = await work();
      // News that came meanwhile made the page higher, and the bar covered something: look again.
      if ((await missing()) <= before || looks === 4) return result;
    }
  } finally {
    await page.setViewportSize(size);
  }
}

/** Waits until a screen shows what it has: no shape of what is coming, nothing that runs; also not a moment later. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(quietFor, { coming, ms: 100 }, { timeout: 60_000 });
}

const coming = [translate("ui.skeleton.loading"), translate("ui.loading.page")];

/** Runs in the page at every frame: true once it has shown a heading, and nothing that is coming, for so long. */
function quietFor({ coming: words, ms }: { coming: readonly string[]; ms: number }): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let busy = !document.querySelector("h1")?.checkVisibility();
  while (!busy && texts.nextNode()) busy = words.includes(texts.currentNode.nodeValue?.trim() ?? "");
  const now = performance.now();
  const since = busy ? now : Number(document.documentElement.dataset["quietSince"] ?? now);
  document.documentElement.dataset["quietSince"] = String(since);
  return now - since >= ms;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** Signs in through the screen and waits for the dashboard. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  await page.goto("/app/sign_in");
  await fillSignIn(page, account);
  await page.waitForURL(/dashboard|account/);
}

/** Signs in on the screen that stands there. */
export async function fillSignIn(page: Page, { email, password }: DemoAccount): Promise<void> {
  await page.getByLabel(translate("base.signIn.email")).fill(email);
  await page.getByLabel(translate("base.signIn.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: translate("base.signIn.submit"), exact: true }).click();
}
