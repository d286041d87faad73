import { useState, type ReactElement } from "react";
import { claimOf } from "@treadclub/rules/sign-up-claim";
import { locales, type Locale } from "@treadclub/texts";
import { offerInWords, orBuiltIn } from "@treadclub/texts/offer-words";
import { useT } from "#kit/i18n.ts";
import { Segments } from "#ui/Segments.tsx";
import { localeNames } from "#ui/locale-names.ts";
import css from "./Offer.module.css";
import type { OfferDraft, OfferSettings } from "./offer-draft.ts";

interface OfferPreviewProps {
  readonly settings: OfferSettings;
  readonly draft: OfferDraft;
}

/** The offer as new drivers will read it, in each language. */
export function OfferPreview({ settings, draft }: OfferPreviewProps): ReactElement {
  const t = useT();
  const [locale, setLocale] = useState<Locale>(t.locale);
  const builtIn = settings.built_in.find((one) => one.locale === locale);
  const own = draft.texts.find((one) => one.locale === locale) ?? builtIn;
  const welcome = draft.welcome_pence ?? 0;
  // Another voucher among the best four is taken to be smaller than the welcome voucher; the server reckons exactly.
  const best = settings.best_pence - settings.welcome_pence + welcome;
  const figures = { welcomePence: welcome, upToPence: claimOf(best, welcome, draft.cap_pence ?? 0) };
  const words = own && builtIn && offerInWords(orBuiltIn(own, builtIn), locale, figures);
  return (
    <section className={css.preview} aria-label={t("office.offer.preview")}>
      <h2>{t("office.offer.preview")}</h2>
      <Segments
        label={t("office.offer.language")}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        value={locale}
        onChange={setLocale}
      />
      {draft.shown && words ? (
        <div className={css.screen} lang={locale === "cn" ? "zh-Hans" : locale}>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <p>
            <small>{words.terms}</small>
          </p>
        </div>
      ) : (
        <p>{t("office.offer.off")}</p>
      )}
    </section>
  );
}
