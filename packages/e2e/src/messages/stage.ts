import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import type { Locale, Translate } from "@treadclub/texts";
import type { Session } from "../accounts.ts";
import { expect, shareContext } from "../harness.ts";
import type { Ids } from "../ids.ts";
import { openActor, type Actor } from "../journey/actors.ts";
import { messages, type MessageName } from "./catalogue.ts";
import { wordsOf } from "./words.ts";

/** A screen in one language, on which messages are raised. */
export interface Stage {
  readonly page: Page;
  readonly base: string;
  readonly ids: Ids;
  readonly session: Session | null;
  readonly translate: Translate;
  /** Expects the message in this language, anywhere or in this part of the page. */
  shows(name: MessageName, within?: Locator): Promise<void>;
}

export interface MessageCase {
  readonly screen: string;
  readonly raises: readonly MessageName[];
  readonly device: BrowserContextOptions;
  readonly as: (base: string) => Promise<Session | null> | Session | null;
  /** Raises its messages, on an empty page. */
  readonly play: (stage: Stage) => Promise<void>;
}

interface Setting {
  readonly browser: Browser;
  readonly base: string;
  readonly ids: Ids;
}

export const nobody = (): null => null;

/** Plays a case in one language after the other, each on a page of its own. Every message that it promises must have been seen. */
export async function playInAll(messageCase: MessageCase, { browser, base, ids }: Setting, locales: readonly Locale[]) {
  const session = await messageCase.as(base);
  for (const locale of locales) {
    const page = await newPage(browser, messageCase.device, session, locale);
    const translate = await wordsOf(locale);
    const seen = new Set<MessageName>();
    const shows: Stage["shows"] = async (name, within) => {
      const text = textOf(name, translate);
      const place = (within ?? page.locator("body")).getByText(text).filter({ visible: true }).first();
      await expect(place, `${name} in ${locale}`).toBeVisible();
      seen.add(name);
    };
    await messageCase.play({ page, base, ids, session, translate, shows });
    expect([...seen].toSorted(), `${messageCase.screen} in ${locale}`).toEqual([...messageCase.raises].toSorted());
    await page.close();
  }
}

/** A worker's browsers, by device and user: what one page has fetched, the next one has. */
const contexts = new Map<string, Promise<BrowserContext>>();

/** A page of this user in this language; closed by whoever opened it. */
export async function newPage(
  browser: Browser,
  device: BrowserContextOptions,
  session: Session | null,
  locale: Locale,
): Promise<Page> {
  const key = `${device.viewport?.width} ${session?.userId}`;
  const known = contexts.get(key) ?? openActor(browser, { ...device, serviceWorkers: "block" }).then(emptied);
  contexts.set(key, known);
  const page = await (await known).newPage();
  await page.addInitScript(settle, { locale, token: session?.token ?? null, kept: session?.kept ?? null });
  return page;
}

async function emptied({ context, page }: Actor): Promise<BrowserContext> {
  await page.close();
  return shareContext(context);
}

interface Settled {
  readonly locale: Locale;
  readonly token: string | null;
  readonly kept: string | null;
}

/** Runs in the page, before its own code. A scene before may have ended the sign-in. */
function settle({ locale, token, kept }: Settled): void {
  localStorage.setItem("locale", locale);
  if (token === null || kept === null || location.pathname.endsWith("/sign_in")) return;
  localStorage.setItem("jwt", token);
  localStorage.setItem("user", kept);
}

export function textOf(name: MessageName, translate: Translate): string {
  const { key, english } = messages[name];
  return key === null ? english : translate(key);
}

export const toasts = ({ page, translate }: Pick<Stage, "page" | "translate">): Locator =>
  page.getByRole("region", { name: translate("ui.toast.region") });

/** What stands in the way of a form, at its top; a toast does not repeat it. */
export const summary = ({ page }: Pick<Stage, "page">): Locator =>
  page.getByRole("alert").filter({ has: page.locator("#error-summary-title") });

export const press = ({ page }: Pick<Stage, "page">, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();

/** From now on a call is answered like this, without the server. */
export const answer = (page: Page, path: string, status: number, code: string): Promise<unknown> =>
  page.route(`**/api/v1/${path}`, (route) => route.fulfill({ status, json: { code, message: "x" } }));

/** Goes there; what is awaited is what the screen shows. */
export const openAt = (page: Page, address: string): Promise<unknown> => page.goto(address, { waitUntil: "commit" });
