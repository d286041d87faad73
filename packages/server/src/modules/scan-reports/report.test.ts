import { locales, type Locale } from "@treadclub/texts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { sidewallReport, treadReport } from "#testing/report-samples";
import { tyrePicture } from "#testing/tyre-picture";
import type { ReportedScan } from "#modules/scans";
import { reportPdf } from "./report.ts";

const jpeg = await tyrePicture({ innerMm: 2, middleMm: 4, outerMm: 4, seed: 3, widthPx: 720, heightPx: 540 });
const photo = { position: "front_left", jpeg, width: 720, height: 540 } as const;
const madeAt = new Date("2026-11-21T10:00:00Z");
const draw = (scan: ReportedScan, locale: Locale = "en", count = 3): Promise<Buffer> =>
  reportPdf({ scan, photos: Array.from({ length: count }, () => photo), locale, madeAt });

/** What a reader of the file finds: its words, its tags and how many pictures it has. */
async function read(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = contents.flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : ""))).join("");
  const tags = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  const { info } = await document.getMetadata();
  await loading.destroy();
  return {
    // A line break may stand for a space.
    text: text.replaceAll(/\s/g, ""),
    tags,
    info,
    pictures: bytes.toString("latin1").split("/Subtype /Image").length - 1,
  };
}
const bare = (text: string): string => text.replaceAll(/[\s\u200b]/g, "");

describe("the report of a tread", () => {
  it.each([
    [
      "en",
      [
        "Replace soon",
        "Lowest tread depth: 2.4 mm",
        "Recommended change",
        "Wheel alignment",
        "20 November 2026, 09:40 (UK time)",
        "Around Jun 2027, between Feb 2027 and Jan 2028",
        "1.6 mm of tread",
        "Forge Lane Tyres",
      ],
    ],
    [
      "cn",
      [
        "尽快更换",
        "胎纹最浅处：2.4 毫米",
        "建议更换",
        "四轮定位",
        "2026年11月20日 09:40（英国时间）",
        "法律规定",
        "Forge Lane Tyres",
      ],
    ],
    [
      "uk",
      [
        "Скоро міняти",
        "Найменша глибина протектора: 2,4 мм",
        "Рекомендована заміна",
        "Розвал-сходження",
        "20 листопада 2026 р., 09:40",
        "Forge Lane Tyres",
      ],
    ],
  ] as const)("says in %s what was found, how and when", async (locale, words) => {
    const { text, info, tags } = await read(await draw(treadReport, locale));
    for (const word of [...words, "CU57 ABC", "Vauxhall Corsa", "TC-812-3"]) expect(text).toContain(bare(word));
    expect(info).toMatchObject({ Language: { en: "en-GB", cn: "zh-CN", uk: "uk" }[locale] });
    expect(Object.entries(info).find(([name]) => name === "Title")?.[1]).toContain("CU57 ABC");
    for (const tag of ["H1", "H2", "Table", "TH", "Figure"]) expect(tags).toContain(`"${tag}"`);
  });

  it("has the photos, each once, and stays small", async () => {
    const [none, six] = await Promise.all([draw(treadReport, "cn", 0), draw(treadReport, "cn", 6)]);
    expect((await read(none)).pictures).toBe(0);
    expect((await read(six)).pictures).toBe(6);
    expect(none.length).toBeLessThan(100_000);
    expect(six.length).toBeLessThan(none.length + 6.5 * jpeg.length);
  });

  it("is the same for the same scan and instant", async () => {
    expect((await draw(treadReport)).equals(await draw(treadReport))).toBe(true);
  });

  it("calls no depth legal that may be below the limit", async () => {
    const { text } = await read(await draw({ ...treadReport, minimumMm: 1.7 }, "en", 0));
    expect(text).toContain(bare("Close to the legal limit"));
    expect((await read(await draw({ ...treadReport, minimumMm: 1.59 }, "en", 0))).text).toContain(bare("1.59 mm"));
  });
});

describe("the report of a sidewall", () => {
  it.each(locales)("has facts and warnings of each tyre: %s", async (locale) => {
    const { text } = await read(await draw(sidewallReport, locale, 0));
    for (const word of ["195/65 R15", "205/55 R16", "Michelin", "Dunlop", "2415", "615"])
      expect(text).toContain(bare(word));
  });

  it("says how old the tyre is and what is wrong with it", async () => {
    const { text } = await read(await draw(sidewallReport, "en", 0));
    expect(text).toContain(bare("11 years old"));
    expect(text).toContain(bare("doesn’t match the other tyre on this axle"));
  });
});
