import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { UiLink } from "#ui/UiLink.tsx";

/** In short what is kept and why; the policy says it in full. */
export function WhatWeKeep({ isDriver }: { readonly isDriver: boolean }): ReactElement {
  const t = useT();
  const own = [
    { label: t("account.data.keepTyres"), value: t("account.data.keepTyresText") },
    { label: t("account.data.keepDeals"), value: t("account.data.keepDealsText") },
  ];
  const work = [{ label: t("account.data.keepWork"), value: t("account.data.keepWorkText") }];
  return (
    <Section title={t("account.data.keep")}>
      <KeyValues
        items={[
          { label: t("account.data.keepAccount"), value: t("account.data.keepAccountText") },
          ...(isDriver ? own : work),
          { label: t("account.data.keepTrail"), value: t("account.data.keepTrailText") },
        ]}
      />
      <p>
        <UiLink href={isDriver ? "/app/privacy_policy" : "/app/member_privacy_policy"}>
          {t("account.data.privacy")}
        </UiLink>
      </p>
      <p>
        <UiLink href="/app/cookies">{t("account.data.cookies")}</UiLink>
      </p>
    </Section>
  );
}
