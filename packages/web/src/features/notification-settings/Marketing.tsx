import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { lastOf, sourceWords, type Consent } from "#entities/account/consent.ts";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import css from "./Messages.module.css";
import { Switch } from "./Switch.tsx";

const kinds = ["marketing_email", "marketing_sms"] as const;

/** Consent to offers and news, with when and how it was given. Nothing is sent by text message yet: one given for it can be withdrawn. */
export function Marketing({ disabled }: { readonly disabled: boolean }): ReactElement {
  const t = useT();
  const query = useCall("getConsents", {});
  return (
    <Section title={t("account.marketing.title")} lead={t("account.marketing.lead")} id="offers">
      <Loaded query={query} shape="card">
        {(consents) => (
          <div className={css.consents}>
            {kinds
              .filter((kind) => kind === "marketing_email" || consents[kind])
              .map((kind) => (
                <OneConsent
                  key={kind}
                  kind={kind}
                  given={consents[kind]}
                  last={lastOf(consents.list, kind)}
                  disabled={disabled}
                />
              ))}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

interface OneConsentProps {
  readonly kind: (typeof kinds)[number];
  readonly given: boolean;
  readonly last: Consent | null;
  readonly disabled: boolean;
}

function OneConsent({ kind, given, last, disabled }: OneConsentProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const setting = useAction("setConsent", { quiet: true });
  const [pending, setPending] = useState<boolean | null>(null);
  const choose = async (on: boolean): Promise<void> => {
    if (setting.busy) return;
    setPending(on);
    await setting.run({ body: { kind, given: on } });
    setPending(null);
  };
  return (
    <div className={css.consent}>
      <Switch
        label={t(`account.marketing.${kind}`)}
        on={pending ?? given}
        disabled={disabled}
        onChange={(on) => void choose(on)}
      >
        {t(`account.marketing.${kind}`)}
      </Switch>
      <p>
        {last === null
          ? t("account.marketing.never")
          : t(last.given ? "account.marketing.given" : "account.marketing.taken", {
              day: format.day(last.at),
              source: t(sourceWords(last)),
            })}
      </p>
    </div>
  );
}
