import { z } from "zod";
import { chosenDay, day, id, locale, pathId } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";

export const saveVoucherStatistic = endpoint({
  method: "POST",
  path: "statistics/save_voucher_statistic",
  access: "signed-in",
  effect: "write",
  selfOnly: true,
  changes: ["voucher"],
  unaudited: {
    vouchers: "When its driver first saw and opened a voucher changes nothing of what it is worth or where.",
  },
  description:
    "Notes which of the signed-in driver's vouchers were seen in the list or opened. Each counts once for a voucher, however often it is sent; opened means seen, too. Vouchers of others are passed over. What was shared, used and expired is known without it.",
  body: z.strictObject({
    list: z
      .array(z.strictObject({ voucher_id: id, event: z.enum(["seen", "opened"]) }))
      .min(1, { error: "required" })
      .max(100),
  }),
  /** How many vouchers were noted for the first time. */
  reply: z.object({ noted: z.int() }),
  errors: [],
});

const count = z.int();

/** What happened to vouchers, each on its own London day. */
const counts = {
  issued: count,
  seen: count,
  opened: count,
  shared: count,
  used: count,
  /** By their last day. */
  expired: count,
  /** What the used ones took off; of shares used at the counter without a price, at most. */
  used_pence: count,
};

const period = z.enum(["day", "month"]);
const between = { from_day: chosenDay, to_day: chosenDay, by: period.default("day"), club_id: pathId.optional() };
const filter = { ...between, member_id: pathId.optional() };

const voucherUsage = z.object({
  from_day: day,
  to_day: day,
  by: period,
  totals: z.object(counts),
  /** Every day or month, oldest first; `from_day` is its first day within what was chosen. */
  periods: z.array(z.object({ from_day: day, ...counts })),
  /** By discount, the most used first; the first 200. */
  list: z.array(
    z.object({
      discount_id: id,
      discount: z.string(),
      club_id: id,
      club: z.string(),
      /** Null for a club of the platform. */
      member_id: id.nullable(),
      member_name: z.string(),
      ...counts,
    }),
  ),
  /** Discounts with anything to count. */
  total: z.int(),
});

const reading = { method: "GET", effect: "read", shows: ["voucher", "club"], reply: voucherUsage, errors: [] } as const;
const span = "At most 366 days by day, 60 months by month.";

export const getVoucherUsage = endpoint({
  ...reading,
  path: "admins/get_voucher_usage",
  access: "admin",
  description: `Counts what was issued, seen, opened, shared, used and expired by day or month, and by discount. ${span}`,
  query: z.strictObject(filter),
});

export const memberGetVoucherUsage = endpoint({
  ...reading,
  path: "members/get_voucher_usage",
  access: "member",
  description: `Counts what happened to the vouchers of the fitter's clubs, by day or month, and by discount. ${span}`,
  query: z.strictObject(between),
});

const file = {
  method: "GET",
  effect: "read",
  access: "admin",
  limit: "report",
  shows: ["voucher", "club"],
  query: z.strictObject({ ...filter, language: locale.optional() }),
  reply: z.object({}),
  errors: [],
} as const;
const rows =
  "One row for each day or month and discount with anything to count, at most 50,000. In the user’s language unless `language` names another.";

export const getVoucherUsageCsv = endpoint({
  ...file,
  path: "admins/get_voucher_usage_csv",
  raw: "text/csv",
  description: `Downloads the figures of \`get_voucher_usage\` as CSV, in UTF-8 with a byte order mark. ${rows}`,
});

export const getVoucherUsageXlsx = endpoint({
  ...file,
  path: "admins/get_voucher_usage_xlsx",
  raw: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  description: `Downloads the figures of \`get_voucher_usage\` as a workbook with dates and numbers. ${rows}`,
});
