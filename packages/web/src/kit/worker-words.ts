/** What a page says to the service worker. */
export type WorkerWord =
  /** Drop everything that is kept: a sign-in is over. */
  | { readonly kind: "empty" }
  /** Stop waiting and serve, if `build` is this worker's own or not given. */
  | { readonly kind: "take-over"; readonly build?: string }
  /** Keep these files, which a page used before the worker served it: paths like `/app/assets/a-1.js`. */
  | { readonly kind: "used"; readonly paths: readonly string[] };

/** What `data` says, or null when it says nothing that is known. */
export function readWorkerWord(data: unknown): WorkerWord | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "empty") return { kind: "empty" };
  if (data.kind === "take-over")
    return "build" in data && typeof data.build === "string"
      ? { kind: "take-over", build: data.build }
      : { kind: "take-over" };
  if (data.kind !== "used" || !("paths" in data) || !Array.isArray(data.paths)) return null;
  return { kind: "used", paths: data.paths.filter((path: unknown) => typeof path === "string") };
}
