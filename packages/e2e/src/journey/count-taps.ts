import type { BrowserContext, Page } from "@playwright/test";

/** What a job took: taps on controls, and fields that were filled in. */
export interface Effort {
  readonly taps: number;
  readonly fields: number;
}

declare global {
  interface Window {
    readonly countTap: () => Promise<void>;
    readonly countField: (field: string) => Promise<void>;
  }
}

/**
 * Counts in the browser what a person's hands do in all pages of a context; returns how to count one job.
 * A tap into a field that is then filled in belongs to the field. The clicks on a label and its control are one tap.
 */
export async function openTapCount(
  context: BrowserContext,
): Promise<(page: Page, work: () => Promise<void>) => Promise<Effort>> {
  let taps = 0;
  const fields = new Set<string>();
  await context.exposeFunction("countTap", () => {
    taps += 1;
  });
  await context.exposeFunction("countField", (field: string) => fields.add(field).size);
  await context.addInitScript(listen);
  return async (page, work) => {
    taps = 0;
    fields.clear();
    await work();
    // What the page has reported so far arrives before this answer.
    await page.evaluate(() => document.title);
    return { taps, fields: fields.size };
  };
}

/** Runs in the page, ahead of its own listeners. */
function listen(): void {
  const names = new WeakMap<EventTarget, string>();
  let known = 0;
  const isTyped = "input:not([type=checkbox], [type=radio], [type=file]), textarea, select";
  const isControl = "a[href], button, summary, label, input, [role=button], [role=tab], [role=option]";
  window.addEventListener(
    "click",
    ({ isTrusted, target }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const control = target.closest(isControl);
      if (!control || control.matches(isTyped)) return;
      // A second click follows, on what it labels.
      if (control instanceof HTMLLabelElement && control.control) return;
      void window.countTap();
    },
    { capture: true },
  );
  window.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(isTyped)) return;
      const name = names.get(target) ?? `${performance.timeOrigin} ${(known += 1)}`;
      names.set(target, name);
      void window.countField(name);
    },
    { capture: true },
  );
}
