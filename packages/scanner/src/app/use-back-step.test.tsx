import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newStore } from "#scanner/kit/store.ts";
import { openedState, scanStep, type ScanState } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import { pretend } from "#scanner/testing/cast.ts";
import { clear, show } from "#scanner/testing/render.tsx";
import { fourTyres, viewOf } from "#scanner/testing/views.ts";
import { useBackStep } from "./use-back-step.ts";

beforeEach(() => history.replaceState(null, ""));
afterEach(clear);

async function openAt(tyres: Parameters<typeof viewOf>[0]) {
  const before = { isStarted: true, isChosen: true, sending: [] };
  const state = newStore(scanStep, openedState([viewOf(tyres)], before));
  const scan = pretend<ScanController>({ state, dispatch: state.dispatch });
  const Back = (): null => {
    useBackStep(scan);
    return null;
  };
  await show(<Back />);
  const go = (event: Parameters<typeof state.dispatch>[0]): Promise<void> => act(() => state.dispatch(event));
  // The browser takes the entry away first, then says so.
  const back = (): Promise<void> =>
    act(() => {
      history.replaceState(null, "");
      globalThis.dispatchEvent(new PopStateEvent("popstate"));
    });
  return { go, back, step: (): ScanState["step"] => state.get().step };
}

describe("the browser's own back", () => {
  it("leads from a tyre to all tyres", async () => {
    const { go, back, step } = await openAt(fourTyres);
    await go({ kind: "take", id: 1, shot: null });
    expect(history.state).toEqual({ inner: true });
    await back();
    expect(step().name).toBe("tyres");
  });
  it("leads from the reading to the check, and from there to all tyres", async () => {
    const { go, back, step } = await openAt(fourTyres);
    await go({ kind: "check", id: 1 });
    await go({ kind: "reading", id: 1 });
    await back();
    expect(step()).toEqual({ name: "check", id: 1 });
    expect(history.state).toEqual({ inner: true });
    await back();
    expect(step().name).toBe("tyres");
  });
  it("needs one entry, however often a tyre is opened", async () => {
    const { go } = await openAt(fourTyres);
    await go({ kind: "take", id: 1, shot: null });
    const { length } = history;
    await go({ kind: "overview" });
    await go({ kind: "take", id: 2, shot: null });
    expect(history.length).toBe(length);
  });
  it("leaves a scan of one tyre, where there is no step before", async () => {
    await openAt([[1, "fl"]]);
    expect(history.state).toBeNull();
  });
});
