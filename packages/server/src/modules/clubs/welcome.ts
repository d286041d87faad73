import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { noConditions } from "@treadclub/rules";
import { getTableColumns, sql } from "drizzle-orm";
import { publish } from "./create.ts";
import type { DiscountRow } from "./rows.ts";
import { insertClub } from "./save.ts";
import { clubDiscounts, clubs } from "./table.ts";

export const welcomeVoucherPence = 500;

/** The platform's own club, whose only discount a driver's first completed scan earns; made when there is none. */
export async function ensureWelcomeClub(ctx: WriteCtx): Promise<DiscountRow> {
  const known = await welcomeDiscount(ctx.db);
  if (known) return known;
  // Processes that start at once wait for each other here.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('welcome club', 5))`);
  const meanwhile = await welcomeDiscount(ctx.db);
  if (meanwhile) return meanwhile;
  const words = {
    title: "£5 welcome voucher",
    subtitle: "For your first tyre scan",
    description: "£5 off at any fitter of TreadClub.",
    terms: "One for each driver. Taken off the total including VAT. No cash value, no change given.",
  };
  const { id } = await insertClub(
    ctx,
    {
      title: "Welcome to TreadClub",
      name: "TreadClub welcome",
      starts_on: null,
      ends_on: null,
      discounts: [{ ...words, amount_pence: welcomeVoucherPence, conditions: noConditions }],
    },
    { memberId: null, welcome: true },
  );
  await publish(ctx, id);
  ctx.audit("create the welcome club", { entity: "club", id });
  const made = await welcomeDiscount(ctx.db);
  if (!made) throw new Error("No welcome discount");
  return made;
}

const welcomeDiscounts = defineStatement()(() => ({
  fields: getTableColumns(clubDiscounts),
  text: (columns) => sql`select ${columns} from ${clubDiscounts}
    where ${clubDiscounts.active} and ${clubDiscounts.clubId} = (
      select ${clubs.id} from ${clubs} where ${clubs.welcome} and ${clubs.state} <> 'deleted' order by ${clubs.id} limit 1
    ) order by ${clubDiscounts.id} limit 1`,
}));

const welcomeDiscount = (db: ReadDb): Promise<DiscountRow | null> => welcomeDiscounts.first(db, {});
