import { type Box, type Luma, type Pixels, at, middleOf, toLuma } from "./luma.ts";
import { colourOf, grooveMap } from "./subject-maps.ts";

/** Why a photo may not show the tread that was asked for. Each is a doubt: the photo can be used anyway. */
export type TreadDoubt = "no_tyre" | "no_grooves" | "little_tread" | "sideways";

/** Why it may not belong to the photos that were taken before. */
export type OtherDoubt = "same_photo" | "other_tyre";

/** What the middle of a photo shows. Shares run from 0 to 1; those of tiles count squares of a twentieth of the picture. */
export interface SubjectFigures {
  /** The colour of the light, as the middle tile's: 0 is grey. */
  readonly light: number;
  /** Tiles without a colour of their own, once that of the light is taken off. */
  readonly neutralShare: number;
  /** Tiles too bright for rubber. */
  readonly brightShare: number;
  /** Tiles that are neutral, not bright, and grooved. */
  readonly treadShare: number;
  /** How far the edges within a tile run one way, weighed by their strength: 0 is gravel, 1 are stripes. */
  readonly coherence: number;
  /** How strongly long grooves stand out up and down the picture, and across it: 0.3 are straight grooves from end to end. */
  readonly upright: number;
  readonly across: number;
}

/** Read at this size: a groove is some pixels wide still, and everything takes a few milliseconds. */
const READ_LONG_SIDE_PX = 240;
const TILE_PX = 12;
const MIDDLE_SHARE = 0.75;

/** A phone that exposes for rubber shows it mid-grey (real treads in the sun: 145 to 180). */
export const BRIGHT_LEVEL = 190;
export const MAX_BRIGHT_SHARE = 0.6;

/** Cameras leave some colour of a lamp (warm bulbs: 0.5). Beyond it is a coloured thing that fills the picture. */
export const MAX_LIGHT = 0.53;

/** A tile's own colour; dusty and wet rubber stay below 0.15. */
const MAX_COLOUR = 0.22;
/** Real treads in seven lights: 0.9 and more. */
export const MIN_NEUTRAL_SHARE = 0.75;

/** A tile with at least this share of groove pixels and this spread of brightness is grooved. */
const GROOVED_SHARE = 0.06;
const GROOVED_SPREAD = 5;

/** Hardly any groove: a wall, cloth, or a tread that is worn smooth. */
export const MIN_GROOVED_SHARE = 0.12;
/** Real treads 0.41 to 0.56, drawn ones 0.5 to 0.72; gravel, grass, print and circuit boards 0.17 to 0.3. */
export const MIN_COHERENCE = 0.36;
/** Treads that fill the outline reach 0.5 to 1. */
export const MIN_TREAD_SHARE = 0.3;

/** Straight grooves reach 0.17 to 0.33 along, and at most 0.09 across; blocks of winter tyres 0.07 to 0.13 both ways. */
const LONG_GROOVES = 0.15;
const SIDEWAYS_RATIO = 0.4;

/** One tyre seen whole and close differs by up to 0.11 in one or by 0.15 in the other, not in both. */
const OTHER_COHERENCE = 0.13;
const OTHER_GROOVES = 0.08;

/** Reads what a photo shows; meant for pixels that judgePixels has no problem with. */
export function readSubject(pixels: Pixels): SubjectFigures {
  const luma = toLuma(pixels, READ_LONG_SIDE_PX);
  const middle = middleOf(luma, MIDDLE_SHARE);
  const grooves = grooveMap(luma);
  const tiles = tilesOf(luma, middle, (box) => ({
    ...tileFigures(luma, box),
    ...colourOf(pixels, luma, box),
    grooved: shareOf(grooves.any, luma.width, box),
  }));
  const light = { redGreen: medianOf(tiles, "redGreen"), yellowBlue: medianOf(tiles, "yellowBlue") };
  const own = (tile: Tile): number => Math.hypot(tile.redGreen - light.redGreen, tile.yellowBlue - light.yellowBlue);
  const isNeutral = (tile: Tile): boolean => own(tile) < MAX_COLOUR;
  const isBright = (tile: Tile): boolean => tile.brightness > BRIGHT_LEVEL;
  const isGrooved = (tile: Tile): boolean => tile.grooved > GROOVED_SHARE && tile.spread > GROOVED_SPREAD;
  return {
    light: Math.hypot(light.redGreen, light.yellowBlue),
    neutralShare: countShare(tiles, isNeutral),
    brightShare: countShare(tiles, isBright),
    treadShare: countShare(tiles, (tile) => isNeutral(tile) && !isBright(tile) && isGrooved(tile)),
    coherence: coherenceOf(tiles),
    ...longGrooves(grooves, luma.width, middle),
  };
}

