import type { Page } from "@playwright/test";
import { clientOf, sessionOf, storageOf } from "./accounts.ts";
import { expect, expectUsable, test } from "./harness.ts";
import { openActor, openAlbum, phone } from "./journey/actors.ts";
import { translate } from "./words.ts";

const count = 300;

/**
 * What the page did while it was scrolled from top to bottom: its frames and the tasks that kept it busy for 50 ms and more, which
 * a slow machine changes; how many tickets it drew at once and how often it changed its elements, which it does not.
 */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    });
    observer.observe({ type: "longtask" });
    let changes = 0;
    const mutations = new MutationObserver((list) => {
      changes += list.length;
    });
    mutations.observe(document.querySelector("main") ?? document.body, { childList: true, subtree: true });
    const tickets = [...document.querySelectorAll("article")];
    let mostDrawn = 0;
    const frames: number[] = [];
    let before = performance.now();
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 2 && frames.length < 600) {
      scrollBy(0, 400);
      const now = await nextFrame();
      frames.push(Math.round(now - before));
      const drawn = tickets.filter((ticket) => ticket.checkVisibility({ contentVisibilityAuto: true })).length;
      mostDrawn = Math.max(mostDrawn, drawn);
      before = performance.now();
    }
    observer.disconnect();
    mutations.disconnect();
    const sorted = frames.toSorted((a, b) => a - b);
    return {
      frames: frames.length,
      median: sorted[Math.floor(sorted.length / 2)],
      worst: sorted.at(-1),
      tasks,
      mostDrawn,
      changes,
    };
  });

test("a wallet of 300 vouchers is scrolled, searched and narrowed to a fitter", async ({ browser, base }, info) => {
  const session = await sessionOf(base, "driver");
  const { userId, token } = session;
  const mine = { params: { id: String(userId) }, body: {} };
  const [sample] = (await clientOf(base, token).call("getConsumerDiscounts", mine)).list;
  if (!sample) throw new Error("The demo driver has no voucher.");
  const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const all = Array.from({ length: count }, (_, at) => ({
    ...sample,
    id: 900_000 + at,
    state: "issued",
    title: `£${1 + (at % 40)} off job ${at}`,
    member_id: 700 + (at % 6),
    member_name: `Fitter ${at % 6}`,
    expires_on: at === count - 1 ? null : dayAfter(at + 1),
  }));
  const { page } = await openActor(browser, { ...phone, baseURL: base, storageState: storageOf(base, session) });
  await page.route("**/consumers/get_consumer_discounts/*", async (route) => {
    const body: { page?: number; per_page?: number } = route.request().postDataJSON();
    const { page: at = 1, per_page: size = 20 } = body;
    await route.fulfill({ json: { list: all.slice((at - 1) * size, at * size), total_count: count } });
  });
  await page.goto(`/app/consumer/${userId}/discounts`);
  const tickets = page.getByRole("article");
  await expect(tickets).toHaveCount(count);
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    translate("wallet.group.week"),
    translate("wallet.group.month"),
    translate("wallet.group.later"),
    translate("wallet.group.never"),
  ]);
  await expectUsable(page);
  await openAlbum("wallet")(page, "three-hundred");
  const work = await scrolled(page);
  info.annotations.push({ type: "scrolling 300 vouchers", description: JSON.stringify(work) });
  expect(work.frames).toBeGreaterThan(10);
  // What makes it smooth: only tickets near the screen are laid out and drawn, and scrolling renders nothing anew.
  expect(work.mostDrawn).toBeGreaterThan(2);
  expect(work.mostDrawn).toBeLessThan(count / 4);
  expect(work.changes).toBe(0);
  await expect(tickets.last()).toBeInViewport();
  await page.getByRole("searchbox", { name: translate("wallet.search") }).fill("job 299");
  await expect(tickets).toHaveCount(1);
  await page.getByRole("searchbox", { name: translate("wallet.search") }).fill("");
  await expect(tickets).toHaveCount(count);
  await page.getByLabel(translate("wallet.fitter")).selectOption("703");
  await expect(tickets).toHaveCount(count / 6);
  await page.reload();
  await expect(tickets).toHaveCount(count / 6);
});
