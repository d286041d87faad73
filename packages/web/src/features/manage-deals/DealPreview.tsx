import { useState, type ReactElement } from "react";
import { locales, type Locale } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { cx } from "#ui/cx.ts";
import { Segments } from "#ui/Segments.tsx";
import { localeNames } from "#ui/locale-names.ts";
import { buttonClass } from "#ui/button-class.ts";
import { DealCard } from "#entities/deal/DealCard.tsx";
import { DealCards } from "#entities/deal/DealCards.tsx";
import { dealBody, type DealDraft } from "./deal-draft.ts";
import css from "./ManageDeals.module.css";

const devices = ["phone", "desktop"] as const;

/** The deal as drivers will see it, on a phone and on a computer, in each of its languages. */
export function DealPreview({ draft, company }: { readonly draft: DealDraft; readonly company: string }): ReactElement {
  const t = useT();
  const [device, setDevice] = useState<(typeof devices)[number]>("phone");
  const written = locales.filter((locale) => draft.texts.some((one) => one.locale === locale));
  const [chosen, setChosen] = useState<Locale>(t.locale);
  const locale = written.includes(chosen) ? chosen : written[0];
  const { texts, price_pence, saving_pence, was_pence, was_since } = dealBody(draft, null, 0);
  const prices = {
    price_pence: price_pence ?? null,
    saving_pence: saving_pence ?? null,
    was_pence: was_pence ?? null,
    was_since: was_since ?? null,
  };
  const shown = texts.map(({ text = "", picture_alt = "", ...one }) => ({
    ...one,
    text,
    picture_alt,
    title: one.title || t("office.deals.name"),
  }));
  return (
    <section className={css.preview} aria-label={t("office.deals.preview")}>
      <h2>{t("office.deals.preview")}</h2>
      <div className={css.tools}>
        <Segments
          label={t("office.deals.device")}
          options={devices.map((value) => ({ value, label: t(`office.deals.device.${value}`) }))}
          value={device}
          onChange={setDevice}
        />
        {written.length > 1 && locale && (
          <Segments
            label={t("office.deals.locale")}
            options={written.map((value) => ({ value, label: localeNames[value] }))}
            value={locale}
            onChange={setChosen}
          />
        )}
      </div>
      <div className={css.screen}>
        <div className={cx(css.device, css[device])}>
          <DealCards>
            <DealCard
              deal={{ ...prices, texts: shown, ends_on: draft.ends_on || draft.starts_on, picture: draft.upload_id }}
              company={company}
              locale={locale}
              action={draft.quote_link && <span className={buttonClass({})}>{t("deal.ask")}</span>}
            />
          </DealCards>
        </div>
      </div>
    </section>
  );
}
