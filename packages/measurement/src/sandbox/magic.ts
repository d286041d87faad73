import { setTimeout as pause } from "node:timers/promises";
import {
  measurementStatuses,
  type MeasurementStatus,
  type QualityReason,
} from "@treadclub/contract/measurement/states";
import type { ErrorCode } from "@treadclub/contract";
import type { GlobalError, ReadCtx } from "@treadclub/kit/context";
import type { KeyRow, MeasurementRow, SessionRow, WholeSession } from "#measurement/rows";
import { endedStates } from "#measurement/states";

/** A token that answers what it says instead of a session, for sandbox keys (docs/measurement/sandbox.md). */
export const isMagic = (token: string): boolean => token.startsWith("sandbox_");

type MagicError = "KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND";
type MagicCtx = Pick<ReadCtx<MagicError>, "fail" | "now">;

/** What no session and no measurement of the database is called. */
const magicId = 9_000_000_000_000_000;
const mostDelayMs = 10_000;
const stepMs = 2000;
const steps = ["unknown", "waiting_for_images", "processing", "completed"] as const;

/** Waits as long as the slowest of magic tokens asks for, however many there are. */
export async function magicDelay(tokens: readonly string[]): Promise<void> {
  const longestMs = Math.max(0, ...tokens.map((token) => delayOf(partsOf(token)) ?? 0));
  if (longestMs > 0) await pause(longestMs);
}

/** Returns the session of a magic token. Errors: the one that it names; NOT_FOUND for a name that it is not. */
export function magicSession(ctx: MagicCtx, key: KeyRow, token: string): WholeSession {
  const { word, number } = partsOf(token);
  if (word === "error") throw magicError(ctx, Number(number));
  const state = stateOf({ word, number }, ctx.now);
  if (state === null) throw ctx.fail("NOT_FOUND");
  return wholeSession(key, token, state, ctx.now, word);
}

/** The error that a reference of `sandbox_error_<status>` asks for; null when it asks for none. */
export function askedError(ctx: Pick<ReadCtx<MagicError>, "fail">, reference: string | null): Error | null {
  const status = /^sandbox_error_(\d{3})$/.exec(reference ?? "")?.[1];
  return status === undefined ? null : magicError(ctx, Number(status));
}

function magicError(ctx: Pick<ReadCtx<MagicError>, "fail">, status: number): Error {
  const code = errorCodes.get(status) ?? "NOT_FOUND";
  return ctx.fail(code, status === 429 ? { details: { retry_after_seconds: 1 } } : {});
}

/** 400 is no status of the catalogue, and 503 is not one of these codes: `alteredAnswer` makes both. */
const errorCodes: ReadonlyMap<number, MagicError | Extract<GlobalError, ErrorCode>> = new Map([
  [400, "VALIDATION_FAILED"],
  [401, "KEY_UNKNOWN"],
  [403, "KEY_FORBIDDEN"],
  [404, "NOT_FOUND"],
  [429, "RATE_LIMITED"],
  [500, "UNKNOWN_ERROR"],
  [503, "UNKNOWN_ERROR"],
]);

function stateOf({ word, number }: MagicParts, now: Date): MeasurementStatus | null {
  if (word === "steps") return stepAt(number, now);
  if (number !== undefined) return delayOf({ word, number }) === null ? null : "completed";
  if (["uneven", "empty", "html"].includes(word)) return "completed";
  return measurementStatuses.find((status) => status === word) ?? null;
}

interface MagicParts {
  readonly word: string;
  readonly number: string | undefined;
}

function partsOf(token: string): MagicParts {
  const [, word = "", number] = /^sandbox_([a-z_]+?)(?:_(\d+))?$/.exec(token) ?? [];
  return { word, number };
}

/** Milliseconds; null for another word, and for more than may be asked for. */
const delayOf = ({ word, number }: MagicParts): number | null =>
  word === "delay" && number !== undefined && Number(number) <= mostDelayMs ? Number(number) : null;

/** Two seconds for each step since the second named; without one it restarts every ten seconds. */
function stepAt(since: string | undefined, now: Date): MeasurementStatus {
  const elapsedMs = since === undefined ? now.getTime() % 10_000 : now.getTime() - Number(since) * 1000;
  return steps[Math.max(0, Math.floor(elapsedMs / stepMs))] ?? "completed";
}

const failure: readonly QualityReason[] = ["blurry", "too_dark"];
const read: ReadonlySet<MeasurementStatus> = new Set(["result_ready", "result_and_report_ready", "completed"]);
const begun: ReadonlySet<MeasurementStatus> = new Set([...read, "processing", "failed"]);
const lifeMs = 24 * 3_600_000;

function wholeSession(key: KeyRow, token: string, state: MeasurementStatus, now: Date, word: string): WholeSession {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  const session: SessionRow = {
    id: magicId,
    keyId: key.id,
    tokenHash: "",
    workflow: "2",
    reference: token,
    remoteToken: null,
    remotePolledAt: null,
    createdAt: hour,
    expiresAt: new Date(hour.getTime() + lifeMs),
    openedAt: hour,
    endedAt: endedStates.includes(state) ? hour : null,
    forgottenAt: null,
    planned: true,
    plannedAt: null,
    counted: 1,
    untoldSince: null,
  };
  return { session, key, measurements: [{ row: measurementRow(key, state, hour, word), photos: [] }] };
}

function measurementRow(key: KeyRow, state: MeasurementStatus, at: Date, word: string): MeasurementRow {
  const hasRegions = read.has(state) && word !== "empty";
  return {
    id: magicId,
    sessionId: magicId,
    keyId: key.id,
    place: 0,
    positionCode: "fl",
    state,
    method: read.has(state) ? "sandbox" : null,
    innerMm: hasRegions ? 5.2 : null,
    middleMm: hasRegions && word !== "uneven" ? 5.8 : null,
    outerMm: hasRegions ? 5.4 : null,
    globalMm: read.has(state) && word === "empty" ? 5.5 : null,
    remoteRegions: null,
    uncertaintyMm: read.has(state) ? 0.5 : null,
    readingKind: null,
    reasons: state === "failed" ? [...failure] : [],
    message: "",
    handedInAt: begun.has(state) ? at : null,
    waitingSince: null,
    reviewedAt: null,
    completedAt: state === "completed" ? at : null,
    beforeReview: null,
    photosGoneAt: null,
    version: 0,
  };
}
