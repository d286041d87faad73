import { treadVerdict, wearPatterns, type SidewallWarningCode, type TreadDepths } from "@treadclub/rules";
import { languageTags, type Locale, type Translate } from "@treadclub/texts";
import { formatMm, inBrackets, lowerFirst, upperFirst } from "@treadclub/texts/format";
import { formatDay, formatDayTime } from "@treadclub/texts/format-dates";
import { sidewallFacts } from "@treadclub/texts/sidewall-facts";
import type { ReportedScan } from "#modules/scans";
import { howFacts } from "@treadclub/texts/how-facts";
import { drawBand, drawMarked, drawPlate, shownPlate, type Band } from "./drawings.ts";
import { colours, toneOfResult, toneOfVerdict, tones, type Tone } from "./look.ts";
import { drawPhotos, type ReportPhoto } from "./photo-grid.ts";
import { reportNumber } from "./report-number.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import { drawTread } from "./tread-figure.ts";
import { reportWords } from "./words.ts";

interface ReportInput {
  readonly scan: ReportedScan;
  readonly photos: readonly ReportPhoto[];
  readonly locale: Locale;
  readonly madeAt: Date;
}

const heading = { size: 13, bold: true };
const text = { size: 10.5 };
const soft = { size: 9.5, colour: colours.soft };

/** The report of a scan as a PDF. */
export async function reportPdf({ scan, photos, locale, madeAt }: ReportInput): Promise<Buffer> {
  const t = reportWords(locale);
  const number = reportNumber(scan);
  const made = t("report.made", { date: formatDayTime(madeAt.toISOString(), locale) });
  const sheet = openSheet({
    title: `${t("report.title")} ${number}: ${t("report.subject", { tyre: scanName(scan, t), plate: plateOf(scan) })}`,
    lang: languageTags[locale],
    madeAt,
    footer: (page, pages) =>
      ["TreadClub", t("report.number", { number }), made, t("report.page", { page, pages })].join(" · "),
  });
  writeTop(sheet, scan, t);
  writeResult(sheet, scan, t);
  writeSidewalls(sheet, scan, t);
  writeForecast(sheet, scan, t);
  writeMessage(sheet, scan, t);
  writeBanner(sheet, scan);
  section(sheet, t("report.how.title"));
  sheet.facts(howFacts(scan, t));
  section(sheet, t("report.law.title"));
  sheet.write("P", t("report.law.text"), text);
  drawPhotos(sheet, photos, t);
  sheet.space(10);
  sheet.write("P", t("report.note"), soft);
  return sheet.end();
}

const plateOf = ({ vehicle }: ReportedScan): string => shownPlate(vehicle.number);

function scanName({ type, position }: ReportedScan, t: Translate): string {
  return type === "sidewall"
    ? t("scan.sidewall.name", { tyre: t(`ui.position.${position}`) })
    : upperFirst(t(`scan.tyre.${position}`), t.locale);
}

function writeTop(sheet: Sheet, scan: ReportedScan, t: Translate): void {
  sheet.write("P", `TreadClub · ${t("report.title")}`, { size: 11, bold: true, colour: colours.soft });
  sheet.space(4);
  sheet.write("H1", scanName(scan, t), { size: 24, bold: true });
  sheet.space(6);
  drawPlate(sheet, { plate: scan.vehicle.number, car: [scan.vehicle.brand, scan.vehicle.model].join(" ").trim() });
  sheet.space(12);
}

function section(sheet: Sheet, title: string): void {
  sheet.space(16);
  sheet.write("H2", title, heading);
  sheet.space(4);
}

function writeResult(sheet: Sheet, scan: ReportedScan, t: Translate): void {
  const depths = depthsOf(scan);
  drawBand(sheet, bandOf(scan, depths, t));
  sheet.space(12);
  sheet.write("H2", t("report.outcomes"), heading);
  sheet.space(4);
  for (const result of scan.results) {
    const tone = toneOfResult[result];
    drawMarked(sheet, tone, t(`base.state.result.${result}`), { bold: true, colour: tones[tone].ink });
  }
  for (const pattern of wearPatterns(scan.results, depths)) {
    sheet.space(4);
    sheet.write("P", t(`scan.result.pattern.${pattern}`), text);
  }
  if (depths === null) return;
  section(sheet, t("report.depths"));
  drawTread(sheet, depths, t);
}

