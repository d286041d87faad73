import { type Box, type Luma, at } from "./luma.ts";

/**
 * How abrupt the edges in the box are: 1 = from dark to light within one pixel, towards 0 the more they are smeared.
 * It is measured along rows and along columns and the worse of both counts, so that a shake in one direction shows.
 * Relative to each edge's own height it depends neither on brightness nor on how much texture there is.
 * `edgeShare` is the share of tiles with an edge of at least `minEdge` levels: near 0 there is nothing to see.
 */
export function measureSharpness(luma: Luma, box: Box, minEdge: number): { sharpness: number; edgeShare: number } {
  const across = collectEdges(luma, box, minEdge, { step: 1, line: luma.width });
  const down = collectEdges(luma, box, minEdge, { step: luma.width, line: 1 });
  const edgeShare = Math.max(across.edges.length, down.edges.length) / Math.max(1, across.tiles);
  const judged = [across, down].filter((one) => one.edges.length >= one.tiles * MIN_TILE_SHARE);
  if (judged.length === 0) return { sharpness: 0, edgeShare };
  return { sharpness: Math.min(...judged.map((one) => upperQuartile(one.edges))), edgeShare };
}

const TILE = 8;
// An edge is wider than a tile once it is smeared; its full height shows only with a little of the neighbourhood.
const MARGIN = 4;
// A direction with hardly any edge (the long grooves of a tread run one way) tells nothing about shake.
const MIN_TILE_SHARE = 0.02;

interface Direction {
  readonly step: number;
  readonly line: number;
}

function collectEdges(luma: Luma, box: Box, minEdge: number, direction: Direction): { edges: number[]; tiles: number } {
  const edges: number[] = [];
  let tiles = 0;
  const top = Math.max(box.top, MARGIN);
  const left = Math.max(box.left, MARGIN);
  const bottom = Math.min(box.bottom, luma.height - MARGIN);
  const right = Math.min(box.right, luma.width - MARGIN);
  for (let y = top; y + TILE <= bottom; y += TILE) {
    for (let x = left; x + TILE <= right; x += TILE) {
      tiles++;
      const edge = steepestEdge(luma.values, y * luma.width + x, minEdge, direction);
      if (edge > 0) edges.push(edge);
    }
  }
  return { edges, tiles };
}

/** Of the tile's highest edge: its steepest step as a share of its height; 0 when no edge is `minEdge` high. */
function steepestEdge(values: Float32Array, start: number, minEdge: number, { step, line }: Direction): number {
  let highest = minEdge;
  let steepness = 0;
  for (let n = 0; n < TILE; n++) {
    let low = 255;
    let high = 0;
    let steepest = 0;
    for (let k = -MARGIN; k < TILE + MARGIN; k++) {
      const index = start + n * line + k * step;
      const value = at(values, index);
      if (value < low) low = value;
      if (value > high) high = value;
      if (k >= 0 && k < TILE) steepest = Math.max(steepest, Math.abs(value - at(values, index - step)));
    }
    if (high - low < highest) continue;
    highest = high - low;
    steepness = steepest / highest;
  }
  return steepness;
}

function upperQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.floor(0.75 * (sorted.length - 1)));
}
