import { useEffect } from "preact/hooks";
import { useSource } from "#scanner/kit/store.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
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
export function useBackStep(scan: ScanController): void {
  const isInner = isInnerStep(useSource(scan.state));
  useEffect(() => {
    if (isInner && !isMarked()) history.pushState(mark, "");
  }, [isInner]);
  useEffect(() => {
    const back = (): void => {
      const { step } = scan.state.get();
      if (isMarked() || !isInnerStep(scan.state.get())) return;
      if (step.name !== "reading") return scan.dispatch({ kind: "overview" });
      scan.dispatch({ kind: "check", id: step.id });
      if (isInnerStep(scan.state.get())) history.pushState(mark, "");
    };
    globalThis.addEventListener("popstate", back);
    return () => globalThis.removeEventListener("popstate", back);
  }, [scan]);
}
