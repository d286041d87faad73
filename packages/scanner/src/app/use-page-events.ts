import { useEffect } from "preact/hooks";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";

/** A page that comes back to the front asks how things stand: another tab, or the reviewer, may have been quicker. */
export function useFreshView(desk: ScanDesk): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && desk.state.get().step.name !== "done")
        void desk.refresh().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", look);
    // A page that comes back from the browser's memory was never hidden in its own eyes.
    const restored = (event: PageTransitionEvent): void => (event.persisted ? look() : undefined);
    globalThis.addEventListener("pageshow", restored);
    return () => {
      document.removeEventListener("visibilitychange", look);
      globalThis.removeEventListener("pageshow", restored);
    };
  }, [desk]);
}

/** Where the browser keeps nothing, photos that were not handed in would go with the page: the browser asks first. */
export function useStayWarning(desk: ScanDesk): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      const photos = desk.photos.get();
      if (photos && !photos.durable && photos.list().length > 0) event.preventDefault();
    };
    globalThis.addEventListener("beforeunload", ask);
    return () => globalThis.removeEventListener("beforeunload", ask);
  }, [desk]);
}
