import type { WriteCtx } from "@treadclub/kit/context";
import { nestedOne, wholeNumber } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { addDays, londonDay, noConditions } from "@treadclub/rules";
import { welcomeVoucherWords } from "@treadclub/texts/welcome-voucher";
import { getTableColumns, sql } from "drizzle-orm";
import { publish } from "./create.ts";
import { offerSettings } from "./offer-table.ts";
import type { DiscountRow } from "./rows.ts";
import { insertClub } from "./save.ts";
import { clubDiscounts, clubs } from "./table.ts";

/** What the welcome voucher is worth until an administrator decides otherwise. */
export const firstWelcomePence = 500;

/** The discount of the welcome voucher as it is given out now. */
export interface WelcomeDiscount extends DiscountRow {
  readonly expiresOn: string | null;
}

/** The platform's own club, whose only discount a driver's first completed scan earns; made when there is none. */
export async function ensureWelcomeClub(ctx: WriteCtx): Promise<WelcomeDiscount> {
  const known = await welcomeDiscount(ctx);
  if (known) return known;
  // Processes that start at once wait for each other here.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('welcome club', 5))`);
  const meanwhile = await welcomeDiscount(ctx);
  if (meanwhile) return meanwhile;
  const { id } = await insertClub(
    ctx,
    {
      title: "Welcome to TreadClub",
      name: "TreadClub welcome",
      starts_on: null,
      ends_on: null,
      discounts: [
        {
          ...welcomeVoucherWords(firstWelcomePence, "en"),
          amount_pence: firstWelcomePence,
          conditions: noConditions,
        },
      ],
    },
    { memberId: null, welcome: true },
  );
  await publish(ctx, id);
  ctx.audit("create the welcome club", { entity: "club", id });
  const made = await welcomeDiscount(ctx);
  if (!made) throw new Error("No welcome discount");
  return made;
}

const welcomeDiscounts = defineStatement()(() => ({
  fields: {
    discount: getTableColumns(clubDiscounts),
    setting: nestedOne(
      { pence: offerSettings.welcomePence, days: offerSettings.welcomeDays },
      sql`from ${offerSettings} order by ${offerSettings.id} desc limit 1`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${clubDiscounts}
    where ${clubDiscounts.active} and ${clubDiscounts.clubId} = (
      select ${clubs.id} from ${clubs} where ${clubs.welcome} and ${clubs.state} <> 'deleted' order by ${clubs.id} limit 1
    ) order by ${clubDiscounts.id} limit 1`,
}));

/** What the welcome voucher is worth that is given out now, as an expression. */
export const welcomePenceNow = wholeNumber(
  sql`coalesce((select o.welcome_pence from ${offerSettings} o order by o.id desc limit 1), ${sql.raw(String(firstWelcomePence))})`,
);

const welcomeAmounts = defineStatement()(() => ({
  fields: { pence: welcomePenceNow },
  text: (columns) => sql`select ${columns}`,
}));

export const welcomePence = async (db: ReadDb): Promise<number> =>
  (await welcomeAmounts.first(db, {}))?.pence ?? firstWelcomePence;

async function welcomeDiscount({ db, now }: Pick<WriteCtx, "db" | "now">): Promise<WelcomeDiscount | null> {
  const found = await welcomeDiscounts.first(db, {});
  if (!found) return null;
  const { discount, setting } = found;
  const amountPence = setting?.pence ?? firstWelcomePence;
  const days = setting?.days ?? null;
  return {
    ...discount,
    ...welcomeVoucherWords(amountPence, "en"),
    amountPence,
    expiresOn: days === null ? null : addDays(londonDay(now), days),
  };
}
