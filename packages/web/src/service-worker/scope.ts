/** What the build hands to its worker. */
export interface Build {
  /** As in meta.json and in the page. */
  readonly number: string;
  /** Names this build's stores: changes with the shell too. */
  readonly version: string;
  /** Paths fetched while the worker installs: the shell, and what it needs to say anything. */
  readonly first: readonly string[];
  /** Paths of all hashed files. */
  readonly assets: readonly string[];
  /** Paths of files that the shell names and that carry no hash. */
  readonly beside: readonly string[];
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends LifeEvent {
  readonly request: Pick<Request, "method" | "url" | "mode">;
  respondWith(answer: Promise<Response>): void;
}

export interface WordEvent extends LifeEvent {
  readonly data: unknown;
}

export interface Listeners {
  install: (event: LifeEvent) => void;
  activate: (event: LifeEvent) => void;
  fetch: (event: AskEvent) => void;
  message: (event: WordEvent) => void;
}

/** What this worker uses of its browser; the library of types for workers does not go together with that for pages. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, "keys" | "delete"> & {
    match(path: string, where: { cacheName: string; ignoreVary: boolean }): Promise<Response | undefined>;
    open(name: string): Promise<{ put(path: string, answer: Response): Promise<void> }>;
  };
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  fetch(asked: AskEvent["request"] | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Listeners>(kind: K, listener: Listeners[K]): void;
}
