import sharp from "sharp";

export interface TyrePictureOptions {
  /** Depth of the grooves at the left, in the middle and at the right of the picture, in millimetres. */
  readonly innerMm: number;
  readonly middleMm: number;
  readonly outerMm: number;
  /** Same numbers and seed, same picture. */
  readonly seed: number;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/**
 * A JPEG of a drawn tread: a height map of grooves, slots, sipes and wear bars as deep as the numbers, lit from the upper left.
 * Deep grooves are dark and throw shadows, worn ones are flat and grey; at 1.6 mm the wear bars are level with the tread.
 */
export async function tyrePicture(options: TyrePictureOptions): Promise<Buffer> {
  const width = options.widthPx ?? 1200;
  const height = options.heightPx ?? 900;
  const random = randomFrom(options.seed);
  const fixtures: Fixtures = {
    width,
    height,
    options,
    noise: noiseTile(random),
    pxPerMm: (width * 0.72) / (2 * HALF_TREAD_MM),
    turn: (random() - 0.5) * 0.07,
    rollMm: random() * 1000,
    sideMm: (random() - 0.5) * 8,
  };
  const data = paint(fixtures, heightMap(fixtures));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();

/** The same picture without drawing it again, which takes most of a second. */
export function drawnOnce(options: TyrePictureOptions): Promise<Buffer> {
  const key = JSON.stringify(options);
  const picture = drawn.get(key) ?? tyrePicture(options);
  drawn.set(key, picture);
  return picture;
}

const HALF_TREAD_MM = 100;
const SHOULDER_MM = 84;
const GROOVES_MM: readonly number[] = [-58, -20, 20, 58];
const WEAR_BAR_MM = 1.6;
/** Marks pixels beside the tyre in the height map. */
const BESIDE = -1;

interface Fixtures {
  readonly width: number;
  readonly height: number;
  readonly options: TyrePictureOptions;
  readonly noise: Float32Array;
  readonly pxPerMm: number;
  readonly turn: number;
  readonly rollMm: number;
  readonly sideMm: number;
}

interface HeightMap {
  /** Millimetres below the tread's surface for each pixel; BESIDE beside the tyre. */
  readonly depths: Float32Array;
  /** How much the surface faces the viewer, 0 to 1. */
  readonly facing: Float32Array;
}

function heightMap(fixtures: Fixtures): HeightMap {
  const { width, height, pxPerMm, turn } = fixtures;
  const depths = new Float32Array(width * height);
  const facing = new Float32Array(width * height);
  const radiusPx = height * 0.58;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const dx = x - width / 2;
      const dy = y - height / 2;
      const across = (dx + dy * turn) / pxPerMm + fixtures.sideMm;
      const sine = (dy - dx * turn) / radiusPx;
      if (Math.abs(across) > HALF_TREAD_MM || Math.abs(sine) >= 1) {
        depths[index] = BESIDE;
        continue;
      }
      const along = (Math.asin(sine) * radiusPx) / pxPerMm + fixtures.rollMm;
      const round = Math.max(0, Math.abs(across) - SHOULDER_MM) / (HALF_TREAD_MM - SHOULDER_MM);
      depths[index] = depthAt(fixtures.options, across, along);
      facing[index] = Math.sqrt(1 - sine * sine) * Math.sqrt(1 - 0.85 * round * round);
    }
  }
  return { depths, facing };
}

/** Depth at a point of the tread, in millimetres across from its middle and along its circumference. */
function depthAt(options: TyrePictureOptions, across: number, along: number): number {
  const tread = treadDepth(options, across);
  return Math.max(grooveAt(tread, across, along), slotAt(tread, across, along), sipeAt(tread, across, along));
}

function treadDepth({ innerMm, middleMm, outerMm }: TyrePictureOptions, across: number): number {
  const share = Math.min(1, Math.abs(across) / 58);
  return middleMm + ((across < 0 ? innerMm : outerMm) - middleMm) * share;
}

function grooveAt(tread: number, across: number, along: number): number {
  const sway = 0.9 * Math.sin((along / 33) * 2 * Math.PI);
  const distance = Math.min(...GROOVES_MM.map((middle) => Math.abs(across - middle - sway)));
  if (distance > 6) return 0;
  const isBar = ((along % 320) + 320) % 320 < 11;
  return cut(distance, 4.4, isBar ? Math.max(0, tread - WEAR_BAR_MM) : tread);
}

/** The wide cuts across the shoulders and, slanted, across the ribs beside the middle. */
function slotAt(tread: number, across: number, along: number): number {
  const side = Math.abs(across);
  if (side > 63) return cut(toNearest(along + (across < 0 ? 11 : 0) - 0.2 * side, 28), 2.5, tread * 0.85);
  if (side < 22 || side > 46) return 0;
  return cut(toNearest(along + (across < 0 ? 14 : 0) + 0.55 * across, 28), 1.5, tread * 0.7);
}