/** Whether a photo shows a tread that fills the outline, and if not what it looks like instead; the first reason says most. */
export function doubtOfTread(figures: SubjectFigures): TreadDoubt | null {
  if (figures.light > MAX_LIGHT || figures.neutralShare < MIN_NEUTRAL_SHARE) return "no_tyre";
  if (figures.brightShare > MAX_BRIGHT_SHARE) return "no_tyre";
  if (figures.treadShare < MIN_GROOVED_SHARE || figures.coherence < MIN_COHERENCE) return "no_grooves";
  if (figures.treadShare < MIN_TREAD_SHARE) return "little_tread";
  if (figures.across > LONG_GROOVES && figures.upright < SIDEWAYS_RATIO * figures.across) return "sideways";
  return null;
}

/** Whether a photo fits those of the same tyre that were kept before. Only a chosen file can come twice. */
export function doubtBeside(
  figures: SubjectFigures,
  others: readonly SubjectFigures[],
  isChosen: boolean,
): OtherDoubt | null {
  if (isChosen && others.some((other) => isSame(figures, other))) return "same_photo";
  return others.some((other) => isOtherTread(figures, other)) ? "other_tyre" : null;
}

function isSame(one: SubjectFigures, other: SubjectFigures): boolean {
  return one.light === other.light && one.coherence === other.coherence && one.upright === other.upright;
}

/** Straight grooves and a tread of blocks are told apart; two treads of one kind are not. */
function isOtherTread(one: SubjectFigures, other: SubjectFigures): boolean {
  const grooves = ({ upright, across }: SubjectFigures): number => Math.max(upright, across);
  const isFar = Math.abs(grooves(one) - grooves(other)) > OTHER_GROOVES;
  return isFar && Math.abs(one.coherence - other.coherence) > OTHER_COHERENCE;
}

interface Tile {
  readonly brightness: number;
  readonly spread: number;
  readonly grooved: number;
  readonly redGreen: number;
  readonly yellowBlue: number;
  /** Strength of the edges, and how far they agree. */
  readonly strength: number;
  readonly coherence: number;
}

function tilesOf<One>({ width }: Luma, middle: Box, read: (box: Box) => One): One[] {
  const tiles: One[] = [];
  for (let top = middle.top; top + TILE_PX <= middle.bottom; top += TILE_PX)
    for (let left = middle.left; left + TILE_PX <= Math.min(width, middle.right); left += TILE_PX)
      tiles.push(read({ left, top, right: left + TILE_PX, bottom: top + TILE_PX }));
  return tiles;
}

function tileFigures({ values, width }: Luma, box: Box) {
  let sum = 0;
  let squares = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const i = y * width + x;
      const dx = at(values, i + 1) - at(values, i - 1);
      const dy = at(values, i + width) - at(values, i - width);
      sum += at(values, i);
      squares += at(values, i) ** 2;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const brightness = sum / TILE_PX ** 2;
  return {
    brightness,
    spread: Math.sqrt(Math.max(0, squares / TILE_PX ** 2 - brightness ** 2)),
    strength: Math.sqrt(xx + yy),
    coherence: Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1),
  };
}

function coherenceOf(tiles: readonly Tile[]): number {
  const strength = tiles.reduce((sum, tile) => sum + tile.strength, 0);
  return tiles.reduce((sum, tile) => sum + tile.strength * tile.coherence, 0) / (strength + 1);
}

function countShare(tiles: readonly Tile[], is: (tile: Tile) => boolean): number {
  return tiles.filter(is).length / Math.max(1, tiles.length);
}

function medianOf(tiles: readonly Tile[], name: "redGreen" | "yellowBlue"): number {
  const sorted = tiles.map((tile) => tile[name]).toSorted((a, b) => a - b);
  return at(sorted, sorted.length >> 1);
}

function shareOf(map: Uint8Array, width: number, box: Box): number {
  let count = 0;
  for (let y = box.top; y < box.bottom; y++) for (let x = box.left; x < box.right; x++) count += at(map, y * width + x);
  return count / TILE_PX ** 2;
}

/** A long groove fills a column or a row of the map that its neighbours do not: the spread of the sums shows it. */
function longGrooves(grooves: { beside: Uint8Array; above: Uint8Array }, width: number, box: Box) {
  const columns = new Float64Array(box.right - box.left);
  const rows = new Float64Array(box.bottom - box.top);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      columns[x - box.left] = at(columns, x - box.left) + at(grooves.beside, y * width + x) / rows.length;
      rows[y - box.top] = at(rows, y - box.top) + at(grooves.above, y * width + x) / columns.length;
    }
  }
  return { upright: spreadOf(columns), across: spreadOf(rows) };
}

function spreadOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
}
