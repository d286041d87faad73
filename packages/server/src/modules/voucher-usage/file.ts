import type { ReadCtx } from "@treadclub/kit/context";
import type { RawIo } from "@treadclub/kit/http/io";
import { openTurns } from "@treadclub/kit/turns";
import { makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";
import { usage as cn } from "@treadclub/texts/cn/usage";
import { usage as en } from "@treadclub/texts/en/usage";
import { usage as uk } from "@treadclub/texts/uk/usage";
import { signedInUser, users } from "#modules/identity";
import { sheetFile, sheetTypes, type Sheet, type SheetType } from "#modules/sheets";
import { eq } from "drizzle-orm";
import { usageRows, type UsageRow, type Which } from "./usage.ts";

interface Wanted extends Which {
  readonly language?: Locale | undefined;
}

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

/** A large file holds some tens of megabytes while it is written. */
const turns = openTurns({ capacity: 2, perOwner: 1, waitingOfOwner: 4, waitingInAll: 40 });

/** Answers with what was chosen as a file. Errors: RATE_LIMITED; VALIDATION_FAILED. */
export async function sendUsage(ctx: ReadCtx, wanted: Wanted, type: SheetType, io: RawIo): Promise<void> {
  const userId = signedInUser(ctx);
  const locale = wanted.language ?? (await localeOf(ctx, userId));
  const t = makeTranslate(locale, [areas[locale]]);
  const bytes = await turns.run({ owner: `user ${userId}`, cost: 1 }, async () =>
    sheetFile(type, sheetOf(await usageRows(ctx, wanted), t)),
  );
  const name = `treadclub-vouchers-${wanted.from_day}-to-${wanted.to_day}.${type}`;
  io.send(
    200,
    {
      "content-type": sheetTypes[type],
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
    bytes,
  );
}

async function localeOf(ctx: ReadCtx, userId: number): Promise<Locale> {
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return user?.locale ?? "en";
}

const sheetOf = (rows: readonly UsageRow[], t: Translate): Sheet => ({
  name: t("usage.title"),
  columns: [
    { heading: t("usage.from"), kind: "day", width: 12 },
    { heading: t("usage.member"), kind: "text", width: 30 },
    { heading: t("usage.club"), kind: "text", width: 30 },
    { heading: t("usage.discount"), kind: "text", width: 30 },
    { heading: t("usage.count.issued"), kind: "whole", width: 12 },
    { heading: t("usage.count.seen"), kind: "whole", width: 12 },
    { heading: t("usage.count.opened"), kind: "whole", width: 12 },
    { heading: t("usage.count.shared"), kind: "whole", width: 12 },
    { heading: t("usage.count.used"), kind: "whole", width: 12 },
    { heading: t("usage.count.expired"), kind: "whole", width: 12 },
    { heading: t("usage.pounds"), kind: "pounds", width: 20 },
  ],
  rows: rows.map((row) => [
    row.from_day,
    row.member_name,
    row.club,
    row.discount,
    row.issued,
    row.seen,
    row.opened,
    row.shared,
    row.used,
    row.expired,
    row.used_pence,
  ]),
});
