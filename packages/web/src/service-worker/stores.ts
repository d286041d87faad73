import type { Build, WorkerScope } from "./scope.ts";

export const shellPath = "/app/shell.html";
const prefix = "treadclub-";

/** What the worker keeps: static files of one build, nothing else. */
export interface Stores {
  /** Fetches what the shell needs. All or nothing; throws when a file is missing or the shell is of another build. */
  fill(): Promise<void>;
  isFilled(): Promise<boolean>;
  /** The kept file; undefined when there is none or it cannot be read. */
  find(path: string): Promise<Response | undefined>;
  /** Called before the network is asked: keeps its answer, if that is the file itself. */
  keeper(path: string): (answer: Response) => Promise<void>;
  /** Fetches and keeps those files of the build that are not kept yet. */
  fetchMissing(paths: readonly string[]): Promise<void>;
  /** Drops everything; what is being fetched meanwhile is not kept. */
  empty(): Promise<void>;
  dropOtherBuilds(): Promise<void>;
}

export function openStores(scope: Pick<WorkerScope, "caches" | "fetch">, build: Build): Stores {
  const { caches } = scope;
  const own = { shell: `${prefix}shell-${build.version}`, used: `${prefix}used-${build.version}` };
  const state = { emptied: 0 };

  async function find(path: string): Promise<Response | undefined> {
    const look = async (cacheName: string): Promise<Response | undefined> =>
      caches.match(path, { cacheName, ignoreVary: true });
    return (await look(own.shell).catch(() => undefined)) ?? look(own.used).catch(() => undefined);
  }

  async function put(name: string, files: readonly (readonly [string, Response])[], since: number): Promise<void> {
    const cache = await caches.open(name);
    for (const [path, answer] of files) await cache.put(path, answer);
    if (state.emptied !== since) await caches.delete(name);
  }

  async function drop(isStale: (name: string) => boolean): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isStale(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  async function fetchFile(path: string): Promise<readonly [string, Response]> {
    const answer = await scope.fetch(path, { cache: build.assets.includes(path) ? "default" : "reload" });
    if (!isFile(answer)) throw new Error(`${path} answers ${answer.status}`);
    if (path === shellPath && !(await answer.clone().text()).includes(`"${build.number}"`))
      throw new Error("the shell is of another build");
    return [path, answer];
  }

  return {
    find,
    isFilled: async () => (await find(shellPath)) !== undefined,
    fill: async () => {
      const since = state.emptied;
      const files = await Promise.all(build.first.map(fetchFile));
      if (state.emptied === since) await put(own.shell, files, since);
    },
    keeper: (path) => {
      const since = state.emptied;
      return async (answer) => {
        if (isFile(answer) && state.emptied === since) await put(own.used, [[path, answer]], since);
      };
    },
    fetchMissing: async (paths) => {
      const since = state.emptied;
      for (const path of paths.filter((one) => build.assets.includes(one)))
        if (state.emptied === since && !(await find(path))) await put(own.used, [await fetchFile(path)], since);
    },
    empty: async () => {
      state.emptied += 1;
      await drop(() => true);
    },
    dropOtherBuilds: () => drop((name) => name !== own.shell && name !== own.used),
  };
}

const isFile = (answer: Response): boolean => answer.status === 200 && answer.type === "basic" && !answer.redirected;
