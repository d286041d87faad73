import { createHash } from "node:crypto";
import { legalVersions, paperVersions, type PaperName } from "@treadclub/rules/legal-versions";
import type { Area } from "@treadclub/texts";
import { legal as cn } from "@treadclub/texts/cn/legal";
import { legal as en } from "@treadclub/texts/en/legal";
import { legal as uk } from "@treadclub/texts/uk/legal";
import { describe, expect, it } from "vitest";
import { linesOf, piecesOf } from "./paper-text.ts";
import { currentEdition, editionOf } from "./papers.ts";

/**
 * The fingerprint of the English text of each version. People have agreed to these very words:
 * a text is never changed under its version. A change needs a new version in `legal-versions.ts`,
 * the old text kept under its own id, and a new line here.
 */
const fingerprints: Readonly<Record<PaperName, Readonly<Record<string, string>>>> = {
  terms: { "2026-11-24": "917c69b280a77d82", "2026-11-22": "0bb54e31d5d81f64", "2026-11-21": "10f2004ac8b0adaf" },
  privacy: { "2026-11-24": "6eadde64875fc059", "2026-11-22": "e53ce414d088bfef", "2026-11-21": "4e9183eb09357775" },
  member_terms: { "2026-11-22": "8fbe723b524adc2e" },
  member_privacy: { "2026-11-22": "6031a03167975662" },
};

const names: readonly PaperName[] = ["terms", "privacy", "member_terms", "member_privacy"];
const all = names.flatMap((name) => paperVersions[name].map((version) => ({ name, version })));
const english: Area = en;

const textOf = (area: Area, key: string): string => {
  const entry = area[key] ?? "";
  return typeof entry === "string" ? entry : entry.other;
};
const keysOf = (id: string): string[] => Object.keys(english).filter((key) => key.startsWith(`legal.${id}.`));

describe.each(all)("$name of $version", ({ name, version }) => {
  const id = editionOf(name, version)?.id ?? "";
  it("has the words that people agreed to", () => {
    const words = keysOf(id)
      .toSorted()
      .map((key) => `${key.slice(`legal.${id}`.length)}\n${linesOf(textOf(english, key)).join("\n")}`)
      .join("\n\n");
    expect(createHash("sha256").update(words).digest("hex").slice(0, 16)).toBe(fingerprints[name][version]);
  });
  it("shows every part of its text once", () => {
    const parts = editionOf(name, version)?.parts ?? [];
    const shown = parts.flatMap(({ key }) => [`legal.${key}`, `legal.${key}Text`]);
    expect([`legal.${id}.title`, `legal.${id}.lead`, ...shown].toSorted()).toEqual(keysOf(id).toSorted());
  });
  it.each([
    ["cn", cn],
    ["uk", uk],
  ])("%s has the paragraphs, items and links of the English text", (_locale, area) => {
    const other: Area = area;
    for (const key of keysOf(id)) expect(shapeOf(textOf(other, key)), key).toEqual(shapeOf(textOf(english, key)));
  });
});

describe("versions", () => {
  it("have a fingerprint each, and no more", () => {
    for (const name of names)
      expect(Object.keys(fingerprints[name]).toSorted()).toEqual([...paperVersions[name]].toSorted());
  });
  it("stand newest first, and the first is the valid one", () => {
    for (const name of names) {
      expect([...paperVersions[name]]).toEqual([...paperVersions[name]].toSorted().toReversed());
      expect(legalVersions[name]).toBe(paperVersions[name][0]);
      expect(currentEdition(name)).toBe(editionOf(name, legalVersions[name]));
    }
  });
  it("that never were are not found", () => {
    for (const version of ["2020-01-01", "", "constructor", "__proto__"])
      expect(editionOf("terms", version), version).toBeNull();
  });
});

const shapeOf = (text: string): (string | null)[][] =>
  linesOf(text).map((line) => [
    line.startsWith("- ") ? "item" : "paragraph",
    ...piecesOf(line)
      .map(({ href }) => href)
      .filter((href) => href !== null),
  ]);
