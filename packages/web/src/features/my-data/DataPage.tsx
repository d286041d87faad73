import type { ReactElement, ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { contactEmail } from "#kit/contact.ts";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import { useSession, useUser } from "#kit/session.ts";
import { ActingNote } from "#entities/account/ActingNote.tsx";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { CloseSection } from "./CloseSection.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import { DownloadSection } from "./DownloadSection.tsx";
import { EraseSection } from "./EraseSection.tsx";
import { WhatWeKeep } from "./WhatWeKeep.tsx";

export type Ended = { readonly how: "closed"; readonly until: string } | { readonly how: "erased" };

interface DataPageProps {
  /** The account is closed or erased, and with it every sign-in. */
  readonly onEnded: (ended: Ended) => void;
  /** Who looked into the account. */
  readonly children?: ReactNode;
}

/** What is kept about whoever is signed in, and what they can do with it. */
export function DataPage({ onEnded, children }: DataPageProps): ReactElement {
  const t = useT();
  const user = useUser();
  const { impersonating } = useSession();
  const isDriver = mainRole(user) === "consumer";
  return (
    <Page
      title={t("account.data.title")}
      lead={t("account.data.lead")}
      width="narrow"
      back={{ href: "/app/account", label: t("account.shared.title") }}
      help={{ href: helpPath("data") }}
    >
      <Stack gap="wide">
        <ActingNote />
        <WhatWeKeep isDriver={isDriver} />
        {!impersonating && <DownloadSection />}
        <ConsentHistory isDriver={isDriver} />
        {children}
        <Section title={t("account.data.complaint")} lead={t("account.data.complaintText")}>
          <p>
            <UiLink href="/app/data_complaint">{t("account.data.complaintGo")}</UiLink>
          </p>
        </Section>
        {isDriver && !impersonating && (
          <>
            <CloseSection onClosed={(until) => onEnded({ how: "closed", until })} />
            <EraseSection onErased={() => onEnded({ how: "erased" })} />
          </>
        )}
        {!isDriver && (
          <p>
            <ContactText text={t("account.data.notDriver", { email: contactEmail })} />
          </p>
        )}
      </Stack>
    </Page>
  );
}
