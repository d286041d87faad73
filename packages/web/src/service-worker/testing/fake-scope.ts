import type { Listeners, WorkerScope } from "../scope.ts";

const nothing = (): void => undefined;
const origin = "https://treadclub.example";

/** A browser around a worker, as far as the worker uses it. */
export interface FakeScope extends WorkerScope {
  /** What the network answers, by path; without an entry there is no connection. */
  readonly net: Map<string, () => Response | Promise<Response>>;
  /** Paths that the network was asked for. */
  readonly asked: string[];
  /** What happened to the worker: skip, claim, unregister. */
  readonly done: string[];
  /** Paths and texts in each store. */
  readonly kept: Map<string, Map<string, string>>;
  /** Raises an event and waits for all that it began. */
  live(kind: "install" | "activate"): Promise<void>;
  post(data: unknown): Promise<void>;
  /** The worker's answer, null when the request is left to the browser, and the end of all that it began. */
  ask(path: string, mode?: RequestMode): { readonly answer: Promise<Response> | null; settled(): Promise<void> };
}

/** An answer of the own server, as a browser types it. */
export function fileOf(text: string, status = 200): Response {
  return typed(new Response(text, { status }));
}

export function fakeScope(): FakeScope {
  const net: FakeScope["net"] = new Map();
  const kept: FakeScope["kept"] = new Map();
  const [asked, done]: [string[], string[]] = [[], []];
  const listeners: Listeners = {
    install: nothing,
    activate: nothing,
    fetch: nothing,
    message: nothing,
  };
  return {
    net,
    kept,
    asked,
    done,
    location: { origin },
    clients: { claim: async () => void done.push("claim") },
    registration: { unregister: async () => done.push("unregister") > 0 },
    skipWaiting: async () => void done.push("skip"),
    addEventListener: (kind, listener) => {
      listeners[kind] = listener;
    },
    fetch: async (request) => {
      const path = new URL(typeof request === "string" ? request : request.url, origin).pathname;
      asked.push(path);
      const answer = net.get(path);
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
    caches: fakeCaches(kept),
    live: async (kind) => {
      const work = openWork();
      listeners[kind](work);
      await work.settled();
    },
    post: async (data) => {
      const work = openWork();
      listeners.message({ ...work, data });
      await work.settled();
    },
    ask: (path, mode = "cors") => {
      const { waitUntil, settled } = openWork();
      const answers: Promise<Response>[] = [];
      const respondWith = (answer: Promise<Response>): void => void answers.push(answer);
      const request = { method: "GET", url: new URL(path, origin).href, mode };
      listeners.fetch({ request, waitUntil, respondWith });
      return { answer: answers[0] ?? null, settled };
    },
  };
}

function fakeCaches(kept: FakeScope["kept"]): WorkerScope["caches"] {
  return {
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
    match: async (path, { cacheName }) => {
      const text = kept.get(cacheName)?.get(path);
      return text === undefined ? undefined : fileOf(text);
    },
    open: async (name) => {
      const files = kept.get(name) ?? new Map<string, string>();
      kept.set(name, files);
      return { put: async (path, answer) => void files.set(path, await answer.text()) };
    },
  };
}

function openWork(): { waitUntil(one: Promise<unknown>): void; settled(): Promise<void> } {
  const work: Promise<unknown>[] = [];
  return {
    waitUntil: (one) => void work.push(one),
    settled: async () => {
      for (let seen = -1; seen !== work.length;) {
        seen = work.length;
        await Promise.all(work);
      }
    },
  };
}

/** Copies keep the type, as a browser's do. */
function typed(answer: Response): Response {
  const copy = answer.clone.bind(answer);
  return Object.defineProperties(answer, { type: { value: "basic" }, clone: { value: () => typed(copy()) } });
}
