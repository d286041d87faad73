import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { press, render, type Rendered } from "./testing/render.tsx";
import { toast } from "./toast.ts";
import { ToastHost } from "./ToastHost.tsx";

let page: Rendered;
const words = (): string[] => page.all("p").map((p) => p.textContent ?? "");
const announce = (speak: () => void): Promise<void> => act(async () => speak());
const wait = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  // Other files of this worker may have left some.
  toast.clear();
  page = await render(<ToastHost />);
});
afterEach(async () => {
  await announce(toast.clear);
  await page.leave();
  vi.useRealTimers();
});

describe("ToastHost", () => {
  it("shows a message for 3000 ms", async () => {
    await announce(() => toast.success("Saved"));
    await wait(2999);
    expect(words()).toEqual(["Saved"]);
    await wait(1);
    expect(words()).toEqual([]);
  });

  it("keeps an error until it is dismissed, and says it at once", async () => {
    await announce(() => toast.error("It did not save"));
    await wait(60_000);
    expect(page.find("[role=alert]").textContent).toBe("It did not save");
    await press(page.find("[aria-label=Dismiss]"));
    expect(words()).toEqual([]);
  });

  it("does not show the same twice", async () => {
    await announce(() => {
      toast.warning("Low on credits");
      toast.warning("Low on credits");
      toast.success("Low on credits");
    });
    expect(words()).toEqual(["Low on credits", "Low on credits"]);
    expect(page.all("[role=status] p")).toHaveLength(2);
  });

  it("stops the clock while the focus is on it", async () => {
    await announce(() => toast.success("Saved"));
    await wait(2000);
    await act(async () => page.find("[aria-label=Dismiss]").focus());
    await wait(10_000);
    expect(words()).toEqual(["Saved"]);
    await act(async () => page.find("[aria-label=Dismiss]").blur());
    await wait(999);
    expect(words()).toEqual(["Saved"]);
    await wait(1);
    expect(words()).toEqual([]);
  });

  it("leads to its subject, and goes away when it is followed", async () => {
    await announce(() => toast.success("A new booking", "#bookings"));
    const link = page.find("[role=status] a");
    expect(link.getAttribute("href")).toBe("#bookings");
    await press(link);
    expect(words()).toEqual([]);
  });

  it("is heard over an open dialog", async () => {
    await page.again(
      <>
        <Dialog open onClose={() => undefined} title="A question">
          Yes?
        </Dialog>
        <ToastHost />
      </>,
    );
    await announce(() => toast.error("It did not save"));
    expect(page.find("dialog [role=alert]").textContent).toBe("It did not save");
  });
});
