import { defineStatement } from "@treadclub/kit/db/statement";
import type { RowOf } from "@treadclub/kit/db/decode";
import { firstWelcomePence, offerSettings } from "#modules/clubs";
import { locales } from "@treadclub/texts";
import { offer as cn } from "@treadclub/texts/cn/offer";
import { offer as en } from "@treadclub/texts/en/offer";
import { orBuiltIn, type OfferText } from "@treadclub/texts/offer-words";
import { offer as uk } from "@treadclub/texts/uk/offer";
import { sql } from "drizzle-orm";

const areas = { en, cn, uk };

/** The words that stand until an administrator writes others. */
export const builtInTexts: readonly OfferText[] = locales.map((locale) => ({
  locale,
  title: areas[locale]["offer.title"],
  text: areas[locale]["offer.text"],
  plain: areas[locale]["offer.plain"],
  terms: areas[locale]["offer.terms"],
}));

export const settingFields = {
  version: offerSettings.id,
  shown: offerSettings.shown,
  welcome_pence: offerSettings.welcomePence,
  welcome_days: offerSettings.welcomeDays,
  cap_pence: offerSettings.capPence,
  texts: offerSettings.texts,
};
export type OfferSetting = RowOf<typeof settingFields>;

/** What is offered until an administrator decides otherwise. */
const firstSetting: OfferSetting = {
  version: 0,
  shown: true,
  welcome_pence: firstWelcomePence,
  welcome_days: null,
  cap_pence: 10_000,
  texts: builtInTexts.map(({ locale }) => ({ locale, title: "", text: "", plain: "", terms: "" })),
};

/** SQL after `select …`: the setting that counts. */
export const latestSetting = sql`from ${offerSettings} order by ${offerSettings.id} desc limit 1`;

export const orFirst = (setting: OfferSetting | null): OfferSetting => setting ?? firstSetting;

/** Returns the words that visitors read, with the built-in ones where an administrator wrote none. */
export const wordsOf = ({ texts }: OfferSetting): OfferText[] =>
  builtInTexts.map((builtIn) => {
    const own = texts.find(({ locale }) => locale === builtIn.locale);
    return own ? { locale: builtIn.locale, ...orBuiltIn(own, builtIn) } : builtIn;
  });

/** Until the transaction ends, nobody else changes the offer. */
export const settingLock = defineStatement()(() => ({
  fields: { locked: sql<number>`1` },
  text: (columns) =>
    sql`select ${columns} from (select pg_advisory_xact_lock(hashtextextended('sign-up offer', 5))) lock`,
}));