/** The hair-fine cuts; they are shallower than the grooves and go first. */
function sipeAt(tread: number, across: number, along: number): number {
  const zigzag = 0.8 * Math.abs((Math.abs(across / 5) % 2) - 1);
  const rib = GROOVES_MM.filter((middle) => across > middle).length;
  return cut(toNearest(along + zigzag + rib * 5 + 0.15 * across, 9.33), 0.4, Math.max(0, tread - 1) * 0.6);
}

/** A cut of that half width with slightly slanted walls. */
function cut(distance: number, halfWidth: number, depth: number): number {
  return depth * Math.min(1, Math.max(0, (halfWidth + 0.5 - distance) / 0.8));
}

function toNearest(position: number, period: number): number {
  const rest = ((position % period) + period) % period;
  return Math.min(rest, period - rest);
}

function paint(fixtures: Fixtures, map: HeightMap): Uint8Array {
  const { width, height } = fixtures;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const grain = noiseAt(fixtures, x, y, 1) * 0.6 + noiseAt(fixtures, x, y, 4) * 0.4;
      const isBeside = at(map.depths, index) === BESIDE;
      const light = isBeside ? harness(fixtures, map, x, y, grain) : rubber(fixtures, map, x, y, grain);
      const dust = isBeside ? 0.05 : 0.03 * (1 + noiseAt(fixtures, x, y, 16));
      data[index * 3] = clamp(light * (1 + dust));
      data[index * 3 + 1] = clamp(light);
      data[index * 3 + 2] = clamp(light * (1 - dust));
    }
  }
  return data;
}

function rubber(fixtures: Fixtures, map: HeightMap, x: number, y: number, grain: number): number {
  const { width, pxPerMm } = fixtures;
  const index = y * width + x;
  const depth = at(map.depths, index);
  const leftOf = (px: number): number => Math.max(0, x - px >= 0 ? at(map.depths, index - px) : depth);
  const above = Math.max(0, y > 0 ? at(map.depths, index - width) : depth);
  // Walls that rise to the right or downwards face the light.
  const wall = Math.max(-30, Math.min(45, 9 * (leftOf(1) - depth) + 5 * (above - depth)));
  const near = depth - leftOf(Math.round(1.5 * pxPerMm)) - 0.7;
  const far = depth - leftOf(Math.round(4 * pxPerMm)) - 2;
  const shade = 1 - 0.55 * Math.min(1, Math.max(0, near, far) / 2.5);
  const dust = 14 * noiseAt(fixtures, x, y, 32);
  const surface = 96 + dust + grain * (depth > 0.3 ? 10 : 26);
  return (12 + (surface - 12) * Math.exp(-depth / 3.4) * shade + wall) * (0.35 + 0.65 * at(map.facing, index));
}

/** Concrete, darker close to the tyre. */
function harness(fixtures: Fixtures, map: HeightMap, x: number, y: number, grain: number): number {
  const inwards = x < fixtures.width / 2 ? 1 : -1;
  const isTyreAt = (px: number): boolean => at(map.depths, y * fixtures.width + x + inwards * px) !== BESIDE;
  const steps = SHADOW_STEPS_MM.filter((mm) => isTyreAt(Math.round(mm * fixtures.pxPerMm))).length;
  return (158 + grain * 34 + noiseAt(fixtures, x, y, 24) * 18) * (1 - (0.4 * steps) / SHADOW_STEPS_MM.length);
}

const SHADOW_STEPS_MM: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const TILE = 256;

/** Smooth noise from -1 to 1 that repeats after 256 pixels. */
function noiseTile(random: () => number): Float32Array {
  const raw = Float32Array.from({ length: TILE * TILE }, () => random() * 2 - 1);
  return raw.map((value, i) => 0.5 * value + 0.25 * (at(raw, (i + 1) % raw.length) + at(raw, (i + TILE) % raw.length)));
}

/** The noise with grains of that many pixels; large grains are blended, not blocks. */
function noiseAt({ noise }: Fixtures, x: number, y: number, grainPx: number): number {
  const gx = x / grainPx;
  const gy = y / grainPx;
  const column = Math.floor(gx) % TILE;
  const row = Math.floor(gy) % TILE;
  const first = at(noise, row * TILE + column);
  if (grainPx === 1) return first;
  const fx = gx - Math.floor(gx);
  const fy = gy - Math.floor(gy);
  const right = at(noise, row * TILE + ((column + 1) % TILE));
  const below = at(noise, ((row + 1) % TILE) * TILE + column);
  const across = at(noise, ((row + 1) % TILE) * TILE + ((column + 1) % TILE));
  return (first * (1 - fx) + right * fx) * (1 - fy) + (below * (1 - fx) + across * fx) * fy;
}

/** A small generator with a seed (mulberry32), 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function at(values: Float32Array, index: number): number {
  return values[index] ?? BESIDE;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
