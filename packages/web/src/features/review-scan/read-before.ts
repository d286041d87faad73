/** Where depths come from that were read before a person judges them. */
export type ReadBefore = "gauge" | "coin" | "own" | "remote" | "before";

/** Null where nothing was read before. A coin's depths bear the method of a gauge, so without `kind` it is one of both. */
export function readBefore(
  depths: object | null,
  method: string | null,
  kind: "gauge" | "coin" | null = null,
): ReadBefore | null {
  if (depths === null) return null;
  if (kind !== null) return kind;
  if (method === "gauge") return "own";
  return method === "remote" ? "remote" : "before";
}
