import sharp, { type Sharp } from "sharp";
import type { Pixels } from "#capture/luma.ts";

/** Factors for red, green and blue, as cameras leave the light of that place. */
export const lights = {
  daylight: [1, 1, 1],
  dim: [0.55, 0.55, 0.55],
  sun: [1.35, 1.35, 1.35],
  shade: [0.9, 0.97, 1.12],
  "warm bulb": [1.1, 1, 0.72],
  "sodium lamp": [1.2, 1, 0.6],
  "neon tube": [0.92, 1.05, 0.88],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Light = keyof typeof lights;

/** The pixels of a picture in that light, 360 on the long side. */
export async function litPixels(picture: string | Buffer | Sharp, light: Light): Promise<Pixels> {
  const image = typeof picture === "string" || Buffer.isBuffer(picture) ? sharp(picture) : picture;
  const { data, info } = await image
    .removeAlpha()
    .toColourspace("srgb")
    .resize(360, 360, { fit: "inside" })
    .linear([...lights[light]], [0, 0, 0])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
