import { useEffect } from "preact/hooks";
import { useSource } from "#scanner/kit/store.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";
import { isInnerStep } from "#scanner/scan/scan-state.ts";

const mark = { inner: true } as const;
const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "inner" in state;
};

/**
 * The browser's own "back" leads from a tyre to all tyres, and out of the scan only from there. One entry of the history stands for
 * whichever inner step is shown; it is used again rather than taken away, because that would take effect at some later moment.
 */
export function useBackStep(desk: ScanDesk): void {
  const isInner = isInnerStep(useSource(desk.state));
  useEffect(() => {
    if (isInner && !isMarked()) history.pushState(mark, "");
  }, [isInner]);
  useEffect(() => {
    const back = (): void => {
      const { step } = desk.state.get();
      if (isMarked() || !isInnerStep(desk.state.get())) return;
      if (step.name !== "reading") return desk.dispatch({ kind: "overview" });
      desk.dispatch({ kind: "check", id: step.id });
      if (isInnerStep(desk.state.get())) history.pushState(mark, "");
    };
    globalThis.addEventListener("popstate", back);
    return () => globalThis.removeEventListener("popstate", back);
  }, [desk]);
}
