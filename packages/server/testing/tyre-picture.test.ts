import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tyrePicture } from "./tyre-picture.ts";

const small = { widthPx: 480, heightPx: 360, seed: 3 };

describe("the drawn tread", () => {
  it("is a JPEG of the given size, the same for the same numbers", async () => {
    const [one, same, other] = await Promise.all([
      tyrePicture({ innerMm: 5, middleMm: 5, outerMm: 5, ...small }),
      tyrePicture({ innerMm: 5, middleMm: 5, outerMm: 5, ...small }),
      tyrePicture({ innerMm: 5, middleMm: 5, outerMm: 5, ...small, seed: 4 }),
    ]);
    expect(await sharp(one).metadata()).toMatchObject({ format: "jpeg", width: 480, height: 360 });
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it("is darker the deeper its grooves are", async () => {
    const shares = await Promise.all([1, 2, 4, 8].map((mm) => darkShare({ innerMm: mm, middleMm: mm, outerMm: mm })));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[3]).toBeGreaterThan(0.08);
  });

  it("shows on which side it is worn", async () => {
    const worn = { innerMm: 1.5, middleMm: 4, outerMm: 7 };
    expect(await darkShare(worn, "left")).toBeLessThan(0.5 * (await darkShare(worn, "right")));
    const other = { innerMm: 7, middleMm: 4, outerMm: 1.5 };
    expect(await darkShare(other, "right")).toBeLessThan(0.5 * (await darkShare(other, "left")));
  });
});

/** Share of nearly black pixels in the left or right third of the tread, or in all of it. */
async function darkShare(depths: { innerMm: number; middleMm: number; outerMm: number }, side?: "left" | "right") {
  const left = side === "right" ? 290 : 70;
  const width = side ? 120 : 340;
  const picture = sharp(await tyrePicture({ ...depths, ...small })).extract({ left, top: 60, width, height: 240 });
  const pixels = await picture.greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 35).length / pixels.length;
}
