import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanImage, decodingBytes } from "./image.ts";
import { imageKind } from "./image-kind.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#777", noise: { type: "gaussian", mean: 120, sigma: 40 } },
  });
const gps = { IFD0: { Artist: "Anna" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
const refused = { code: "UNSUPPORTED_MEDIA" };

/** A segment of a JPEG file. */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

describe("cleanImage", () => {
  it("writes JPEG, PNG and WebP anew as JPEG", async () => {
    for (const source of [noise(40, 30).jpeg(), noise(40, 30).png(), noise(40, 30).webp()]) {
      const clean = await cleanImage(await source.toBuffer());
      expect(clean).toMatchObject({ width: 40, height: 30 });
      expect(imageKind(clean.bytes)).toBe("jpeg");
    }
  });

  it("leaves no metadata, neither place nor name", async () => {
    const source = await noise(40, 30).withExif(gps).jpeg().toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { bytes } = await cleanImage(source);
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes("Anna")).toBe(false);
  });

  it("leaves nothing of a photo that is a page or an archive, too", async () => {
    const photo = await noise(40, 30).jpeg().toBuffer();
    const page = "<script>alert(1)</script>";
    const behind = Buffer.concat([photo, Buffer.from(`${page}PK\u0003\u0004`)]);
    const inComment = Buffer.concat([photo.subarray(0, 2), segment(0xfe, Buffer.from(page)), photo.subarray(2)]);
    for (const source of [behind, inComment]) {
      expect(source.includes(page)).toBe(true);
      const { bytes, width, height } = await cleanImage(source);
      expect([width, height]).toEqual([40, 30]);
      expect(bytes.includes("script")).toBe(false);
      expect(bytes.includes("PK\u0003\u0004")).toBe(false);
    }
  });

  it("throws away megabytes of EXIF, also where it is nonsense", async () => {
    const photo = await noise(40, 30).jpeg().toBuffer();
    const block = segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0MM"), Buffer.alloc(60_000, 0xff)]));
    const bomb = Buffer.concat([photo.subarray(0, 2), ...Array.from({ length: 100 }, () => block), photo.subarray(2)]);
    expect(bomb.length).toBeGreaterThan(6_000_000);
    const { bytes } = await cleanImage(bomb);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.length).toBeLessThan(10_000);
  });

  it("turns a photo upright", async () => {
    const source = await noise(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await cleanImage(source)).toMatchObject({ width: 30, height: 40 });
  });

  it("makes a large photo smaller and leaves a small one", async () => {
    const large = await cleanImage(await noise(3000, 1500).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([2048, 1024]);
  });

  it("refuses what is broken, cut off or empty", async () => {
    const whole = await noise(400, 300).jpeg().toBuffer();
    await expect(cleanImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refused);
    await expect(cleanImage(Buffer.concat([whole.subarray(0, 3), Buffer.from("no photo")]))).rejects.toMatchObject(
      refused,
    );
    await expect(cleanImage(Buffer.alloc(0))).rejects.toMatchObject(refused);
  });

  it("refuses what is no photo, whatever it calls itself", async () => {
    for (const text of [
      "<!doctype html><script>alert(1)</script>",
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "GIF89a",
      "%PDF-1.7",
    ])
      await expect(cleanImage(Buffer.from(text))).rejects.toMatchObject(refused);
  });

  it("refuses more pixels than a phone makes, before it unpacks them", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#000" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.cpuUsage();
    await expect(cleanImage(bomb)).rejects.toMatchObject(refused);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });

  it("refuses 30,000 × 30,000 pixels by the word of the file", async () => {
    const promised = await noise(40, 30).png().toBuffer();
    // Width and height stand behind the signature and the name of the first chunk, with a checksum behind them.
    promised.writeUInt32BE(30_000, 16);
    promised.writeUInt32BE(30_000, 20);
    promised.writeUInt32BE(crc32(promised.subarray(12, 29)), 29);
    expect(await sharp(promised, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 30_000,
      height: 30_000,
    });
    await expect(cleanImage(promised)).rejects.toMatchObject(refused);
  });

  it("knows before it decodes a picture what that takes: a few lines, or all of it", async () => {
    const plain = sharp({ create: { width: 500, height: 400, channels: 3, background: "#777" } });
    const bytesPerPixel = async (source: typeof plain) =>
      (decodingBytes(await sharp(await source.toBuffer()).metadata()) - 32_000_000) / (500 * 400);
    expect(await bytesPerPixel(plain.clone().jpeg())).toBe(0);
    expect(await bytesPerPixel(plain.clone().png())).toBe(0);
    expect(await bytesPerPixel(plain.clone().png({ progressive: true }))).toBe(3);
    expect(await bytesPerPixel(plain.clone().jpeg({ progressive: true }))).toBe(3);
    expect(await bytesPerPixel(plain.clone().webp())).toBe(3);
    expect(await bytesPerPixel(plain.clone().withMetadata({ orientation: 6 }).jpeg())).toBe(3);
    expect(await bytesPerPixel(plain.clone().toColourspace("rgb16").png({ progressive: true }))).toBe(6);
  });

  it("refuses a picture that moves", async () => {
    const frames = await Promise.all([noise(20, 20).png().toBuffer(), noise(20, 20).png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    await expect(cleanImage(moving)).rejects.toMatchObject(refused);
  });
});
