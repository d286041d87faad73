import type { Samples } from "./sample-types.ts";

const chosen = { from_day: "2026-01-01", to_day: "2026-12-31", by: "month" } as const;

export const voucherUsageSamples = {
  saveVoucherStatistic: ({ ids }) => ({ body: { list: [{ voucher_id: ids.voucher, event: "opened" }] } }),
  getVoucherUsage: () => ({ query: chosen }),
  memberGetVoucherUsage: () => ({ query: chosen }),
  getVoucherUsageCsv: () => ({ query: chosen }),
  getVoucherUsageXlsx: () => ({ query: chosen }),
} satisfies Partial<Samples>;
