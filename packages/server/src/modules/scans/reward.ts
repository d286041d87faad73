import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import { removePhotos } from "@treadclub/kit/files/photos";
import { attachUploads } from "@treadclub/kit/http/uploads";
import { signedInUser } from "#modules/identity";
import { issueDueGifts, issueGifts, withdrawGift } from "#modules/vouchers";
import { eq, sql } from "drizzle-orm";
import type { ScanDeps } from "./deps.ts";
import type { ScanView, ScanViewer } from "./detail.ts";
import { mayReward } from "./policy.ts";
import { publishScan } from "./publish.ts";
import { givableDiscount, lastLogoId } from "./reward-offers.ts";
import { scanFor, type PlatedScan } from "./rows.ts";
import { scanRewards, scans } from "./table.ts";
import { withUploads } from "./with-uploads.ts";

type Errors = "NOT_FOUND" | "STATE_CONFLICT";
type RewardDeps = Pick<ScanDeps, "uploads"> & { readonly view: ScanViewer };
type VoucherBody = ParsedOf<Catalog["createScanDiscountVoucher"]>["body"];
type BannerBody = ParsedOf<Catalog["createScanBonusBanner"]>["body"];
type LogoBody = ParsedOf<Catalog["createScanLogo"]>["body"];

export type RewardPart = ParsedOf<Catalog["memberDeleteScanReward"]>["params"]["part"];

/**
 * Gives a discount with a scan in place of the one before; its voucher is issued with the result. Errors: NOT_FOUND;
 * STATE_CONFLICT for a scan with which the actor may give nothing, and where the voucher before is used or reserved;
 * VALIDATION_FAILED for a discount that may not be given.
 */
export async function giveDiscount(ctx: WriteCtx<Errors>, body: VoucherBody): Promise<number> {
  const scan = await scanToReward(ctx, body.scan_id);
  const { discount_id: discountId } = body;
  const row = await givableDiscount(ctx, discountId, scan.memberId);
  if (row === null) throw ctx.fail("VALIDATION_FAILED", { fields: { discount_id: "choice" } });
  if (scan.discountId !== null && scan.discountId !== discountId) await withdraw(ctx, scan, scan.discountId);
  if (scan.discountId !== discountId) await setDiscount(ctx, scan.id, discountId);
  const { id: scanId, consumerId } = scan;
  if (scan.state === "completed")
    await issueDueGifts(ctx, [{ gift: { scanId, consumerId, discountId }, row }], { again: true });
  ctx.audit("give a discount with a scan", { entity: "scan", id: scanId }, { discount: discountId });
  publishScan(ctx, scan);
  return scanId;
}

/** Puts a banner below the result of a scan. Errors: NOT_FOUND, also for a foreign upload; STATE_CONFLICT. */
export const giveBanner = (ctx: OutsideCtx<Errors>, deps: RewardDeps, body: BannerBody): Promise<ScanView> => {
  const { upload_id: wide, phone_upload_id: narrow } = body;
  return withUploads(ctx, deps, present(wide, narrow), async (tx) => {
    const scan = await scanToReward(tx, body.scan_id);
    if (wide !== undefined && wide === narrow)
      throw tx.fail("VALIDATION_FAILED", { fields: { phone_upload_id: "choice" } });
    const taken =
      present(wide, narrow).length > 0 ? await attachUploads(tx, signedInUser(tx), present(wide, narrow)) : [];
    const [first, second] = taken;
    const replaced = await writeReward(tx, scan.id, {
      bannerTitle: body.title,
      bannerText: body.text,
      bannerLink: body.link,
      ...(wide !== undefined && { bannerPhotoId: first ?? null }),
      ...(narrow !== undefined && { bannerPhonePhotoId: (wide === undefined ? first : second) ?? null }),
    });
    await removeUnshown(tx, replaced);
    tx.audit("give a banner with a scan", { entity: "scan", id: scan.id }, { link: body.link });
    publishScan(tx, scan);
    return deps.view(tx, scan.id);
  });
};

