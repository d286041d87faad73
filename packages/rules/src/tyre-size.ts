import { parseMarks, parseService } from "./tyre-service.ts";
import type { ServiceDescription, ServiceProblem } from "./tyre-service.ts";

/** "RF" is a radial with run-flat construction, "D" cross-ply, "B" bias-belted. */
export type TyreConstruction = "R" | "ZR" | "RF" | "D" | "B";

/**
 * A size as it stands on the sidewall. Width in mm, aspect in per cent of it (82 where none is marked), rim in
 * inches. `loadIndexDual` is for twin wheels. `aboveSpeed` is a rating in brackets, "(92Y)": more than the
 * symbol's speed. Marks are upper case, without XL, C and the rating.
 */
export type TyreSize = {
  width: number;
  aspect: number;
  construction: TyreConstruction;
  rimInches: number;
  loadIndex?: number;
  loadIndexDual?: number;
  speed?: string;
  aboveSpeed?: true;
  extraLoad: boolean;
  commercial: boolean;
  prefix?: "P" | "LT" | "T" | "HL";
  marks: string[];
};

export type TyreSizeProblem =
  | "empty"
  | "not_a_size"
  | "inch_size"
  | "width_out_of_range"
  | "aspect_out_of_range"
  | "rim_out_of_range"
  | ServiceProblem;

export type TyreSizeReading = { ok: true; size: TyreSize } | { ok: false; reason: TyreSizeProblem; detail: string };

/**
 * Reads a typed or copied size such as `205/55 R16 91V XL`, also `205-55-16` and `2055516`. On failure
 * `detail` is the part of the text that the reason is about.
 */
export function parseTyreSize(text: string): TyreSizeReading {
  const clean = text.normalize("NFKC").toUpperCase().replace(/\s+/g, " ").trim();
  if (clean === "") return problem("empty", "");
  if (INCH_SIZE.test(clean)) return problem("inch_size", clean.slice(0, LONGEST_TEXT));
  const head = clean.length <= LONGEST_TEXT ? HEAD.exec(clean)?.groups : undefined;
  if (!head) return problem("not_a_size", clean.slice(0, LONGEST_TEXT));

  const width = Number(head["width"]);
  const aspect = Number(head["aspect"] ?? UNMARKED_ASPECT);
  const rimInches = Number((head["rim"] ?? "").replace(",", "."));
  if (width < 105 || width > 455 || width % 10 !== 5) return problem("width_out_of_range", head["width"] ?? "");
  if (!isAspect(aspect)) return problem("aspect_out_of_range", head["aspect"] ?? "");
  if (!isRim(rimInches)) return problem("rim_out_of_range", head["rim"] ?? "");

  const service = parseService(head["rest"] ?? "");
  if (!service.ok) return service;
  const suffix = head["suffix"];
  const marks = parseMarks(service.rest);
  const prefix = prefixOf(head["prefix"]);
  return {
    ok: true,
    size: {
      width,
      aspect,
      construction: constructionOf(head["construction"] ?? head["only"], head["join"]),
      rimInches,
      ...service.description,
      extraLoad: marks.extraLoad,
      commercial: suffix !== undefined || prefix === "LT",
      ...(prefix && { prefix }),
      marks: suffix === undefined || suffix === "C" ? marks.marks : [suffix, ...marks.marks],
    },
  };
}

/** Canonical: `205/55 R16 91V XL`, `215/65 R16C 109/107T`, `225/40 ZR18 (92Y)`, `185 R14C 102/100R`. */
export function formatTyreSize(size: TyreSize): string {
  const aspect = size.aspect === UNMARKED_ASPECT ? "" : `/${size.aspect}`;
  const suffix = rimSuffix(size);
  const head = `${size.prefix ?? ""}${size.width}${aspect} ${size.construction}${size.rimInches}${suffix}`;
  const marks = size.marks.filter((mark) => mark !== suffix);
  return [head, formatRating(size), size.extraLoad ? "XL" : "", ...marks].filter((part) => part !== "").join(" ");
}

/** Of the unloaded tyre, to a tenth of a millimetre. */
export function overallDiameterMm(size: Pick<TyreSize, "width" | "aspect" | "rimInches">): number {
  return Math.round((size.rimInches * 25.4 + (2 * size.width * size.aspect) / 100) * 10) / 10;
}

/** A size without an aspect, `185 R14C`, is built to 82 per cent. */
export const UNMARKED_ASPECT = 82;

const LONGEST_TEXT = 100;

/** With an aspect the construction may be missing, `205/55 16`; without one its letter is needed, `185R14`. */
const HEAD = new RegExp(
  [
    /^(?<prefix>P|LT|T|HL)? ?(?<width>\d{3})/,
    /(?: ?(?<join>[/\- ]?) ?(?<aspect>\d{2}) ?(?<construction>ZRF?|RF?|D|B|[/-])? ?| ?(?<only>R|D|B) ?)/,
    /(?<rim>\d{2}(?:[.,]5)?)(?!\d(?!\d))(?: ?(?<suffix>CP|C|LT)(?![A-Z]))?(?<rest>.*)$/,
  ]
    .map((part) => part.source)
    .join(""),
);

const INCH_SIZE = /^\d{2}(?:[.,]\d+)? ?X ?\d/;

function problem(reason: TyreSizeProblem, detail: string): TyreSizeReading {
  return { ok: false, reason, detail };
}

function isAspect(aspect: number): boolean {
  return (aspect >= 25 && aspect <= 85 && aspect % 5 === 0) || aspect === UNMARKED_ASPECT;
}

function isRim(inches: number): boolean {
  return Number.isInteger(inches) ? inches >= 10 && inches <= 24 : [17.5, 19.5, 22.5].includes(inches);
}

/** A dash stands for cross-ply on a sidewall, but only after a slash: people also type `205-55-16`. */
function constructionOf(text: string | undefined, join: string | undefined): TyreConstruction {
  if (text === "-") return join === "/" ? "D" : "R";
  if (text === "ZR" || text === "ZRF") return "ZR";
  return text === "RF" || text === "D" || text === "B" ? text : "R";
}

function prefixOf(text: string | undefined): TyreSize["prefix"] {
  return text === "P" || text === "LT" || text === "T" || text === "HL" ? text : undefined;
}

function rimSuffix(size: TyreSize): string {
  const marked = size.marks.find((mark) => mark === "CP" || mark === "LT");
  if (marked !== undefined) return marked;
  return size.commercial && size.prefix !== "LT" ? "C" : "";
}

function formatRating({ loadIndex, loadIndexDual, speed, aboveSpeed }: ServiceDescription): string {
  const dual = loadIndexDual === undefined ? "" : `/${loadIndexDual}`;
  const rating = `${loadIndex ?? ""}${dual}${speed ?? ""}`;
  return aboveSpeed ? `(${rating})` : rating;
}
