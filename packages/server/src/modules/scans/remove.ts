import type { WriteCtx } from "@treadclub/kit/context";
import { removePhotos } from "@treadclub/kit/files/photos";
import { move } from "@treadclub/kit/states";
import { giveBackForScans } from "#modules/credits";
import { eq } from "drizzle-orm";
import { scanFor } from "./rows.ts";
import { scanMachine } from "./states.ts";
import { scanPhotos } from "./table.ts";
import { tellMeasurement, tellScan } from "./tell.ts";

/** Deletes a scan with its photos. One that nobody has judged gives its credit back. Errors: NOT_FOUND; STATE_CONFLICT. */
export async function removeScan(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<void> {
  const scan = await scanFor(ctx, id);
  await move(ctx, scanMachine, id, "remove", { waitingSince: null, version: scan.version + 1 });
  const gone = await ctx.db.delete(scanPhotos).where(eq(scanPhotos.scanId, id)).returning({ id: scanPhotos.photoId });
  await removePhotos(
    ctx,
    gone.map((photo) => photo.id),
  );
  if (scan.state !== "completed") await giveBackForScans(ctx, scan.consumerId, [id]);
  ctx.audit("delete scan", { thing: "scan", id }, { was: scan.state });
  tellScan(ctx, scan);
  await tellMeasurement(ctx, scan);
}