function bandOf(scan: ReportedScan, depths: TreadDepths | null, t: Translate): Band {
  if (scan.type === "sidewall") {
    const [worst = "passed"] = scan.results;
    const isGood = worst === "passed";
    return {
      tone: isGood ? "good" : worst === "change_tyre" ? "now" : "soon",
      title: isGood ? t("report.verdict.sidewall") : t(`base.state.result.${worst}`),
      lines: [],
    };
  }
  const verdict = treadVerdict(scan);
  const shown = verdict === "good" && wearPatterns(scan.results, depths).length > 0 ? "check" : verdict;
  const mm = scan.minimumMm === null ? null : formatMm(scan.minimumMm, t.locale);
  const plusMinus = formatMm(scan.uncertaintyMm ?? 0, t.locale);
  return {
    tone: toneOfVerdict[shown],
    title: t(`report.verdict.${shown}`),
    lines: [
      ...(mm === null ? [] : [t("report.lowest", { mm })]),
      verdict === "maybe_illegal" ? t("report.means.maybe_illegal", { plusMinus }) : t(`report.means.${verdict}`),
    ],
  };
}

function depthsOf({ depths }: ReportedScan): TreadDepths | null {
  return depths && { innerMm: depths.inner_mm, middleMm: depths.middle_mm, outerMm: depths.outer_mm };
}

function writeSidewalls(sheet: Sheet, scan: ReportedScan, t: Translate): void {
  for (const wall of scan.sidewalls) {
    const place = lowerFirst(t(`ui.position.${wall.position}`), t.locale);
    section(sheet, t("report.sidewall") + (scan.sidewalls.length > 1 ? inBrackets(place, t.locale) : ""));
    for (const { code, found, expected } of wall.warnings)
      drawMarked(sheet, toneOfWarning(code), t(`scan.sidewall.warn.${code}`, { found, expected }));
    sheet.facts(sidewallFacts(wall, t).flatMap(({ label, value }) => (value ? [{ label, value }] : [])));
  }
}

/** As what the warning suggests as a result. */
const toneOfWarning = (code: SidewallWarningCode): Tone =>
  code === "axle_mismatch" || code === "load_too_low" ? "now" : "soon";

/** Only what lies ahead: a depth that is reached needs no day. */
function writeForecast(sheet: Sheet, { forecast, minimumMm }: ReportedScan, t: Translate): void {
  if (forecast === null || minimumMm === null) return;
  const points = [
    { mm: 3, point: forecast.at_3_mm },
    { mm: 1.6, point: forecast.at_1_6_mm },
  ].filter(({ mm }) => minimumMm >= mm);
  const facts = points.flatMap(({ mm, point }) =>
    point === null
      ? []
      : [
          {
            label: t("report.forecast.reaches", { mm: formatMm(mm, t.locale) }),
            value: t("report.forecast.when", {
              day: formatDay(point.on_day, t.locale, "month"),
              from: formatDay(point.from_day, t.locale, "month"),
              to: formatDay(point.to_day, t.locale, "month"),
            }),
          },
        ],
  );
  if (facts.length === 0) return;
  section(sheet, t("report.forecast.title"));
  sheet.facts(facts);
  sheet.space(4);
  sheet.write("P", t(`report.forecast.method.${forecast.method}`), soft);
}

function writeMessage(sheet: Sheet, { message }: ReportedScan, t: Translate): void {
  if (message === "") return;
  section(sheet, t("report.message"));
  sheet.write("P", message, text);
}

/** Its pictures stay on the screen. */
function writeBanner(sheet: Sheet, { reward }: ReportedScan): void {
  if (!reward?.bannerTitle) return;
  section(sheet, reward.bannerTitle);
  for (const words of [reward.bannerText, reward.bannerLink]) if (words) sheet.write("P", words, text);
}
