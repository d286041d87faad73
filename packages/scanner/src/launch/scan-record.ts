import { locales, type Locale } from "@treadclub/texts/types";
import { type Json, isObject, parseObject } from "#scanner/kit/guards.ts";
import { type Launch, launchOf } from "./payload.ts";
import { type Reading, readingOf } from "./reading.ts";
import { forgetPhotos } from "@treadclub/capture/indexed-db";
import * as storage from "./storage.ts";

/** A tyre that is to be handed in as soon as its photos have arrived. */
export interface HandIn {
  /** One for all tries, so that a lost answer hands nothing in twice. */
  readonly idempotencyKey: string;
}

/** What a page needs to go on with a scan that another page began. */
export interface ScanRecord {
  readonly launch: Launch;
  /** After this the session's token is dead. */
  readonly untilMs: number;
  readonly sessionId: number | null;
  readonly locale: Locale | null;
  readonly isStarted: boolean;
  readonly isChosen: boolean;
  /** What the driver read, by measurement id. */
  readonly readings: Readonly<Record<string, Reading>>;
  readonly handIns: Readonly<Record<string, HandIn>>;
}

export const KEPT_MS = 24 * 60 * 60 * 1000;

export const newRecord = (launch: Launch, nowMs: number): ScanRecord => ({
  launch,
  untilMs: nowMs + KEPT_MS,
  sessionId: null,
  locale: null,
  isStarted: false,
  isChosen: false,
  readings: {},
  handIns: {},
});

/** Forgets the scans whose time is over, with the photos that were never handed in. */
export function forgetOldRecords(nowMs: number): void {
  for (const { sessionId, text } of storage.readAllKept()) {
    if (alive(text, nowMs)) continue;
    storage.removeKept(sessionId);
    forgetPhotos(queueName(sessionId));
  }
}

/** What is kept of this tab's scan, else of the one that was kept last. */
export function findRecord(nowMs: number): ScanRecord | null {
  const kept = storage.readAllKept().flatMap(({ text }) => alive(text, nowMs) ?? []);
  const inTab = alive(storage.readTab(), nowMs);
  if (inTab) return kept.find(({ sessionId }) => sessionId === inTab.sessionId) ?? inTab;
  return kept.toSorted((a, b) => b.untilMs - a.untilMs)[0] ?? null;
}

/** What is kept of the scan that a link begins anew. */
export function findRecordOf(launch: Launch, nowMs: number): ScanRecord | null {
  const [token] = launch.measurementTokens;
  const records = [storage.readTab(), ...storage.readAllKept().map(({ text }) => text)].map((text) =>
    alive(text, nowMs),
  );
  const found = records.filter((record) => record?.launch.measurementTokens[0] === token);
  return found.find((record) => record?.sessionId !== null) ?? found[0] ?? null;
}

export function keepRecord(record: ScanRecord): void {
  const { launch, ...rest } = record;
  const text = JSON.stringify({ ...rest, payload: launch.raw });
  storage.writeTab(text);
  if (record.sessionId !== null) storage.writeKept(record.sessionId, text);
}

/** The record as another tab may have left it. */
export function freshRecord(record: ScanRecord, nowMs: number): ScanRecord {
  return (record.sessionId === null ? null : alive(storage.readKept(record.sessionId), nowMs)) ?? record;
}

/** The scan is over: only this tab may still show it. */
export function forgetKept({ sessionId }: ScanRecord): void {
  if (sessionId !== null) storage.removeKept(sessionId);
}

/** The photo queue of a session. */
export const queueName = (sessionId: number): string => `scan-${sessionId}`;

function alive(text: string | null, nowMs: number): ScanRecord | null {
  const kept = parseObject(text);
  const record = kept && recordOf(kept);
  return record !== null && record.untilMs > nowMs ? record : null;
}

function recordOf(kept: Json): ScanRecord | null {
  const payload: unknown = kept["payload"];
  const { untilMs, sessionId } = { untilMs: kept["untilMs"], sessionId: kept["sessionId"] };
  if (!isObject(payload) || typeof untilMs !== "number") return null;
  const reading = launchOf(payload);
  if (reading.kind === "problem") return null;
  return {
    launch: reading.launch,
    untilMs,
    sessionId: typeof sessionId === "number" ? sessionId : null,
    locale: locales.find((locale) => locale === kept["locale"]) ?? null,
    isStarted: kept["isStarted"] === true,
    isChosen: kept["isChosen"] === true,
    readings: eachOf(kept["readings"], readingOf),
    handIns: eachOf(kept["handIns"], handInOf),
  };
}

function handInOf(kept: unknown): HandIn | null {
  const idempotencyKey: unknown = isObject(kept) ? kept["idempotencyKey"] : null;
  return typeof idempotencyKey === "string" ? { idempotencyKey } : null;
}

function eachOf<One>(kept: unknown, read: (one: unknown) => One | null): Record<string, One> {
  const entries = isObject(kept) ? Object.entries(kept) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const one = read(value);
      return one === null ? [] : [[name, one] as const];
    }),
  );
}
