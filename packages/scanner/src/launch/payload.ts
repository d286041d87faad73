import { fromBase64, toBase64Url } from "#scanner/kit/base64.ts";
import { type Json, parseObject, textIn } from "#scanner/kit/guards.ts";

/** What the SDK hands to the scanner in the query value `data`. */
export interface Launch {
  readonly measurementTokens: readonly string[];
  readonly exitUrl: string | null;
  readonly errorUrl: string | null;
  readonly supportUrl: string | null;
  readonly showResults: boolean;
  readonly language: string | null;
  /** As it came: it goes back to the integrator with the outcome. */
  readonly raw: Json;
}

/** `missing`: no `data` at all. `unreadable`: cut off or changed on the way. `no_token`: it names no measurement. */
export type LaunchProblem = "missing" | "unreadable" | "no_token";

export type LaunchReading =
  | { readonly kind: "launch"; readonly launch: Launch }
  | { readonly kind: "problem"; readonly why: LaunchProblem; readonly errorUrl: string | null };

export type Outcome = "completed" | "aborted" | "failed";

export function readLaunch(search: string): LaunchReading {
  const data = new URLSearchParams(search).get("data");
  if (!data) return { kind: "problem", why: "missing", errorUrl: null };
  const raw = decode(data);
  return raw === null ? { kind: "problem", why: "unreadable", errorUrl: null } : launchOf(raw);
}

export function launchOf(raw: Json): LaunchReading {
  const measurementTokens = tokensIn(raw);
  if (measurementTokens.length === 0) return { kind: "problem", why: "no_token", errorUrl: textIn(raw, "errorURL") };
  return {
    kind: "launch",
    launch: {
      measurementTokens,
      exitUrl: textIn(raw, "exitURL"),
      errorUrl: textIn(raw, "errorURL"),
      supportUrl: textIn(raw, "supportURL"),
      showResults: raw["showScanResultsInApp"] !== false,
      language: textIn(raw, "language") ?? textIn(raw, "lang"),
      raw,
    },
  };
}

/** The value of `data` on the way back. */
export const returnData = (launch: Launch, outcome: Outcome): string =>
  toBase64Url(JSON.stringify({ ...launch.raw, outcome }));

// One for each tyre of a car; whoever sends more has mixed something up.
const MAX_TOKENS = 4;

function tokensIn(raw: Json): string[] {
  const tokens: unknown = raw["measurementTokens"];
  if (!Array.isArray(tokens)) return [];
  const texts = tokens.filter((token): token is string => typeof token === "string" && token !== "");
  return [...new Set(texts)].slice(0, MAX_TOKENS);
}

function decode(data: string): Json | null {
  try {
    return parseObject(fromBase64(data));
  } catch {
    return null;
  }
}
