import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Locale } from "@treadclub/texts";
import { currentT, loadTexts, setLocale, TranslateContext } from "#kit/i18n.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

export interface Rendered {
  readonly box: HTMLElement;
  /** The first element that fits; throws when there is none. */
  find<E extends Element = HTMLElement>(selector: string): E;
  all(selector: string): HTMLElement[];
  again(node: ReactNode): Promise<void>;
  leave(): Promise<void>;
}

/** Renders with the words of `ui/` into the document. */
export async function render(node: ReactNode, locale: Locale = "en"): Promise<Rendered> {
  const box = document.createElement("div");
  document.body.append(box);
  const root = createRoot(box);
  await loadTexts("ui");
  await setLocale(locale, { remember: false });
  const t = currentT();
  const again = (next: ReactNode): Promise<void> =>
    act(async () => root.render(<TranslateContext value={t}>{next}</TranslateContext>));
  await again(node);
  return {
    box,
    again,
    find: <E extends Element>(selector: string): E => {
      const found = document.querySelector<E>(selector);
      if (!found) throw new Error(`No ${selector} in ${document.body.innerHTML}`);
      return found;
    },
    all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
    leave: async () => {
      await act(async () => root.unmount());
      box.remove();
    },
  };
}

/** Types a value as a person would: input event and all. */
export async function type(
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): Promise<void> {
  await act(async () => {
    // React tracks the value by its own setter; the prototype's goes past it
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, value);
    input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

export const key = (target: EventTarget, name: string, init: KeyboardEventInit = {}): Promise<void> =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init }));
  });

/** Lets timers and answers through until it holds. */
export async function eventually(check: () => void, tries = 400): Promise<void> {
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
  try {
    check();
  } catch (error) {
    if (tries === 0) throw error;
    await eventually(check, tries - 1);
  }
}
