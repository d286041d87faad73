import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { heicLimits, heicMemoryBytes, useHeic, type HeicPicture } from "./heic.ts";
import { cleanImage } from "./image.ts";
import { imageKind } from "./image-kind.ts";

/** 360 × 480 pixels that a property turns upright, 480 × 360, with a red square at the top left; its Exif says so, too. */
const path = fileURLToPath(new URL("../../fixtures/tread.heic", import.meta.url));
const photo = await readFile(path);
/** 4000 × 3000 pixels of one grey in 3 KB: 92 MB of the decoder's memory. */
const flat = await readFile(new URL("../../fixtures/flat.heic", import.meta.url));
const refused = { code: "UNSUPPORTED_MEDIA", fields: { photo: "heic" } };
/** Red, green, blue and grey tiles of 128 pixels, cut to 200 × 160 and turned clockwise: the blue one comes to the top left. */
const tiles = await readFile(new URL("../../fixtures/tiles.heic", import.meta.url));

let workers: Worker[] = [];
let alive = 0;
let mostAlive = 0;
const meet = (worker: Worker): void => {
  workers.push(worker);
  mostAlive = Math.max(mostAlive, ++alive);
  worker.once("exit", () => alive--);
};
process.on("worker", meet);
afterAll(() => void process.off("worker", meet));
beforeEach(() => {
  workers = [];
  mostAlive = 0;
});

const avif = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#777" } })
  .avif()
  .toBuffer();
const sizeOf = async ({ width, height }: HeicPicture): Promise<readonly number[]> => [width, height];
const edited = (file: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
/** The size of the main picture as the file promises it. */
const promising = (width: number, height: number, file = photo): Buffer =>
  edited(file, (copy) => {
    const at = copy.indexOf("ispe");
    copy.writeUInt32BE(width, at + 8);
    copy.writeUInt32BE(height, at + 12);
  });
const branded = (brand: string, bytes: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, 8), Buffer.from(brand), bytes.subarray(12)]);

describe("a HEIC photo", () => {
  it("becomes an upright JPEG without place or name, from a file or from memory", async () => {
    expect(photo.includes("Anna") && photo.includes("irot")).toBe(true);
    for (const source of [path, photo]) {
      const clean = await cleanImage(source);
      expect([imageKind(clean.bytes), clean.width, clean.height]).toEqual(["jpeg", 480, 360]);
      const { exif, icc, xmp, orientation } = await sharp(clean.bytes).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      const corner = { left: 10, top: 10, width: 40, height: 40 };
      const { channels } = await sharp(await sharp(clean.bytes).extract(corner).toBuffer()).stats();
      const [red = 0, green = 255, blue = 255] = channels.map(({ mean }) => mean);
      expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
    }
    expect([workers.length, alive]).toEqual([2, 0]);
  });

  it("is the main picture of the file, whatever else lies in it", async () => {
    const other = edited(photo, (copy) => copy.writeUInt16BE(3, copy.indexOf("pitm") + 8));
    expect(await useHeic(photo, sizeOf)).toEqual([480, 360]);
    expect(await useHeic(other, sizeOf)).toEqual([120, 90]);
    expect(await useHeic(branded("msf1", photo), sizeOf)).toEqual([480, 360]);
  });

  it("of tiles, as iPhones write it, is put together before it is turned", async () => {
    const { bytes, width, height } = await cleanImage(tiles);
    expect([width, height]).toEqual([160, 200]);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const strongest = (x: number, y: number): number => {
      const pixel = [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
      return pixel.indexOf(Math.max(...pixel));
    };
    expect([strongest(20, 20), strongest(140, 20), strongest(140, 180)]).toEqual([2, 0, 1]);
  });

  it("says in its head how much memory it may take; one that does not may take all there is", () => {
    expect(heicMemoryBytes(flat)).toBe(64 * 1024 * 1024 + 4000 * 3000 * 16);
    for (const bytes of [promising(60_000, 60_000), photo.subarray(0, 40), Buffer.from("ispe")])
      expect(heicMemoryBytes(bytes)).toBe(heicLimits.memoryBytes);
  });

  it("waits while two others are read and used", async () => {
    let using = 0;
    let mostUsing = 0;
    const use = async ({ data, width, height, channels }: HeicPicture): Promise<void> => {
      mostUsing = Math.max(mostUsing, ++using);
      await sharp(data, { raw: { width, height, channels } }).png().toBuffer();
      using--;
    };
    const broken = useHeic(photo.subarray(0, 2000), use).catch(() => undefined);
    await Promise.all([broken, ...Array.from({ length: 5 }, () => useHeic(photo, use))]);
    expect([workers.length, mostAlive, mostUsing <= 2, alive]).toEqual([6, 2, true, 0]);
  });
});

describe("refused with advice, the worker gone and the process alive:", () => {
  const sources: readonly (readonly [string, Buffer])[] = [
    ["nothing but a head", photo.subarray(0, 40)],
    ["cut off in the description", photo.subarray(0, 300)],
    ["cut off in the picture", photo.subarray(0, 6000)],
    ["noise behind the head", Buffer.concat([photo.subarray(0, 40), Buffer.alloc(5000, 7)])],
    ["a sequence without a still", Buffer.concat([head("hevc"), Buffer.from("\0\0\0\x08moov\0\0\0\x08mdat")])],
    ["60,000 × 60,000 pixels by its own word", promising(60_000, 60_000)],
    ["no pixels by its own word", promising(0, 0)],
    ["more pixels than it says, unpacked", promising(400, 300, flat)],
    ["four thousand million × four thousand million", promising(4_294_967_295, 4_294_967_295)],
    ["an AVIF by another name", branded("heic", avif)],
  ];
  it.each(sources)("%s", async (_name, bytes) => {
    const before = process.cpuUsage();
    await expect(cleanImage(bytes)).rejects.toMatchObject(refused);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5000);
    expect([workers.length, workers[0]?.threadId, alive]).toEqual([1, -1, 0]);
  });

  it.each([
    ["too slow", photo, { timeoutMs: 1 }, 1, "was not read in 1 ms"],
    ["more memory than there is for it", flat, { memoryBytes: 40 * 1024 * 1024 }, 1, "emory"],
    ["more pixels than allowed", photo, { pixelLimit: 100_000 }, 1, "480 × 360 pixels"],
    ["more bytes than allowed", photo, { fileBytes: 1000 }, 0, `${photo.length} bytes`],
  ])("%s", async (_name, bytes, limits, met, why) => {
    const cause = { message: expect.stringContaining(why) };
    await expect(useHeic(bytes, sizeOf, { ...heicLimits, ...limits })).rejects.toMatchObject({ ...refused, cause });
    expect([workers.length, alive]).toEqual([met, 0]);
    expect(await useHeic(bytes, sizeOf)).toEqual(bytes === flat ? [4000, 3000] : [480, 360]);
  });

  it("a file on the disk that is too large for an upload", async () => {
    await expect(useHeic(path, sizeOf, { ...heicLimits, fileBytes: 1000 })).rejects.toMatchObject(refused);
    expect(workers).toEqual([]);
  });
});

function head(brand: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from(`ftyp${brand}\0\0\0\0`)]);
}
