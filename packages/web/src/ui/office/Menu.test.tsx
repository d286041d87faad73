import { act, useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Confirm } from "../Confirm.tsx";
import { key, press, render, eventually, type Rendered } from "../testing/render.tsx";
import { Menu } from "./Menu.tsx";

const print = vi.fn();
let page: Rendered;

function Record(): ReactElement {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          { label: "Print", onChoose: print },
          { label: "Remove", danger: true, onChoose: () => setAsks(true) },
        ]}
      />
      <Confirm open={asks} onClose={() => setAsks(false)} title="Remove it?" actionLabel="Remove" onConfirm={vi.fn()}>
        It cannot be undone.
      </Confirm>
    </>
  );
}

const trigger = (): HTMLElement => page.find("[aria-haspopup=menu]");
const items = (): HTMLElement[] => page.all("[role=menuitem]");
const open = async (): Promise<void> => {
  await act(async () => trigger().focus());
  await key(trigger(), "ArrowDown");
  await eventually(() => expect(document.activeElement).toBe(items()[0]));
};

beforeEach(async () => {
  print.mockClear();
  page = await render(<Record />);
});
afterEach(() => page.leave());

it("opens by the keyboard at its first action and closes by Escape, back at the button", async () => {
  expect(trigger().getAttribute("aria-expanded")).toBe("false");
  await open();
  expect(items().map((item) => item.textContent)).toEqual(["Print", "Remove"]);
  expect(trigger().getAttribute("aria-expanded")).toBe("true");
  await key(items()[0] ?? document, "Escape");
  await eventually(() => expect(items()).toEqual([]));
  await eventually(() => expect(document.activeElement).toBe(trigger()));
  expect(print).not.toHaveBeenCalled();
});

it("does what is chosen, once", async () => {
  await open();
  await press(items()[0] ?? document.body);
  await eventually(() => expect(print).toHaveBeenCalledTimes(1));
  expect(items()).toEqual([]);
});

it("lets a question return the focus to its button", async () => {
  await open();
  await key(items()[0] ?? document, "ArrowDown");
  await eventually(() => expect(document.activeElement).toBe(items()[1]));
  await press(items()[1] ?? document.body);
  await eventually(() => expect(page.find<HTMLDialogElement>("dialog").open).toBe(true));
  await key(page.find("dialog"), "Escape");
  await act(async () => page.find("dialog").dispatchEvent(new Event("cancel", { cancelable: true })));
  expect(page.find<HTMLDialogElement>("dialog").open).toBe(false);
  expect(document.activeElement).toBe(trigger());
});
