import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { Section } from "#ui/Card.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./Offer.module.css";
import type { OfferSettings } from "./offer-draft.ts";
import { OfferForm } from "./OfferForm.tsx";
import { OfferHistory } from "./OfferHistory.tsx";
import { OfferPreview } from "./OfferPreview.tsx";

/** What new drivers are offered: what it comes to today, the settings, and who changed them. */
export function OfferPage(): ReactElement {
  const t = useT();
  const query = useCall("getOfferSettings", {});
  return (
    <Page title={t("office.offer.title")} lead={t("office.offer.lead")} help={{ href: helpPath("offer") }} width="wide">
      <Loaded query={query} shape="detail">
        {(settings) => (
          <div className={css.parts}>
            <Today settings={settings} />
            {settings.can.edit ? (
              <OfferForm settings={settings} reload={async () => (await query.refetch()).data} />
            ) : (
              <OfferPreview settings={settings} draft={settings} />
            )}
            <OfferHistory settings={settings} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Today({ settings }: { readonly settings: OfferSettings }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { best_pence: best, up_to_pence: upTo, shown, welcome_pence: welcome, welcome_days: days } = settings;
  return (
    <Section title={t("office.offer.today")}>
      <Facts
        facts={[
          { label: t("office.offer.welcome"), value: format.money(welcome, true) },
          {
            label: t("office.offer.days"),
            value: days === null ? t("office.offer.noEnd") : t("office.offer.dayCount", { count: days }),
          },
          { label: t("office.offer.best"), value: format.money(best, true) },
          {
            label: t("office.offer.claimed"),
            value: !shown
              ? t("office.offer.off")
              : upTo === null
                ? t("office.offer.nothing")
                : t("office.offer.upTo", { amount: format.money(upTo, true) }),
          },
        ]}
      />
    </Section>
  );
}
