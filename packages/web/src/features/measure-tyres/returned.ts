import { getDataParameter, ScanError, type ReturnData } from "@treadclub/sdk";
import { tabStore } from "#kit/storage.ts";

export type Outcome = NonNullable<ReturnData["outcome"]>;

/** What the scanner brought back. The address may say anything: it only chooses words, the service says how it stands. */
export type Returned =
  | { readonly kind: "back"; readonly sessionId: number | null; readonly outcome: Outcome; readonly tokens: string[] }
  /** 1001: the address brings nothing along. */
  | { readonly kind: "nothing" }
  /** 1002: what it brings along cannot be read. */
  | { readonly kind: "broken"; readonly sessionId: number | null };

/** Reads a return address; after a reload, what the same tab read before. */
export function readReturn(search: string): Returned {
  const sessionId = sessionIn(new URLSearchParams(search).get("session"));
  try {
    const data = getDataParameter(search);
    const outcome = outcomes.find((one) => one === data.outcome) ?? "completed";
    const tokens = Array.isArray(data.measurementTokens) ? data.measurementTokens.filter(isText) : [];
    return { kind: "back", sessionId: sessionId ?? sessionIn(data.exitID), outcome, tokens };
  } catch (error) {
    if (error instanceof ScanError && error.code === 1002) return { kind: "broken", sessionId };
    return keptReturn(sessionId) ?? withoutData(sessionId);
  }
}

/** The address names the measurement: how it ended is seen from its tyres. */
const withoutData = (sessionId: number | null): Returned =>
  sessionId === null ? { kind: "nothing" } : { kind: "back", sessionId, outcome: "completed", tokens: [] };

const keptName = "measure-return";

/** For a reload of somebody who is not signed in; as long as the tab lives. */
export function keepReturn(returned: Returned): void {
  if (returned.kind === "back" && returned.tokens.length > 0) tabStore.set(keptName, JSON.stringify(returned));
}

function keptReturn(sessionId: number | null): Returned | null {
  const kept = parsed(tabStore.get(keptName));
  if (sessionId === null || kept === null || !("sessionId" in kept) || kept.sessionId !== sessionId) return null;
  const outcome = outcomes.find((one) => "outcome" in kept && kept.outcome === one);
  const tokens = "tokens" in kept && Array.isArray(kept.tokens) ? kept.tokens.filter(isText) : [];
  return outcome ? { kind: "back", sessionId, outcome, tokens } : null;
}

function parsed(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

const outcomes: readonly Outcome[] = ["completed", "aborted", "failed"];
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const sessionIn = (text: unknown): number | null =>
  typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The address without what only this page may know. */
export function queryWithoutData(search: string): string {
  const values = new URLSearchParams(search);
  values.delete("data");
  return values.toString();
}
