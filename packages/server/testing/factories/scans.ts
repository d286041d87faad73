import { randomUUID } from "node:crypto";
import { photos, uploads } from "@treadclub/kit/tables";
import { completeScan, declineScan, handInScan, scans, treadOf } from "#modules/scans";
import { eq } from "drizzle-orm";
import type { FactoryTools } from "./tools.ts";
import type { SignedIn } from "./people.ts";

export interface MadeUpload {
  readonly id: string;
  readonly photoId: string;
}

export interface MadeScan {
  readonly id: number;
  readonly version: number;
  readonly photoIds: readonly string[];
}

export interface ScanOverrides {
  readonly vehicleId: number;
  readonly position?: "front_left" | "front_right" | "rear_left" | "rear_right";
  readonly mileage?: number;
  readonly clubCode?: string;
  readonly photos?: number;
}

/** Depths in mm from the inner edge to the outer one. */
export type Depths = readonly [inner: number, middle: number, outer: number];

/** Leaves what an engine has read with a scan that waits. */
const readingOf =
  ({ run }: FactoryTools) =>
  (scanId: number, [readInnerMm, readMiddleMm, readOuterMm]: Depths, readUncertaintyMm = 0.3): Promise<unknown> =>
    run((ctx) =>
      ctx.db
        .update(scans)
        .set({ readInnerMm, readMiddleMm, readOuterMm, readUncertaintyMm, readMethod: "remote" })
        .where(eq(scans.id, scanId)),
    );

export function scanFactories(tools: FactoryTools) {
  const { run } = tools;
  const versionOf = (id: number): Promise<number> =>
    run(
      async (ctx) =>
        (await ctx.db.select({ version: scans.version }).from(scans).where(eq(scans.id, id)))[0]?.version ?? 0,
    );

  /** An upload that waits to be taken; its photo has no bytes. */
  const upload = (who: SignedIn): Promise<MadeUpload> =>
    run(async (ctx) => {
      const made = { id: randomUUID(), photoId: randomUUID() };
      await ctx.db
        .insert(photos)
        .values({ id: made.photoId, userId: who.id, width: 1200, height: 900, bytes: 1000, createdAt: ctx.now });
      await ctx.db
        .insert(uploads)
        .values({ ...made, userId: who.id, state: "ready", createdAt: ctx.now, finishedAt: ctx.now });
      return made;
    });

  /** A scan that waits for its reviewer; costs the driver a credit. */
  async function scan(who: SignedIn, overrides: ScanOverrides): Promise<MadeScan> {
    const made = await Promise.all(Array.from({ length: overrides.photos ?? 1 }, () => upload(who)));
    const body = {
      vehicle_id: overrides.vehicleId,
      position: overrides.position ?? "front_left",
      upload_ids: made.map((one) => one.id),
      mileage: overrides.mileage,
      club_code: overrides.clubCode,
    };
    const id = await run((ctx) => handInScan(ctx, treadOf(body)), who.actor);
    return { id, version: await versionOf(id), photoIds: made.map((one) => one.photoId) };
  }

  return {
    upload,
    scan,
    reading: readingOf(tools),
    /** Completes a scan as an administrator does. */
    async judge(admin: SignedIn, scanId: number, [inner_mm, middle_mm, outer_mm]: Depths): Promise<void> {
      const version = await versionOf(scanId);
      await run(
        (ctx) =>
          completeScan(ctx, { scan_id: scanId, depths: { inner_mm, middle_mm, outer_mm }, message: "", version }),
        admin.actor,
      );
    },
    /** Rejects a scan for its photos. */
    async reject(admin: SignedIn, scanId: number, message = "The photos are too dark."): Promise<void> {
      const version = await versionOf(scanId);
      await run((ctx) => declineScan(ctx, scanId, { reasons: ["image_quality"], message, version }), admin.actor);
    },
  };
}
