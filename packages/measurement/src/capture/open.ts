import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { ParsedOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { tryMove } from "@treadclub/kit/states";
import { eq } from "drizzle-orm";
import { sessionOf } from "#measurement/bearer";
import { changed } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { engineOf } from "#measurement/engines/index";
import { measurementMachine } from "#measurement/states";
import { sessions } from "#measurement/table";
import { mayReturn } from "./may-return.ts";
import { lockSession, measurementsOf } from "./session.ts";
import { scannerView, type ScannerView } from "./view.ts";

type Ctx = WriteCtx<"KEY_UNKNOWN" | "KEY_FORBIDDEN" | "NOT_FOUND" | "STATE_CONFLICT">;

/**
 * The scanner is open, now or again: measurements that nobody has looked at yet wait for images. Errors: STATE_CONFLICT with
 * `details.reason` "remote" where another service takes the photos, in its own scanner.
 */
export async function openScanner(
  ctx: Ctx,
  deps: Deps,
  io: Io,
  { exit_url, error_url }: ParsedOf<MeasurementCatalog["openScanner"]>["body"],
): Promise<ScannerView> {
  const { session, key } = await sessionOf(ctx, deps, io);
  if (!engineOf(key.engine).takesPhotos) throw ctx.fail("STATE_CONFLICT", { details: { reason: "remote" } });
  const now = await lockSession(ctx, session.id);
  if (now.openedAt === null)
    await ctx.db.update(sessions).set({ openedAt: ctx.now }).where(eq(sessions.id, session.id));
  const rows = await measurementsOf(ctx.db, session.id);
  const opened = await tryMove(
    ctx,
    measurementMachine,
    rows.map(({ id }) => id),
    "open",
  );
  await changed(ctx, deps, opened);
  return scannerView(ctx.db, { session: now, key }, mayReturn([exit_url, error_url], key, deps.publicUrl));
}
