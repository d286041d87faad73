import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { sql } from "drizzle-orm";
import type { ScanDeps } from "./deps.ts";
import type { ScanViewer } from "./detail.ts";
import { scanSightOf, scanVisible, type ScanSight } from "./policy.ts";
import { giveBanner, giveDiscount, giveLogo, takeBack } from "./reward.ts";
import { rewardOfScan, rewardView, type ScanReward } from "./reward-fields.ts";
import { rewardOffers } from "./reward-offers.ts";
import { scans } from "./table.ts";

type Names =
  | "createScanDiscountVoucher"
  | "memberCreateScanDiscountVoucher"
  | "createScanBonusBanner"
  | "memberCreateScanBonusBanner"
  | "createScanLogo"
  | "getScanRewardOffers"
  | "getScanLogoByScanId"
  | "getScanVoucherByScanId"
  | "getBannerBonusByScanId"
  | "deleteScanLogoByScanId"
  | "deleteDiscountByScanId"
  | "deleteScanBonusBannerByScanId"
  | "memberDeleteScanReward";

/** What is given with a scan: the same for administrators and members, who may give less. */
export function rewardHandlers(
  deps: Pick<ScanDeps, "uploads" | "secret">,
  view: ScanViewer,
): Pick<Handlers<Catalog>, Names> {
  const giving = { uploads: deps.uploads, view };
  const giveVoucher: Handlers<Catalog>["createScanDiscountVoucher"] = async (ctx, { body }) =>
    view(ctx, await giveDiscount(ctx, body));
  const takeBackOf = (part: Parameters<typeof takeBack>[2]): Handlers<Catalog>["deleteScanLogoByScanId"] => {
    return async (ctx, { params }) => {
      await takeBack(ctx, params.id, part);
      return { done: true };
    };
  };
  return {
    createScanDiscountVoucher: giveVoucher,
    memberCreateScanDiscountVoucher: giveVoucher,
    createScanBonusBanner: (ctx, { body }) => giveBanner(ctx, giving, body),
    memberCreateScanBonusBanner: (ctx, { body }) => giveBanner(ctx, giving, body),
    createScanLogo: (ctx, { body }) => giveLogo(ctx, giving, body),
    getScanRewardOffers: (ctx, { params }) => rewardOffers(ctx, deps.secret, params.id),
    getScanLogoByScanId: async (ctx, { params }) => ({ logo: await shownLogo(ctx, deps.secret, params.id) }),
    getScanVoucherByScanId: async (ctx, { params }) => ({
      voucher: (await rewardFor(ctx, deps.secret, params.id))?.voucher ?? null,
    }),
    getBannerBonusByScanId: async (ctx, { params }) => ({
      banner: (await rewardFor(ctx, deps.secret, params.id))?.banner ?? null,
    }),
    deleteScanLogoByScanId: takeBackOf("logo"),
    deleteDiscountByScanId: takeBackOf("voucher"),
    deleteScanBonusBannerByScanId: takeBackOf("banner"),
    memberDeleteScanReward: async (ctx, { params }) => {
      await takeBack(ctx, params.id, params.part);
      return { done: true };
    },
  };
}

const rewardStatement = defineStatement<ScanSight & { id: number }>()((p) => ({
  fields: { state: scans.state, reward: rewardOfScan },
  text: (columns) => sql`select ${columns} from ${scans} where ${scans.id} = ${p.id} and ${scanVisible(p)}`,
}));

async function rewardFor(ctx: ReadCtx<"NOT_FOUND">, secret: string, id: number): Promise<ScanReward | null> {
  const found = await rewardStatement.first(ctx.db, { id, ...scanSightOf(ctx.actor) });
  if (!found) throw ctx.fail("NOT_FOUND");
  return rewardView(found.reward, { secret, now: ctx.now });
}

/** A logo is no secret, and which scans exist is none of a stranger's business: both without a result and without a logo it is null. */
async function shownLogo(ctx: ReadCtx, secret: string, id: number): Promise<ScanReward["logo"]> {
  const found = await rewardStatement.first(ctx.db, { id, seesAll: true, userId: null, memberId: null });
  return found?.state === "completed" ? (rewardView(found.reward, { secret, now: ctx.now })?.logo ?? null) : null;
}
