import type { Page } from "@playwright/test";
import { clientOf, sessionOf, type Session } from "./accounts.ts";
import { expect, test } from "./harness.ts";
import { desktop } from "./journey/actors.ts";
import { newCar, newDriver, openAs } from "./journey/newcomers.ts";
import { uploadByCall } from "./journey/upload.ts";
import { startProduct, type OwnProduct } from "./own-product.ts";
import { treadPhotos } from "./tread-photos.ts";
import { translate } from "./words.ts";

const total = 50;
const tyres = ["front_left", "front_right", "rear_left", "rear_right"] as const;

interface WaitingScan {
  readonly id: number;
  /** The paths of its photos. */
  readonly photos: readonly string[];
}

let product: OwnProduct;

/** A queue of its own: in the shared one, other tests look for their scans and leave some. */
test.beforeAll(async () => {
  product = await startProduct(() => ({ DEMO: "on" }));
  await emptyQueue(product.url);
});
test.afterAll(() => product.stop());

test("fifty waiting scans are reviewed by keyboard alone, the photos of each next one loaded before the key", async ({
  browser,
}) => {
  const waiting = await waitingScans(product.url);
  const admin = await sessionOf(product.url, "admin");
  const { page, complaints } = await openAs(browser, product.url, admin, desktop);
  await page.goto(`${product.url}/app/admin/${admin.userId}/admin_scan_status/${waiting[0]?.id ?? 0}`);
  const tookMs: number[] = [];
  for (const [at] of waiting.entries()) {
    await reviewByKeys(page);
    const next = waiting[at + 1];
    if (!next) continue;
    await expect.poll(() => loadedOf(page, next), "its photos are loaded before anybody goes there").toBe(true);
    const went = await goOn(page, next);
    expect.soft(went.fetched, "photos that were fetched after the key").toEqual([]);
    tookMs.push(went.ms);
  }
  await expect(page.getByText(translate("office.review.queueEmpty"))).toBeVisible();
  const sorted = tookMs.toSorted((a, b) => a - b);
  const rankMs = (part: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  test.info().annotations.push({
    type: "from the key to the next scan",
    description: `median ${rankMs(0.5)} ms, p95 ${rankMs(0.95)} ms, most ${rankMs(1)} ms of ${sorted.length}`,
  });
  expect(complaints).toEqual([]);
});

/** Sends back what the demo leaves in the queue. */
async function emptyQueue(base: string): Promise<void> {
  const admin = clientOf(base, (await sessionOf(base, "admin")).token);
  const { list } = await admin.call("getScansList", { body: { per_page: 100, filters: { waiting: true } } });
  for (const { id } of list) {
    const params = { id: String(id) };
    const { version } = await admin.call("getScanById", { params });
    await admin.call("declineScan", { params, body: { reasons: ["other"], message: "Again, please.", version } });
  }
}

/** Scans that a fitter made of a driver's cars and that wait for an administrator, longest waiting first. */
async function waitingScans(base: string): Promise<readonly WaitingScan[]> {
  const owner = await sessionOf(base, "owner");
  const asOwner = clientOf(base, owner.token);
  const clubs = await asOwner.call("getMemberClubs", { params: { id: String(owner.memberId) }, body: {} });
  const driver = await newDriver(base);
  const code = clubs.list.find(({ state }) => state === "approved")?.code ?? "";
  await clientOf(base, driver.token).call("joinClub", { body: { code } });
  const made: WaitingScan[] = [];
  let vehicle_id = 0;
  for (let n = 0; n < total; n += 1) {
    const position = tyres[n % tyres.length] ?? "front_left";
    if (position === "front_left") vehicle_id = await newCar(base, driver);
    const upload_ids = await uploadsOf(base, owner);
    const scan = await asOwner.call("memberCreateTyreScan", { body: { vehicle_id, position, upload_ids } });
    expect(scan.state).toBe("awaiting_admin_review");
    made.push({ id: scan.id, photos: scan.photos.map(({ url }) => new URL(url, base).pathname) });
  }
  return made;
}

async function uploadsOf(base: string, { token }: Session): Promise<string[]> {
  const photos = (await treadPhotos()).slice(1);
  return Promise.all(photos.map(({ buffer }) => uploadByCall(`${base}/api/v1/uploads`, token, buffer)));
}

/** Types three depths where the focus is and sends them. */
async function reviewByKeys(page: Page): Promise<void> {
  const inner = page.getByLabel(translate("office.review.place.inner"), { exact: true });
  await expect(inner).toBeFocused();
  await expect(inner).toHaveValue("");
  await page.keyboard.type("52");
  await page.keyboard.press("Tab");
  await page.keyboard.type("54");
  await page.keyboard.press("Tab");
  await page.keyboard.type("51");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText(
    translate("base.state.scan.completed"),
  );
}

const loadedOf = (page: Page, { photos }: WaitingScan): Promise<boolean> =>
  page.evaluate((paths) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return paths.every((path) => loaded.includes(path));
  }, photos);

interface WayOn {
  /** From the key until the next scan stands there, with its photos and the focus in its first depth. */
  readonly ms: number;
  /** Its photos that came from the server after the key. */
  readonly fetched: readonly string[];
}

/** Goes on by key. */
async function goOn(page: Page, next: WaitingScan): Promise<WayOn> {
  const label = translate("office.review.place.inner");
  const shown = await page.evaluateHandle(
    ({ id, photos, field }) => {
      performance.clearResourceTimings();
      const keyed = new Promise<number>((resolve) =>
        document.addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      );
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const isThere = (): boolean => {
        const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
        const shownPaths = images.map(({ src }) => new URL(src).pathname);
        return (
          location.pathname.endsWith(`/${id}`) &&
          photos.every((path) => shownPaths.includes(path)) &&
          images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.labels?.[0]?.textContent === field
        );
      };
      const seen = async (): Promise<WayOn> => {
        const keyedMs = await keyed;
        while (!isThere()) await frame();
        await Promise.all([...document.images].map((image) => image.decode()));
        // It is on the screen once the frame after has begun.
        await frame();
        await frame();
        const ms = performance.now() - keyedMs;
        const fetched = performance
          .getEntriesByType("resource")
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => photos.includes(path));
        return { ms, fetched };
      };
      return { done: seen() };
    },
    { id: next.id, photos: [...next.photos], field: label },
  );
  await page.keyboard.press("n");
  return shown.evaluate(({ done }) => done);
}
