import {
  measurementMethods,
  measurementStatuses,
  measurementVerdicts,
  qualityReasons,
  wearPatterns,
} from "@treadclub/contract/measurement/states";
import type { Area, Locale } from "@treadclub/texts";
import { describe, expect, it } from "vitest";

const names = {
  status: measurementStatuses,
  reason: qualityReasons,
  method: measurementMethods,
  verdict: measurementVerdicts,
  wear: wearPatterns,
} as const;

const wordsOf = async (locale: Locale): Promise<Area> =>
  (await import(`../../../../../texts/src/${locale}/scan.ts`)).scan;

describe.each(["en", "cn", "uk"] as const)("labels in %s", (locale) => {
  it.each(Object.keys(names))("there is one for every %s, and for nothing else", async (kind) => {
    const words = await wordsOf(locale);
    const prefix = `scan.measure.${kind}.`;
    const labelled = Object.keys(words).filter((key) => key.startsWith(prefix));
    const named: readonly string[] = Reflect.get(names, kind);
    expect(labelled.toSorted()).toEqual(named.map((name) => prefix + name).toSorted());
    const labels = labelled.map((key) => words[key]);
    expect(new Set(labels).size, "two names with one label").toBe(labels.length);
  });
});
