import { readWorkerWord, type WorkerWord } from "#kit/worker-words.ts";
import { howServed } from "./how-served.ts";
import type { AskEvent, Build, WorkerScope } from "./scope.ts";
import { openStores, shellPath } from "./stores.ts";

const ownPath = "/app/service-worker.js";
/** How long a page waits for the network while the shell lies ready. */
const patienceMs = 4_000;

/** Puts a build's worker to work: see docs/decisions/017-installed-app.md. */
export function startWorker(scope: WorkerScope, build: Build): void {
  const stores = openStores(scope, build);
  const state = { hasLooked: false, isLeaving: false };

  scope.addEventListener("install", (event) => event.waitUntil(stores.fill()));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(stores.dropOtherBuilds().then(() => scope.clients.claim())),
  );
  scope.addEventListener("message", (event) => {
    const word = readWorkerWord(event.data);
    if (word && !state.isLeaving) event.waitUntil(obey(word).catch(() => undefined));
  });
  scope.addEventListener("fetch", (event) => {
    const served = howServed(event.request, build, scope.location.origin);
    if (served === "network" || state.isLeaving) return;
    const path = served === "page" ? shellPath : new URL(event.request.url).pathname;
    event.respondWith(served === "asset" ? keptFirst(event, path) : networkFirst(event, path));
  });

  async function obey(word: WorkerWord): Promise<void> {
    if (word.kind === "take-over" && (word.build ?? build.number) === build.number) return scope.skipWaiting();
    if (word.kind === "used") return stores.fetchMissing(word.paths);
    if (word.kind !== "empty") return undefined;
    await stores.empty();
    return stores.fill();
  }

  async function keptFirst(event: AskEvent, path: string): Promise<Response> {
    const keep = stores.keeper(path);
    const kept = await stores.find(path);
    if (kept) return kept;
    const answer = await scope.fetch(event.request);
    event.waitUntil(keep(answer.clone()).catch(() => undefined));
    return answer;
  }

  async function networkFirst(event: AskEvent, path: string): Promise<Response> {
    const answer = scope.fetch(event.request);
    if (path === shellPath) event.waitUntil(answer.then(lookAround).catch(() => undefined));
    const inTime = await Promise.race([answer.catch(() => null), after(patienceMs)]);
    return inTime ?? (await stores.find(path)) ?? answer;
  }

  /** The server can be reached: is this worker still wanted, and has it all that it needs? */
  async function lookAround(): Promise<void> {
    if (state.hasLooked) return;
    state.hasLooked = true;
    const { status } = await scope.fetch(ownPath, { method: "HEAD", cache: "no-store" });
    if (status === 404 || status === 410) return leave();
    if (!(await stores.isFilled())) await stores.fill();
  }

  async function leave(): Promise<void> {
    state.isLeaving = true;
    await stores.empty();
    await scope.registration.unregister();
  }
}

const after = (ms: number): Promise<null> => new Promise((done) => setTimeout(done, ms, null));
