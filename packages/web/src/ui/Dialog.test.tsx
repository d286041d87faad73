import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallError } from "@treadclub/contract/client";
import { Button } from "./Button.tsx";
import { Confirm } from "./Confirm.tsx";
import { Dialog } from "./Dialog.tsx";
import { press, render, type Rendered } from "./testing/render.tsx";
import { toast, toastItems } from "./toast.ts";

function Redeem({ use }: { readonly use: () => Promise<void> }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title="Use this voucher?"
        actionLabel="Use voucher"
        onConfirm={use}
      >
        It takes £5 off and cannot be undone.
      </Confirm>
    </>
  );
}

let page: Rendered;
afterEach(async () => {
  await page.leave();
  toast.clear();
});
const dialog = (): HTMLDialogElement => page.find<HTMLDialogElement>("dialog");
const button = (word: string): HTMLElement => {
  const found = page.all("button").find((b) => b.textContent === word);
  if (!found) throw new Error(`No button ${word}`);
  return found;
};
const open = async (use: () => Promise<void>): Promise<void> => {
  page = await render(<Redeem use={use} />);
  button("Open").focus();
  await press(button("Open"));
};

describe("Confirm", () => {
  it("is a named alert dialog that gives the focus back", async () => {
    await open(vi.fn());
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute("aria-labelledby") ?? "")?.textContent).toBe(
      "Use this voucher?",
    );
    await press(button("Go back"));
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(button("Open"));
  });

  it("closes when what it asked for is done, and not before", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const use = vi.fn(() => promise);
    await open(use);
    await press(button("Use voucher"));
    await press(button("Use voucher"));
    expect(dialog().open).toBe(true);
    await act(async () => resolve());
    expect(dialog().open).toBe(false);
    expect(use).toHaveBeenCalledTimes(1);
  });

  it("stays and tells when it failed", async () => {
    await open(
      vi
        .fn()
        .mockRejectedValue(new CallError(409, { code: "STATE_CONFLICT", message: "This voucher was used at 10:42." })),
    );
    await press(button("Use voucher"));
    expect(dialog().open).toBe(true);
    expect(toastItems().map((item) => item.text)).toEqual(["This voucher was used at 10:42."]);
  });

  it("closes by Escape", async () => {
    await open(vi.fn());
    await act(async () => dialog().dispatchEvent(new Event("cancel", { cancelable: true })));
    expect(dialog().open).toBe(false);
  });
});

describe("a question inside of a dialog", () => {
  it("closes alone by Escape", async () => {
    const [closeOuter, closeInner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    page = await render(
      <Dialog open onClose={closeOuter} title="Share this result">
        <Confirm open onClose={closeInner} title="End this link?" actionLabel="End link" onConfirm={vi.fn()}>
          It cannot be undone.
        </Confirm>
      </Dialog>,
    );
    const inner = page.find<HTMLDialogElement>("dialog dialog");
    await act(async () => void inner.dispatchEvent(new Event("cancel", { cancelable: true })));
    expect(closeInner).toHaveBeenCalledOnce();
    expect(closeOuter).not.toHaveBeenCalled();
  });
});
