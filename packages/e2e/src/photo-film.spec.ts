import type { Page } from "@playwright/test";
import { expect, expectUsable, settled, test } from "./harness.ts";
import { phone } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { translate } from "./words.ts";

/** The captions at a moment, once the browser has them. */
const captionsAt = (page: Page, seconds: number): Promise<(string | undefined)[]> =>
  page.locator("video").evaluate(async (film: HTMLVideoElement, at) => {
    await film.play();
    film.currentTime = at;
    await new Promise((resolve) => film.addEventListener("seeked", resolve, { once: true }));
    film.pause();
    const track = [...film.textTracks].find(({ mode }) => mode === "showing");
    return [...(track?.activeCues ?? [])].map((cue) => ("text" in cue ? String(cue.text) : undefined));
  }, seconds);

test("the film of how to photograph a tread waits to be started, and speaks the page's language", async ({
  browser,
  base,
}) => {
  for (const [locale, words] of [
    ["en-GB", "Hold the phone straight in front, about 30 cm away."],
    ["zh-CN", "手机正对胎面，相距约 30 厘米。"],
    ["uk", "Тримайте телефон прямо навпроти, приблизно за 30\u00a0см."],
  ] as const) {
    const context = await browser.newContext({ ...phone, locale });
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) fetched.push(request.url());
    });
    await page.goto(`${base}/app/bestpractice`);
    await settled(page);
    await expect(page.locator("video")).toBeVisible();
    expect(fetched).toEqual([]);
    await expectUsable(page);
    await expect.poll(() => captionsAt(page, 7)).toEqual([words]);
    expect(fetched.length).toBeGreaterThan(0);
    await context.close();
  }
});

test("a driver finds the film where the tyre is chosen", async ({ browser, base }) => {
  const driver = await newDriver(base);
  const car = await newCar(base, driver);
  const { page, complaints } = await openAs(browser, base, driver, phone);
  await page.goto(`/app/consumer/${driver.userId}/make_scan/${car}`);
  await expect(page.getByLabel(translate("scan.practice.title"), { exact: true })).toBeVisible();
  await expect(page.getByText(translate("scan.practice.film"))).toBeVisible();
  await settled(page);
  await expectUsable(page);
  expect(complaints).toEqual([]);
});
