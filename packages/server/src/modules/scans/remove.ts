import type { WriteCtx } from "@treadclub/kit/context";
import { move } from "@treadclub/kit/states";
import { giveBackForScans } from "#modules/credits";
import { dropPhotos } from "./photo-rows.ts";
import { scanFor } from "./rows.ts";
import { nobodyWaits, scanMachine } from "./states.ts";
import { queueMeasurementSync, publishScan } from "./publish.ts";

/** Deletes a scan with its photos. One that nobody has judged gives its credit back. Errors: NOT_FOUND; STATE_CONFLICT. */
export async function removeScan(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, id: number): Promise<void> {
  const scan = await scanFor(ctx, id);
  await move(ctx, scanMachine, id, "remove", { ...nobodyWaits, version: scan.version + 1 });
  dropPhotos(ctx, [id]);
  if (scan.state !== "completed") await giveBackForScans(ctx, scan.consumerId, [id]);
  ctx.audit("delete scan", { entity: "scan", id }, { was: scan.state });
  publishScan(ctx, scan);
  queueMeasurementSync(ctx, scan);
}
