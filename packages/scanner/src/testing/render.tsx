import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { makeTranslate } from "@treadclub/texts/translate";
import { scanner as cn } from "@treadclub/texts/cn/scanner";
import { scanner as en } from "@treadclub/texts/en/scanner";
import { scanner as uk } from "@treadclub/texts/uk/scanner";
import type { Locale } from "@treadclub/texts/types";
import { WordsContext } from "#scanner/kit/words.ts";

const words = { en, cn, uk };
const boxes: HTMLElement[] = [];

/** Draws something into a page of its own, in a language. */
export async function show(children: ComponentChildren, locale: Locale = "en") {
  const box = document.createElement("div");
  document.body.append(box);
  boxes.push(box);
  const t = makeTranslate(locale, [words[locale]]);
  await act(() =>
    render(<WordsContext.Provider value={{ t, setLocale: () => undefined }}>{children}</WordsContext.Provider>, box),
  );
  const all = (selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];
  const named = (selector: string, name: string): HTMLElement => {
    const found = all(selector).find((one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name);
    if (!found) throw new Error(`No ${selector} "${name}" in: ${box.textContent}`);
    return found;
  };
  return {
    box,
    all,
    named,
    press: (name: string) => act(() => named("button, a", name).click()),
  };
}

export async function clear(): Promise<void> {
  for (const box of boxes.splice(0)) {
    await act(() => render(null, box));
    box.remove();
  }
}
