import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { type Pixels, bestOfBurst, judgePixels } from "./quality.ts";

const photos = ["tread-phone", "sidewall-android", "sidewall-iphone", "sidewall-stack"];

describe("real photos", () => {
  it.each(photos)("%s passes", async (name) => {
    const quality = await judge(photo(name));
    expect(quality.problems).toEqual([]);
    expect(quality.ok).toBe(true);
  });

  it.each(photos)("%s scaled and slightly softened passes", async (name) => {
    expect((await judge(await baked(photo(name).blur(1.2)))).problems).toEqual([]);
  });

  it.each(photos)("%s darkened is too dark", async (name) => {
    expect((await judge(photo(name).linear(0.25, 0))).problems).toEqual(["too_dark"]);
  });

  it.each(photos)("%s brightened is too bright", async (name) => {
    expect((await judge(photo(name).linear(2.2, 45))).problems).toEqual(["too_bright"]);
  });

  it.each(photos)("%s out of focus is blurred", async (name) => {
    expect((await judge(await baked(photo(name).blur(4)))).problems).toEqual(["blurred"]);
  });

  it.each(photos)("%s out of focus with sensor noise is blurred", async (name) => {
    expect((await judge(await noisy(photo(name).blur(5), 12))).problems).toEqual(["blurred"]);
  });

  it.each(["across", "down"] as const)("a photo shaken %s is blurred", async (direction) => {
    expect((await judge(await baked(photo("tread-phone").convolve(shake(19, direction))))).problems).toEqual([
      "blurred",
    ]);
  });

  it.each(photos)("%s shrunk is too small", async (name) => {
    expect((await judge(photo(name).resize(800, 800, { fit: "inside" }))).problems).toEqual(["too_small"]);
  });

  it.each(photos)("%s with a reflection has glare", async (name) => {
    const lamp = Buffer.from(
      '<svg width="400" height="260"><ellipse cx="200" cy="130" rx="190" ry="120" fill="#fff"/></svg>',
    );
    expect((await judge(await baked(photo(name).composite([{ input: lamp }])))).problems).toEqual(["glare"]);
  });

  it("one photo has two problems at once", async () => {
    const small = photo("tread-phone").resize(640, 640, { fit: "inside" });
    expect((await judge((await baked(small)).linear(0.2, 0))).problems).toEqual(["too_dark", "too_small"]);
  });
});

describe("drawn pixels", () => {
  it("black, white and grey have their own reasons", () => {
    expect(judgePixels(draw(() => 4)).problems).toEqual(["too_dark"]);
    expect(judgePixels(draw(() => 255)).problems).toEqual(["too_bright"]);
    expect(judgePixels(draw(() => 128)).problems).toEqual(["blurred"]);
  });

  it("a smooth black band on grey is sharp, the same band smeared is not", () => {
    const band = (x: number) => (x > 160 && x < 320 ? 45 : 190);
    const smeared = (x: number) => 190 - 145 / (1 + Math.exp((160 - x) / 3)) + 145 / (1 + Math.exp((320 - x) / 3));
    expect(judgePixels(draw(band)).problems).toEqual([]);
    expect(judgePixels(draw(smeared)).problems).toEqual(["blurred"]);
  });

  it("a burnt-out sky at the rim is no glare, the same patch inside is", () => {
    const rubber = (x: number, y: number) => 70 + 60 * ((x >> 2) % 2) + (y % 7);
    const inside = (x: number, y: number) => (Math.hypot(x - 240, y - 180) < 40 ? 255 : rubber(x, y));
    const sky = (x: number, y: number) => (y < 20 ? 255 : rubber(x, y));
    expect(judgePixels(draw(sky)).problems).toEqual([]);
    expect(judgePixels(draw(inside)).problems).toEqual(["glare"]);
  });

  it("does not judge the size of pixels whose original is unknown", () => {
    const stripes = draw((x) => 60 + 90 * ((x >> 3) % 2));
    expect(judgePixels(stripes).problems).toEqual([]);
    expect(judgePixels(stripes, { width: 640, height: 899 }).problems).toEqual(["too_small"]);
    expect(judgePixels(stripes, { width: 640, height: 900 }).problems).toEqual([]);
  });

  it("judges a larger picture as its downscale", () => {
    const large = draw((x) => 60 + 90 * ((x >> 5) % 2), 1920, 1440);
    expect(judgePixels(large).figures.sharpness).toBeGreaterThan(0.5);
  });
});

describe("burst", () => {
  it("keeps the sharpest frame", async () => {
    const frames = await Promise.all(
      [3, 0, 1.5].map(async (blur) =>
        pixelsOf(blur ? await baked(photo("tread-phone").blur(blur)) : photo("tread-phone")),
      ),
    );
    const best = bestOfBurst(frames);
    expect(best.index).toBe(1);
    expect(best.frame).toBe(frames[1]);
    expect(best.quality.ok).toBe(true);
  });

  it("prefers a soft frame without problems to a sharp one in the dark", async () => {
    const dark = await pixelsOf(photo("tread-phone").linear(0.2, 0));
    const soft = await pixelsOf(await baked(photo("tread-phone").blur(1.5)));
    expect(bestOfBurst([dark, soft]).index).toBe(1);
  });

  it("throws on an empty burst", () => {
    expect(() => bestOfBurst([])).toThrow(RangeError);
  });
});

it("takes under 50 ms", async () => {
  const pixels = await pixelsOf(photo("sidewall-iphone"));
  const timesMs = Array.from({ length: 9 }, () => {
    // Of this thread alone: a busy machine is not what takes long here.
    const before = process.threadCpuUsage();
    judgePixels(pixels);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...timesMs)).toBeLessThan(50);
});

function photo(name: string): Sharp {
  return sharp(fileURLToPath(new URL(`../fixtures/${name}.jpg`, import.meta.url)));
}

/** Applies what sharp would otherwise reorder or apply after the downscale. */
async function baked(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function judge(image: Sharp) {
  const full = await baked(image);
  const { width, height } = await full.metadata();
  return judgePixels(await pixelsOf(full), { width, height });
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const full = await baked(image);
  const { data, info } = await full
    .resize(480, 480, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function noisy(image: Sharp, amplitude: number): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const values = Uint8ClampedArray.from(data, (value) => value + (next() + next() - 1) * amplitude);
  return sharp(values, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function shake(lengthPx: number, direction: "across" | "down") {
  const isOn = (x: number, y: number) => (direction === "across" ? y === 1 : x === 1);
  const width = direction === "across" ? lengthPx : 3;
  const height = direction === "across" ? 3 : lengthPx;
  return {
    width,
    height,
    kernel: Array.from({ length: width * height }, (_, i) => (isOn(i % width, Math.floor(i / width)) ? 1 : 0)),
  };
}

function draw(brightness: (x: number, y: number) => number, width = 480, height = 360): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.fill(brightness(x, y), 4 * (y * width + x), 4 * (y * width + x) + 3);
  }
  return { data, width, height };
}
