import type { Locale } from "@treadclub/texts";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { ReadCtx } from "@treadclub/kit/context";
import type { RawIo } from "@treadclub/kit/http/io";
import { openTurns } from "@treadclub/kit/turns";
import { users, signedInUser } from "#modules/identity";
import { reportedScan, scanSightOf, type ReportedScan } from "#modules/scans";
import { eq } from "drizzle-orm";
import type { ScanReportDeps } from "./deps.ts";
import { reportPhotos } from "./photo-grid.ts";

/** Drawing a report keeps a processor busy for up to a tenth of a second. */
const turns = openTurns({ capacity: 2, perOwner: 1, waitingOfOwner: 4, waitingInAll: 40 });

export interface ReportFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Sends the report of a scan that the actor may see. Errors: NOT_FOUND; STATE_CONFLICT without a result. */
export async function downloadReport(
  ctx: ReadCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: ScanReportDeps,
  { id, language }: { readonly id: number; readonly language: Locale | undefined },
  io: RawIo,
): Promise<void> {
  const scan = await reportedScan(ctx.db, { id, ...scanSightOf(ctx.actor) }, ctx.now);
  if (!scan) throw ctx.fail("NOT_FOUND");
  if (scan.state !== "completed") throw ctx.fail("STATE_CONFLICT");
  const userId = signedInUser(ctx);
  const locale = language ?? (await localeOf(ctx.db, userId));
  sendReport(
    io,
    await turns.run({ owner: `user ${userId}`, cost: 1 }, () => reportFile(deps, { scan, locale, at: ctx.now })),
  );
}

/** Draws the report of a scan with its photos. The library for it is loaded with the first one. */
export async function reportFile(
  { store }: ScanReportDeps,
  { scan, locale, at }: { readonly scan: ReportedScan; readonly locale: Locale; readonly at: Date },
): Promise<ReportFile> {
  const [{ reportNumber, reportPdf }, photos] = await Promise.all([import("./report.ts"), reportPhotos(store, scan)]);
  const bytes = await reportPdf({ scan, photos, locale, madeAt: at });
  return { name: `treadclub-report-${reportNumber(scan)}.pdf`, bytes };
}

const sendReport = (io: RawIo, { name, bytes }: ReportFile): void =>
  io.send(
    200,
    {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
    bytes,
  );

async function localeOf(db: ReadDb, userId: number): Promise<Locale> {
  const [user] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return user?.locale ?? "en";
}
