import { render, type ComponentChildren } from "preact";
import { act } from "preact/test-utils";

export { act } from "preact/test-utils";

export async function mount(children: ComponentChildren, element: HTMLElement): Promise<() => void> {
  await act(() => render(children, element));
  return () => render(null, element);
}
