import type { ReactElement } from "react";
import { joinFacts } from "@treadclub/texts/format";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import css from "./Offer.module.css";
import type { OfferSettings } from "./offer-draft.ts";

/** Who set what, newest first. */
export function OfferHistory({ settings: { history } }: { readonly settings: OfferSettings }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t("office.offer.history")}>
      {history.length === 0 && <p>{t("office.offer.none")}</p>}
      <ol className={css.history}>
        {history.map((one) => (
          <li key={one.id}>
            <strong>{t("office.offer.changedBy", { when: format.dayTime(one.at, "short"), name: one.by })}</strong>
            <span>
              {joinFacts(
                [
                  t("office.offer.figures", {
                    voucher: format.money(one.welcome_pence, true),
                    cap: format.money(one.cap_pence, true),
                  }),
                  one.welcome_days !== null && t("office.offer.dayCount", { count: one.welcome_days }),
                  !one.shown && t("office.offer.off"),
                  one.texts_changed && t("office.offer.reworded"),
                ],
                t.locale,
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
