import type { Page } from "@playwright/test";

export interface CutWire {
  /** Uploads that were cut off. */
  readonly cuts: number;
  /** Where an upload went on after the last cut. */
  readonly wentOnAt: number;
}

const cutsWanted = 2;

/** Breaks the connection twice in the middle of a photo, and watches where its sending goes on. */
export async function cutTwice(page: Page): Promise<CutWire> {
  const seen = { cuts: 0, wentOnAt: 0 };
  await page.route("**/measurement/v1/uploads/*", async (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return route.continue();
    const offset = Number(request.headers()["upload-offset"]);
    if (offset > 0 && seen.cuts < cutsWanted) {
      seen.cuts += 1;
      return route.abort("internetdisconnected");
    }
    if (seen.cuts === cutsWanted) seen.wentOnAt = Math.max(seen.wentOnAt, offset);
    return route.continue();
  });
  return seen;
}
