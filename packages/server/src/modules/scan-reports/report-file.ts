import type { Locale } from "@treadclub/texts";
import type { RawIo } from "@treadclub/kit/http/io";
import { openTurns } from "@treadclub/kit/turns";
import type { ReportedScan } from "#modules/scans";
import type { ScanReportDeps } from "./deps.ts";
import { reportPhotos } from "./photo-grid.ts";
import { reportNumber } from "./report-number.ts";

/** Drawing a report keeps a processor busy for about a quarter of a second. */
const turns = openTurns({ capacity: 2, perOwner: 1, waitingOfOwner: 4, waitingInAll: 40 });

interface ReportFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface Wanted {
  readonly scan: ReportedScan;
  readonly locale: Locale;
  readonly at: Date;
}

/**
 * Draws the report of a scan with its photos, one after another for each owner. The library for it is loaded with the first
 * one. Errors: RATE_LIMITED.
 */
export const reportFile = (deps: Pick<ScanReportDeps, "store">, owner: string, wanted: Wanted): Promise<ReportFile> =>
  turns.run({ owner, cost: 1 }, () => draw(deps, wanted));

async function draw({ store }: Pick<ScanReportDeps, "store">, { scan, locale, at }: Wanted): Promise<ReportFile> {
  const [{ reportPdf }, photos] = await Promise.all([import("./report.ts"), reportPhotos(store, scan)]);
  const bytes = await reportPdf({ scan, photos, locale, madeAt: at });
  return { name: `treadclub-report-${reportNumber(scan)}.pdf`, bytes };
}

/** Answers with the report of a scan. Errors: RATE_LIMITED. */
export async function answerReport(
  io: RawIo,
  deps: Pick<ScanReportDeps, "store">,
  owner: string,
  wanted: Wanted,
): Promise<void> {
  const { name, bytes } = await reportFile(deps, owner, wanted);
  io.send(
    200,
    {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
    bytes,
  );
}
