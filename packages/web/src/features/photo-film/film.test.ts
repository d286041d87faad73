import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@treadclub/texts";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "film");
const mostBytes = 400_000;
const filmSeconds = 23;

interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function cuesOf(locale: string): Cue[] {
  const [head, ...blocks] = readFileSync(join(folder, `captions.${locale}.vtt`), "utf8")
    .trim()
    .split("\n\n");
  expect(head).toBe("WEBVTT");
  return blocks.map((block) => {
    const [, from, to, text] = /^00:([\d.]+) --> 00:([\d.]+)\n(.+)$/.exec(block) ?? [];
    return { from: Number(from), to: Number(to), text: text ?? "" };
  });
}

it("is small enough for a phone on a forecourt", () => {
  for (const name of ["tread.webm", "tread.mp4"]) {
    const { size } = statSync(join(folder, name));
    expect([name, size > 10_000, size <= mostBytes]).toEqual([name, true, true]);
  }
});

it("says each sentence at the same moment in every language, long enough to be read", () => {
  const english = cuesOf("en");
  for (const locale of locales) {
    const cues = cuesOf(locale);
    expect(cues.map(({ from, to }) => [from, to])).toEqual(english.map(({ from, to }) => [from, to]));
    for (const [n, { from, to, text }] of cues.entries()) {
      expect(text, `${locale} at ${from}`).not.toBe("");
      expect(text.length / (to - from), text).toBeLessThan(21);
      expect(from).toBeGreaterThanOrEqual(cues[n - 1]?.to ?? 0);
      expect(to).toBeLessThanOrEqual(filmSeconds);
    }
  }
});
