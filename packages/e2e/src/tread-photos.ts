import { join } from "node:path";
import sharp from "sharp";

const tread = join(import.meta.dirname, "../fixtures/tread.jpg");

/** A file as the phone's own camera hands it over. */
interface ChosenPhoto {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const parts = {
  whole: { left: 0, top: 0, width: 1400, height: 1080 },
  inner: { left: 200, top: 120, width: 1000, height: 900 },
  outer: { left: 300, top: 60, width: 1000, height: 940 },
};

/** Photos of one tread, each of another part: the same file twice is doubted. */
export const treadPhotos = (): Promise<readonly ChosenPhoto[]> =>
  Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp(tread).extract(part).jpeg({ quality: 90 }).toBuffer(),
    })),
  );

/** A sharp photo, as far as light and focus go, of a wooden pallet. */
export async function palletPhoto(): Promise<ChosenPhoto> {
  const boards = Array.from({ length: 7 }, (_, n) => `<rect y="${n * 160}" width="1400" height="26" fill="#2f1e0e"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1080"><rect width="1400" height="1080" fill="#a8743f"/>${boards.join("")}</svg>`;
  return { name: "pallet.jpg", mimeType: "image/jpeg", buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}
