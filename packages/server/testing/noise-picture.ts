import sharp from "sharp";

/** A picture that packs badly, so that a small one has many bytes. */
export const noisePicture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#777", noise: { type: "gaussian", mean: 120, sigma: 60 } },
  });
