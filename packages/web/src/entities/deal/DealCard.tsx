import type { ReactElement, ReactNode } from "react";
import { languageTags, type Locale } from "@treadclub/texts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Money } from "#ui/Money.tsx";
import css from "./DealCard.module.css";
import { textIn } from "./deal-text.ts";
import type { ShownDeal } from "./queries.ts";

type CardDeal = Omit<ShownDeal, "member" | "id" | "starts_on" | "quote_link">;

interface DealCardProps {
  readonly deal: CardDeal;
  readonly company: string;
  /** Whose words are shown; the reader's, unless a preview asks for another. */
  readonly locale?: Locale | undefined;
  /** The link to ask for a quote. */
  readonly action?: ReactNode;
  readonly level?: 3 | 4 | undefined;
}

/** A deal as a driver sees it: what it is, what it costs, until when, and its terms. */
export function DealCard({ deal, company, locale, action, level = 3 }: DealCardProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const words = textIn(deal.texts, locale ?? t.locale);
  if (!words) return null;
  const Heading = `h${level}` as const;
  const { picture } = deal;
  return (
    <article className={css.card}>
      {picture && (
        <img
          className={css.picture}
          src={picture.url}
          alt={words.picture_alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <div className={css.words}>
        <p className={css.company}>{company}</p>
        <div lang={languageTags[words.locale]} dir="auto">
          <Heading className={css.title}>{words.title}</Heading>
        </div>
        <Price deal={deal} />
        {words.text !== "" && (
          <p className={css.text} lang={languageTags[words.locale]} dir="auto">
            {words.text}
          </p>
        )}
        <p className={css.ends}>{t("deal.until", { day: format.day(deal.ends_on) })}</p>
        {action}
        <div className={css.terms}>
          <strong>{t("deal.terms")}</strong>
          <p lang={languageTags[words.locale]} dir="auto">
            {words.terms}
          </p>
        </div>
      </div>
    </article>
  );
}

function Price({ deal }: { readonly deal: CardDeal }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { price_pence: price, was_pence: was, was_since: since, saving_pence: saving } = deal;
  if (price === null)
    return saving === null ? null : (
      <p className={css.saving}>{t("deal.save", { amount: format.money(saving, true) })}</p>
    );
  return (
    <div>
      <Money pence={price} vat short size="large" />
      {was !== null && since !== null && (
        <p className={css.was}>{t("deal.was", { amount: format.money(was, true), day: format.day(since) })}</p>
      )}
    </div>
  );
}
