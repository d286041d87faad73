import type { WorkerWord } from "#kit/worker-words.ts";

const empty: WorkerWord = { kind: "empty" };
const part = () => import("./installed-worker.ts");
/** A browser may refuse its workers anywhere; the application works without. */
const nothing = (): void => undefined;

/** Has the pages served without a network from the next visit on; begins when this page needs nothing more. */
export function installWorker(build: string): void {
  const begin = async (): Promise<void> => (await part()).install(build);
  addEventListener("load", () => void begin().catch(nothing), { once: true });
}

/** Loads this page anew, with the newest build and its worker. */
export async function loadNewBuild(): Promise<void> {
  const takeOver = async (): Promise<void> => (await part()).letNextTakeOver();
  await takeOver().catch(nothing);
  location.reload();
}

/** The next person finds nothing in the worker's stores. */
export function emptyWorker(): void {
  void tellEmpty().catch(nothing);
}

async function tellEmpty(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  (await navigator.serviceWorker.getRegistration("/app/"))?.active?.postMessage(empty);
}
