import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

export { act } from "react";

/** Mounts into the element; returns how to unmount. */
export async function mount(children: ReactNode, element: HTMLElement): Promise<() => void> {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(element);
  await act(async () => root.render(children));
  return () => root.unmount();
}