/** Shows a logo with the result of a scan: a new one, or that of the fitter's latest scan with one. Errors: as of a banner; VALIDATION_FAILED where there is neither. */
export const giveLogo = (ctx: OutsideCtx<Errors>, deps: RewardDeps, body: LogoBody): Promise<ScanView> =>
  withUploads(ctx, deps, present(body.upload_id), async (tx) => {
    const scan = await scanToReward(tx, body.scan_id);
    const [logoPhotoId = null] =
      body.upload_id === undefined
        ? present((await lastLogoId(tx.db, scan.memberId)) ?? undefined)
        : await attachUploads(tx, signedInUser(tx), [body.upload_id]);
    if (logoPhotoId === null) throw tx.fail("VALIDATION_FAILED", { fields: { upload_id: "required" } });
    await removeUnshown(tx, await writeReward(tx, scan.id, { logoPhotoId }));
    tx.audit("show a logo with a scan", { entity: "scan", id: scan.id });
    publishScan(tx, scan);
    return deps.view(tx, scan.id);
  });

/** Takes back a part of what is given with a scan; one that is not there changes nothing. Errors: NOT_FOUND; STATE_CONFLICT for a voucher that is used or reserved. */
export async function takeBack(ctx: WriteCtx<Errors>, id: number, part: RewardPart): Promise<void> {
  const scan = await scanToReward(ctx, id);
  if (part !== "voucher") await removeUnshown(ctx, await writeReward(ctx, id, nothingOf[part]));
  else if (scan.discountId !== null) {
    await withdraw(ctx, scan, scan.discountId);
    await setDiscount(ctx, id, null);
  }
  ctx.audit("take back what a scan gives", { entity: "scan", id }, { part });
  publishScan(ctx, scan);
}

/** Issues the vouchers of scans that have just got a result. */
export const giveWithResults = (ctx: WriteCtx, done: readonly PlatedScan[]): Promise<void> =>
  issueGifts(
    ctx,
    done.flatMap(({ id: scanId, consumerId, discountId }) =>
      discountId === null ? [] : [{ scanId, consumerId, discountId }],
    ),
  );

type Columns = Partial<Omit<typeof scanRewards.$inferInsert, "scanId">>;

const nothingOf = {
  banner: { bannerTitle: null, bannerText: "", bannerLink: "", bannerPhotoId: null, bannerPhonePhotoId: null },
  logo: { logoPhotoId: null },
} as const satisfies Readonly<Record<Exclude<RewardPart, "voucher">, Columns>>;

async function scanToReward(ctx: WriteCtx<Errors>, id: number): Promise<PlatedScan> {
  const scan = await scanFor(ctx, id);
  if (!mayReward(ctx.actor, scan)) throw ctx.fail("STATE_CONFLICT", { details: { state: scan.state } });
  return scan;
}

const withdraw = (ctx: WriteCtx<Errors>, { id: scanId, consumerId }: PlatedScan, discountId: number): Promise<void> =>
  withdrawGift(ctx, { scanId, consumerId, discountId });

async function setDiscount(ctx: WriteCtx, scanId: number, discountId: number | null): Promise<void> {
  await ctx.db.update(scans).set({ discountId }).where(eq(scans.id, scanId));
}

const present = (...ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

const shownPhotos = defineStatement<{ scanId: number }>()((p) => ({
  fields: {
    banner: scanRewards.bannerPhotoId,
    phone: scanRewards.bannerPhonePhotoId,
    logo: scanRewards.logoPhotoId,
  },
  text: (columns) => sql`select ${columns} from ${scanRewards} where ${scanRewards.scanId} = ${p.scanId}`,
}));

/** Writes some columns; the scan is locked. Returns the photos that it no longer shows. */
async function writeReward(ctx: WriteCtx, scanId: number, set: Columns): Promise<string[]> {
  const old = await shownPhotos.first(ctx.db, { scanId });
  await ctx.db
    .insert(scanRewards)
    .values({ scanId, ...set })
    .onConflictDoUpdate({ target: scanRewards.scanId, set });
  const kept = [set.bannerPhotoId, set.bannerPhonePhotoId, set.logoPhotoId];
  return [
    "bannerPhotoId" in set ? old?.banner : null,
    "bannerPhonePhotoId" in set ? old?.phone : null,
    "logoPhotoId" in set ? old?.logo : null,
  ].filter((id): id is string => typeof id === "string" && !kept.includes(id));
}

const unshown = defineStatement<{ ids: readonly string[] }>()((p) => ({
  fields: { id: sql<string>`id` },
  text: (columns) => sql`select ${columns} from unnest(${p.ids}::uuid[]) as id
    where not exists (select 1 from ${scanRewards} where ${scanRewards.logoPhotoId} = id)`,
}));

/** Removes photos, unless another scan shows them as its logo. */
async function removeUnshown(ctx: WriteCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await removePhotos(
    ctx,
    (await unshown.all(ctx.db, { ids })).map(({ id }) => id),
  );
}
