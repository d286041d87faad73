import type { WorkerWord } from "#kit/worker-words.ts";

const empty: WorkerWord = { kind: "empty" };
const part = () => import("./installed-worker.ts");
/** A browser may refuse its workers anywhere; the application works without. */
const nothing = (): void => undefined;

/** Makes pages work offline from the next load on; starts when this page needs nothing more. */
export function installWorker(build: string): void {
  const begin = async (): Promise<void> => (await part()).install(build);
  addEventListener("load", () => void begin().catch(nothing), { once: true });
}

/** Reloads this page with the newest build and its worker. */
export async function loadNewBuild(): Promise<void> {
  const takeOver = async (): Promise<void> => (await part()).letNextTakeOver();
  await takeOver().catch(nothing);
  location.reload();
}

/** Empties the worker's stores for the next user of this browser. */
export function emptyWorker(): void {
  void postEmpty().catch(nothing);
}

async function postEmpty(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  (await navigator.serviceWorker.getRegistration("/app/"))?.active?.postMessage(empty);
}
