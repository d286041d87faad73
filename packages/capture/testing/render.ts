import { capture } from "@treadclub/texts/en/capture";
import { makeTranslate } from "@treadclub/texts/translate";
import type { Children } from "#capture/view.ts";
import { act, mount } from "#testing/mount.ts";

export const t = makeTranslate("en", [capture]);

const mounted: (() => void)[] = [];

/** Renders into a page of its own, with React or Preact by the project's condition. */
export async function show(children: Children) {
  const box = document.createElement("div");
  document.body.append(box);
  const unmount = await mount(children, box);
  mounted.push(() => {
    unmount();
    box.remove();
  });
  const all = (selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];
  const named = (name: string): HTMLElement => {
    const found = all("button, a").find((one) => (one.getAttribute("aria-label") ?? one.textContent).trim() === name);
    if (!found) throw new Error(`No button "${name}" in: ${box.textContent}`);
    return found;
  };
  const press = (name: string) =>
    act(async () => {
      named(name).click();
      // What a press starts may take several microtasks.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { box, all, named, press };
}

export async function clear(): Promise<void> {
  for (const unmount of mounted.splice(0)) await act(async () => unmount());
}
