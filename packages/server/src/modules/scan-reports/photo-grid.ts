import type { TyrePosition } from "@treadclub/rules";
import type { Translate } from "@treadclub/texts";
import sharp from "sharp";
import { photoKey } from "@treadclub/kit/files/photos";
import type { FileStore } from "@treadclub/kit/files/store";
import type { ReportedScan } from "#modules/scans";
import { colours } from "./look.ts";
import { printable, use, type Sheet } from "./sheet.ts";

/** A photo as small as a report needs it. */
export interface ReportPhoto {
  readonly position: TyrePosition;
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

const mostPhotos = 6;
const longestSidePx = 720;
const inRow = 3;
const gap = 12;
const captionHeight = 18;
const frameHeight = 124;

/** The first photos of a scan, downscaled. One that has gone meanwhile is left out. */
export async function reportPhotos(store: FileStore, scan: ReportedScan): Promise<ReportPhoto[]> {
  const found = await Promise.all(
    scan.photos.slice(0, mostPhotos).map(async ({ id, position }) => {
      const bytes = await store.get(photoKey(id));
      if (bytes === null) return [];
      const { data, info } = await sharp(bytes)
        .rotate()
        .resize({ width: longestSidePx, height: longestSidePx, fit: "inside", withoutEnlargement: true })
        .jpeg({ quality: 72, progressive: false })
        .toBuffer({ resolveWithObject: true });
      return [{ position: position ?? scan.position, jpeg: data, width: info.width, height: info.height }];
    }),
  );
  return found.flat();
}

/** The photos in rows of three, each with its name. */
export function drawPhotos(sheet: Sheet, photos: readonly ReportPhoto[], t: Translate): void {
  const width = (sheet.width - gap * (inRow - 1)) / inRow;
  const named = photos.map((photo, at) => ({
    ...photo,
    name: t("report.photo", { tyre: t(`ui.position.${photo.position}`), number: at + 1 }),
  }));
  named.forEach(({ jpeg, name }, at) => {
    const column = at % inRow;
    const isFirst = column === 0;
    if (at === 0) {
      sheet.space(16);
      sheet.write("H2", t("report.photos"), { size: 13, bold: true });
      sheet.space(6);
    }
    // The first of a row takes its height; the others stand beside it.
    if (!isFirst) sheet.space(-(frameHeight + captionHeight));
    sheet.block({ tag: "Figure", height: frameHeight + captionHeight, alt: name }, (pdf, left, y) => {
      const x = left + column * (width + gap);
      pdf.image(jpeg, x, y, { fit: [width, frameHeight], align: "center", valign: "center" });
      use(pdf, { size: 8.5, colour: colours.soft }).text(printable(name), x, y + frameHeight + 4, {
        width,
        align: "center",
        lineBreak: false,
      });
    });
  });
}
