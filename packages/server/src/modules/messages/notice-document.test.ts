import { expect, it } from "vitest";
import { noticeDocument } from "./notice-document.ts";

const links = { record: "https://tread.example/r", choices: "https://tread.example/c", host: "tread.example" };

it.each([
  ["en", /\w\.$/],
  ["uk", /[а-яіїєґ]\.$/],
  ["cn", /[一-鿿]。$/],
] as const)("a mail without a lead of its own says its subject as a sentence, in %s", (locale, sentence) => {
  const row = { type: "scan_result" as const, values: {}, openField: 1, createdAt: new Date("2026-11-23T09:00:00Z") };
  const { document } = noticeDocument(row, { locale, showsNames: true }, links);
  expect(document.paragraphs).toEqual([expect.stringMatching(sentence)]);
});
