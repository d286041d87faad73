import type { WorkerWord } from "#kit/worker-words.ts";

const empty: WorkerWord = { kind: "empty" };
const part = () => import("./installed-worker.ts");

/** Has the pages served without a network from the next visit on; begins when this page needs nothing more. */
export function installWorker(build: string): void {
  addEventListener(
    "load",
    () =>
      void part().then(
        ({ install }) => install(build),
        () => undefined,
      ),
    { once: true },
  );
}

/** Loads this page anew, with the newest build and its worker. */
export async function loadNewBuild(): Promise<void> {
  await part()
    .then(({ letNextTakeOver }) => letNextTakeOver())
    .catch(() => undefined);
  location.reload();
}

/** The next person finds nothing in the worker's stores. */
export function emptyWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.getRegistration("/app/").then((found) => found?.active?.postMessage(empty));
}
