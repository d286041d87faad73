import type { Locale } from "@treadclub/texts/types";
import { chooseLocale, localeOf } from "./language.ts";
import { type LaunchReading, readLaunch } from "./payload.ts";
import { type ScanRecord, findRecord, findRecordOf, forgetOldRecords, newRecord } from "./scan-record.ts";
import { readLocale } from "./storage.ts";

export type Arrived =
  | { readonly kind: "record"; readonly record: ScanRecord; readonly locale: Locale }
  | (Extract<LaunchReading, { kind: "problem" }> & { readonly locale: Locale });

/** What this page is to do: the scan of the link, or the one that was left in this browser. */
export function arrive(search: string, languages: readonly string[], nowMs: number): Arrived {
  forgetOldRecords(nowMs);
  const asked = localeOf(new URLSearchParams(search).get("lang"));
  const reading = readLaunch(search);
  const record = recordOf(reading, nowMs);
  if (record)
    return {
      kind: "record",
      record,
      locale: chooseLocale([asked, record.locale, record.launch.language, readLocale(), ...languages]),
    };
  const locale = chooseLocale([asked, readLocale(), ...languages]);
  return reading.kind === "problem"
    ? { ...reading, locale }
    : { kind: "problem", why: "missing", errorUrl: null, locale };
}

/** The link's own payload is the newer one, whatever was kept of its scan. */
function recordOf(reading: LaunchReading, nowMs: number): ScanRecord | null {
  if (reading.kind === "problem") return reading.why === "missing" ? findRecord(nowMs) : null;
  const kept = findRecordOf(reading.launch, nowMs);
  return kept ? { ...kept, launch: reading.launch } : newRecord(reading.launch, nowMs);
}
