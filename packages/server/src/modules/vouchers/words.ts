import type { Language } from "@treadclub/kit/context";
import { clubs } from "#modules/clubs";
import type { DiscountConditions } from "@treadclub/rules";
import { welcomeVoucherWords } from "@treadclub/texts/welcome-voucher";
import { sql, type SQL } from "drizzle-orm";
import { vouchers } from "./table.ts";

/** Whether a voucher is the one for a driver's first scan, as an expression. */
export const isWelcome: SQL<boolean> = sql<boolean>`exists (select 1 from ${clubs} c where c.id = ${vouchers.clubId} and c.welcome)`;

interface Worded {
  readonly isWelcome: boolean;
  readonly amountPence: number;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly terms: string;
}

/** Returns what a voucher says: the words of its club, or in the reader's language those of the platform. */
export const wordsOf = (row: Worded, language: Language = "en") =>
  row.isWelcome
    ? welcomeVoucherWords(row.amountPence, language)
    : { title: row.title, subtitle: row.subtitle, description: row.description, terms: row.terms };

export const titleOf = (row: Pick<Worded, "isWelcome" | "amountPence" | "title">, language: Language = "en"): string =>
  row.isWelcome ? welcomeVoucherWords(row.amountPence, language).title : row.title;

interface Noticed extends Pick<Worded, "amountPence" | "title"> {
  readonly isWelcome?: boolean;
  readonly conditions: Pick<DiscountConditions, "percent">;
}

/** Returns what a notification says of a single voucher. */
export const noticeValuesOf = ({ title, amountPence, conditions, isWelcome: isFirst = false }: Noticed) => ({
  title,
  amount_pence: amountPence,
  ...(conditions.percent !== null && { up_to: 1 }),
  ...(isFirst && { welcome: 1 }),
});
