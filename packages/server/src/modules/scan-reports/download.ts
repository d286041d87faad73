import type { Locale } from "@treadclub/texts";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { ReadCtx } from "@treadclub/kit/context";
import type { RawIo } from "@treadclub/kit/http/io";
import { users, signedInUser } from "#modules/identity";
import { reportedScan, scanSightOf } from "#modules/scans";
import { eq } from "drizzle-orm";
import type { ScanReportDeps } from "./deps.ts";
import { answerReport } from "./report-file.ts";

/** Sends the report of a scan that the actor may see. Errors: NOT_FOUND; STATE_CONFLICT without a result. */
export async function downloadReport(
  ctx: ReadCtx<"NOT_FOUND" | "STATE_CONFLICT">,
  deps: Pick<ScanReportDeps, "store">,
  { id, language }: { readonly id: number; readonly language: Locale | undefined },
  io: RawIo,
): Promise<void> {
  const scan = await reportedScan(ctx.db, { id, ...scanSightOf(ctx.actor) }, ctx.now);
  if (!scan) throw ctx.fail("NOT_FOUND");
  if (scan.state !== "completed") throw ctx.fail("STATE_CONFLICT");
  const userId = signedInUser(ctx);
  const locale = language ?? (await localeOf(ctx.db, userId));
  await answerReport(io, deps, `user ${userId}`, { scan, locale, at: ctx.now });
}

async function localeOf(db: ReadDb, userId: number): Promise<Locale> {
  const [user] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return user?.locale ?? "en";
}
