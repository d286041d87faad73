import { CallError } from "@treadclub/contract/client";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { render, type Rendered } from "#ui/testing/render.tsx";
import { CrashPage } from "./CrashPage.tsx";

const invalidate = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ invalidate }) }));

let open: Rendered | undefined;
beforeEach(async () => {
  vi.useFakeTimers();
  await loadTexts("base");
});
afterEach(async () => {
  await open?.leave();
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function broken(status: number, code: "SERVICE_UNAVAILABLE" | "UNKNOWN_ERROR"): Promise<void> {
  const error = new CallError(status, { code, message: "x", details: { retry_after_seconds: 2 } });
  open = await render(<CrashPage error={error} reset={() => undefined} />);
}

it("tries again by itself when the service asks to wait", async () => {
  await broken(503, "SERVICE_UNAVAILABLE");
  expect(open?.find("h1").textContent).toBe("We’ll be right back");
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(invalidate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  expect(invalidate).toHaveBeenCalledOnce();
});

it("leaves another failure to the reader", async () => {
  await broken(500, "UNKNOWN_ERROR");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(invalidate).not.toHaveBeenCalled();
});
