import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";
import { makeTranslate } from "@treadclub/texts/translate";
import type { Locale } from "@treadclub/texts/types";
import { areas as cn } from "#scanner/kit/words/cn.ts";
import { areas as en } from "#scanner/kit/words/en.ts";
import { areas as uk } from "#scanner/kit/words/uk.ts";
import { WordsContext } from "#scanner/kit/words.ts";

const words = { en, cn, uk };
const boxes: HTMLElement[] = [];

/** Draws something into a page of its own, in a language. */
export async function show(children: ComponentChildren, locale: Locale = "en") {
  const box = document.createElement("div");
  document.body.append(box);
  boxes.push(box);
  const t = makeTranslate(locale, words[locale]);
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
