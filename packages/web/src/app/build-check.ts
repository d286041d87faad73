const everyMs = 10_000;

const state = { isReady: false };
const listeners = new Set<() => void>();

/** Whether the server has another build than the one that runs here. */
export const isNewBuildReady = (): boolean => state.isReady;
export const laterBuild = (): void => offer(false);

export function onBuildCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Compares meta.json with the running build every 10 seconds; the first mismatch or failure is logged and ends it. Returns the way to stop. */
export function startBuildCheck(own: string, log: (line: string) => void): () => void {
  const stop = (): void => clearInterval(timer);
  const timer = setInterval(
    () => void look().catch((error: unknown) => end(`build check failed: ${String(error)}`)),
    everyMs,
  );
  const end = (line: string): void => {
    stop();
    log(line);
  };
  const look = async (): Promise<void> => {
    const response = await fetch("/app/meta.json", { cache: "no-store" });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const meta: unknown = await response.json();
    const found =
      typeof meta === "object" && meta !== null && "build_number" in meta ? String(meta.build_number) : "none";
    if (found === own) return;
    end(`invalid build version: ${own} runs, ${found} is there`);
    offer(true);
  };
  return stop;
}

/** The build of this page; null while developing. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build-number"]')?.content ?? null;

function offer(isReady: boolean): void {
  state.isReady = isReady;
  for (const listener of listeners) listener();
}
