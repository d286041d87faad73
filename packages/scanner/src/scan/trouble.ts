import { CallError, detailOf } from "@treadclub/contract/client";
import type { LaunchProblem } from "#scanner/launch/payload.ts";

/**
 * What is in the way, each with a sentence of its own. `offline`, `server` and `busy` pass by themselves.
 * `expired`: the session's 24 hours are over. `unknown`: nobody knows its token. `forbidden`: not from this page.
 * `elsewhere`: another service's scanner takes the photos.
 * `conflict`: somebody else was quicker (another tab, the site that asked). `photo`: a file that is no photo. `too_large`: above 15 MB. `lost`: the photos are not on this phone any more.
 */
export const troubles = [
  "offline",
  "server",
  "busy",
  "expired",
  "unknown",
  "forbidden",
  "conflict",
  "elsewhere",
  "photo",
  "too_large",
  "lost",
] as const;
export type Trouble = (typeof troubles)[number];

/** What keeps a scan from opening at all. */
export type OpenTrouble = Trouble | LaunchProblem;

export const passesByItself = (trouble: OpenTrouble): boolean =>
  trouble === "offline" || trouble === "server" || trouble === "busy";

/** These end the whole scan. */
export const isFinal = (trouble: Trouble): boolean =>
  trouble === "expired" || trouble === "unknown" || trouble === "forbidden" || trouble === "elsewhere";

/** Takes a CallError, or anything with such a code and a status. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof CallError && detailOf<"STATE_CONFLICT">(error, "reason") === "remote") return "elsewhere";
  const { code, status } = factsOf(error);
  const known = byCode.get(code) ?? byStatus.get(status);
  return known ?? (status === 0 ? "offline" : "server");
}

const byCode: ReadonlyMap<string, Trouble> = new Map<string, Trouble>([
  ["OFFLINE", "offline"],
  ["TOKEN_EXPIRED", "expired"],
  ["TOKEN_DECODE_UNSUCCESSFUL", "unknown"],
  ["KEY_UNKNOWN", "unknown"],
  ["NOT_FOUND", "unknown"],
  ["KEY_FORBIDDEN", "forbidden"],
  ["ROLE_FORBIDDEN", "forbidden"],
  ["STATE_CONFLICT", "conflict"],
  ["IDEMPOTENCY_CONFLICT", "busy"],
  ["ALLOWANCE_SPENT", "busy"],
  ["RATE_LIMITED", "busy"],
  ["UNSUPPORTED_MEDIA", "photo"],
  ["PAYLOAD_TOO_LARGE", "too_large"],
  ["VALIDATION_FAILED", "conflict"],
  // A photo was taken out of the queue while it was waited for.
  ["ABORTED", "lost"],
]);

const byStatus: ReadonlyMap<number, Trouble> = new Map<number, Trouble>([
  [401, "unknown"],
  [403, "forbidden"],
  [404, "unknown"],
  [409, "conflict"],
  [413, "too_large"],
  [415, "photo"],
  [429, "busy"],
]);

function factsOf(error: unknown): { code: string; status: number } {
  if (error instanceof CallError) return { code: error.code, status: error.status };
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : 0;
  return { code, status: status || (code === "" ? 500 : 0) };
}
