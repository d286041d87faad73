import { largestInnerPatch } from "./glare.ts";
import { type Luma, type Pixels, histogramOf, middleOf, percentile, toLuma } from "./luma.ts";
import { measureSharpness } from "./sharpness.ts";

export type PhotoProblem = "too_dark" | "too_bright" | "blurred" | "too_small" | "glare";

/** What was measured. Brightness runs from 0 to 255, shares from 0 to 1. */
export interface PhotoFigures {
  readonly longSidePx: number;
  readonly medianBrightness: number;
  readonly highBrightness: number;
  readonly contrast: number;
  readonly clippedShare: number;
  readonly glareShare: number;
  readonly sharpness: number;
  readonly edgeShare: number;
}

export interface PhotoQuality {
  readonly ok: boolean;
  readonly problems: readonly PhotoProblem[];
  readonly figures: PhotoFigures;
}

/** Judged at this size: enough to see a shake, small enough for a few milliseconds on a slow phone. */
export const JUDGED_LONG_SIDE_PX = 480;

/** Below this the figures on a sidewall and the edge of a groove are a few pixels wide and cannot be read. */
export const MIN_LONG_SIDE_PX = 900;

/** The brightest tenth of a usable picture reaches mid-grey, even of black rubber in the shade (real ones: 175 to 224). */
export const MIN_HIGH_BRIGHTNESS = 70;

/** Half of the picture darker than this: grooves and rubber are one black (real ones: 75 to 133; also catches light from behind). */
export const MIN_MEDIAN_BRIGHTNESS = 18;

/** From here on a pixel is burnt out: it holds no texture any more. */
export const CLIPPED_LEVEL = 250;

/** Real pictures in sunlight burn out in less than 1 % of their middle; at a third the subject itself is washed out. */
export const MAX_CLIPPED_SHARE = 0.3;

/** A reflection this large hides a groove or a word; smaller sparkles on wet rubber or chrome do not. */
export const MAX_GLARE_SHARE = 0.012;

/** Edges spread over more than three pixels at the judged size. Sharp photos reach 0.44 to 0.55, slightly soft ones 0.35. */
export const MIN_SHARPNESS = 0.3;

/** A finger on the lens, a wall, or focus far off: no edges at all. */
export const MIN_EDGE_SHARE = 0.02;

/** An edge counts from a tenth of the picture's own contrast on, but never below what sensor noise looks like. */
export const EDGE_CONTRAST_SHARE = 0.12;
export const MIN_EDGE_HEIGHT = 10;

// The subject is framed in the middle; background at the rim says nothing about it.
const MIDDLE_SHARE = 0.75;

/**
 * Judges a photo by its pixels alone; meant for a downscale of at most 480 pixels (larger input is averaged down first).
 * `original` is the size of the photo that the pixels were made from; without it the size is not judged.
 */
export function judgePixels(pixels: Pixels, original?: { width: number; height: number }): PhotoQuality {
  const figures = measure(toLuma(pixels, JUDGED_LONG_SIDE_PX), original ?? pixels);
  const problems = problemsOf(figures, original !== undefined);
  return { ok: problems.length === 0, problems, figures };
}

/** The frame of a burst to keep: the sharpest without a problem, else the one with the fewest. Throws on an empty burst. */
export function bestOfBurst<Frame extends Pixels>(
  frames: readonly Frame[],
  original?: { width: number; height: number },
): { index: number; frame: Frame; quality: PhotoQuality } {
  const ranked = frames
    .map((frame, index) => ({ index, frame, quality: judgePixels(frame, original) }))
    .toSorted((a, b) => compareQuality(a.quality, b.quality));
  const [best] = ranked;
  if (!best) throw new RangeError("A burst needs at least one frame");
  return best;
}

/** Sorts the better photo first: fewer problems, then sharper. */
export function compareQuality(a: PhotoQuality, b: PhotoQuality): number {
  return a.problems.length - b.problems.length || b.figures.sharpness - a.figures.sharpness;
}

function measure(luma: Luma, original: { width: number; height: number }): PhotoFigures {
  const middle = middleOf(luma, MIDDLE_SHARE);
  const histogram = histogramOf(luma, middle);
  const contrast = percentile(histogram, 0.95) - percentile(histogram, 0.05);
  const minEdge = Math.max(MIN_EDGE_HEIGHT, contrast * EDGE_CONTRAST_SHARE);
  const pixelCount = histogram.reduce((sum, count) => sum + count, 0);
  const clippedCount = histogram.subarray(CLIPPED_LEVEL).reduce((sum, count) => sum + count, 0);
  return {
    longSidePx: Math.max(original.width, original.height),
    medianBrightness: percentile(histogram, 0.5),
    highBrightness: percentile(histogram, 0.9),
    contrast,
    clippedShare: clippedCount / Math.max(1, pixelCount),
    glareShare: largestInnerPatch(luma, CLIPPED_LEVEL),
    ...measureSharpness(luma, middle, minEdge),
  };
}

function problemsOf(figures: PhotoFigures, judgeSize: boolean): PhotoProblem[] {
  const dark = figures.highBrightness < MIN_HIGH_BRIGHTNESS || figures.medianBrightness < MIN_MEDIAN_BRIGHTNESS;
  const bright = figures.clippedShare > MAX_CLIPPED_SHARE;
  const problems: PhotoProblem[] = [];
  if (dark) problems.push("too_dark");
  if (bright) problems.push("too_bright");
  // In the dark and in burnt-out light edges vanish whatever the focus: naming blur as well would mislead.
  if (!dark && !bright && isBlurred(figures)) problems.push("blurred");
  if (judgeSize && figures.longSidePx < MIN_LONG_SIDE_PX) problems.push("too_small");
  if (!bright && figures.glareShare > MAX_GLARE_SHARE) problems.push("glare");
  return problems;
}

function isBlurred(figures: PhotoFigures): boolean {
  return figures.edgeShare < MIN_EDGE_SHARE || figures.sharpness < MIN_SHARPNESS;
}
