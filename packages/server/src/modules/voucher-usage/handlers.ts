import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { companyScope } from "#modules/members";
import { sendUsage } from "./file.ts";
import { voucherUsage } from "./usage.ts";

type Names = "getVoucherUsage" | "memberGetVoucherUsage" | "getVoucherUsageCsv" | "getVoucherUsageXlsx";

export const voucherUsageHandlers = (): Pick<Handlers<Catalog>, Names> => ({
  getVoucherUsage: (ctx, { query }) => voucherUsage(ctx, query),
  memberGetVoucherUsage: (ctx, { query }) =>
    voucherUsage(ctx, { ...query, member_id: companyScope(ctx.actor) ?? undefined }),
  getVoucherUsageCsv: (ctx, { query }, io) => sendUsage(ctx, query, "csv", io),
  getVoucherUsageXlsx: (ctx, { query }, io) => sendUsage(ctx, query, "xlsx", io),
});
