import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useSignUpOffer } from "#kit/sign-up-offer.ts";
import { UiLink } from "#ui/UiLink.tsx";

/** What a new driver is offered today, with its terms; nothing while none is shown. */
export function SignUpOffer(): ReactElement | null {
  const t = useT();
  const offer = useSignUpOffer();
  if (offer === null) return null;
  return (
    <section aria-labelledby="sign-up-offer">
      <h2 id="sign-up-offer">{offer.title}</h2>
      <p>{offer.text}</p>
      <p>
        <small>
          {offer.terms} <UiLink href="/app/terms_and_conditions">{t("base.menu.terms")}</UiLink>
        </small>
      </p>
    </section>
  );
}
