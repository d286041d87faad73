import { useEffect } from "preact/hooks";
import type { ScanController } from "#scanner/scan/scan-controller.ts";

/** A page that comes back to the front asks how things stand: another tab, or the reviewer, may have been quicker. */
export function useFreshView(scan: ScanController): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && scan.state.get().step.name !== "done")
        void scan.refresh().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    // A page that comes back from the browser's memory was never hidden in its own eyes.
    const restored = (event: PageTransitionEvent): void => (event.persisted ? look() : undefined);
    globalThis.addEventListener("pageshow", restored);
    return () => {
      document.removeEventListener("visibilitychange", look);
      globalThis.removeEventListener("pageshow", restored);
    };
  }, [scan]);
}

/** Where the browser keeps nothing, photos that were not handed in would go with the page: the browser asks first. */
export function useStayWarning(scan: ScanController): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      const photos = scan.photos.get();
      if (photos && !photos.durable && photos.list().length > 0) event.preventDefault();
    };
    globalThis.addEventListener("beforeunload", ask);
    return () => globalThis.removeEventListener("beforeunload", ask);
  }, [scan]);
}
