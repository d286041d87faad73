import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { useT } from "#kit/i18n.ts";
import { useSignUpOffer } from "#kit/sign-up-offer.ts";
import { Card } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import css from "./SignUpOffer.module.css";

/** What a new driver is offered today, with its terms; nothing while none is shown. */
export function SignUpOffer(): ReactElement | null {
  const t = useT();
  const offer = useSignUpOffer();
  const isKnown = useConfig().build_number !== undefined;
  // The place is kept free: nothing moves when the settings come.
  if (offer === null) return isKnown ? null : <div className={css.place} />;
  return (
    <section className={css.place} aria-label={offer.title}>
      <Card title={offer.title}>
        <p>{offer.text}</p>
        <p>
          <small>
            {offer.terms} <UiLink href="/app/terms_and_conditions">{t("base.menu.terms")}</UiLink>
          </small>
        </p>
      </Card>
    </section>
  );
}
