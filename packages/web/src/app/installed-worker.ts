import { sessionEnd } from "#kit/session.ts";
import type { WorkerWord } from "#kit/worker-words.ts";

const file = "/app/service-worker.js";
const scope = "/app/";
/** A new worker fetches its files over whatever connection there is; nobody waits longer for it than this. */
const takeOverPatienceMs = 5_000;

/** Registers the worker once the browser has nothing else to do. Throws where the browser refuses. */
export async function install(build: string): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext || window.top !== window) return;
  await idle();
  // Registering a worker that takes itself away, because its file is gone, would keep it.
  const { ok } = await fetch(file, { method: "HEAD", cache: "no-store" });
  if (!ok) return;
  const registration = await navigator.serviceWorker.register(file, { scope, updateViaCache: "none" });
  const takeOver = (): void => postTo(registration.waiting, { kind: "take-over", build });
  const follow = (): void => registration.installing?.addEventListener("statechange", takeOver);
  // A page that runs the new build already needs no reload for its worker.
  takeOver();
  follow();
  registration.addEventListener("updatefound", follow);
  const first = registration.active ? null : (registration.installing ?? registration.waiting);
  if (first) await until(first, "activated");
  reportUsed((paths) => postTo(registration.active, { kind: "used", paths }));
}

/** Lets the newest worker serve, so that a reload shows its build on any connection; gives up after a while. */
export async function letNextTakeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (!registration?.active) return;
  const done = async (): Promise<void> => {
    await registration.update();
    if (registration.installing) await until(registration.installing, "installed");
    const next = registration.waiting;
    postTo(next, { kind: "take-over" });
    if (next) await until(next, "activated");
  };
  await Promise.race([done(), new Promise((late) => setTimeout(late, takeOverPatienceMs))]);
}

function postTo(worker: ServiceWorker | null, word: WorkerWord): void {
  worker?.postMessage(word);
}

const order: readonly ServiceWorkerState[] = ["parsed", "installing", "installed", "activating", "activated"];

/** Waits until a worker has come so far; rejects when it never will. */
function until(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((done, fail) => {
    const look = (): void => {
      if (worker.state === "redundant") fail(new Error("the worker was given up"));
      else if (order.indexOf(worker.state) >= order.indexOf(state)) done();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Reports the files that come to this page past the worker: those of its beginning. */
function reportUsed(report: (paths: string[]) => void): void {
  const observer = new PerformanceObserver((list) => {
    const paths = list.getEntries().flatMap((entry) => (isPastWorker(entry) ? new URL(entry.name).pathname : []));
    // What the last sign-in used is being forgotten.
    if (paths.length > 0 && sessionEnd() === null) report(paths);
  });
  observer.observe({ type: "resource", buffered: true });
}

const isPastWorker = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming && entry.workerStart === 0 && entry.name.includes("/app/assets/");

function idle(): Promise<unknown> {
  return new Promise((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 10_000 }) : setTimeout(done, 1_000),
  );
}
