import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { FrameCard } from "./FrameCard.tsx";
import { useSites, type Sites } from "./queries.ts";
import css from "./Sites.module.css";
import { SitesForm } from "./SitesForm.tsx";

/** Where a company's own site may show its club, and what to put there. */
export function SitesPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const query = useSites(memberId);
  return (
    <Page
      title={t("office.sites.title")}
      lead={t("office.sites.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      width="wide"
      help={{ href: helpPath("website") }}
    >
      <Loaded query={query}>
        {(sites) => (
          <>
            {sites.can.set ? (
              <SitesForm memberId={memberId} sites={sites} reload={async () => (await query.refetch()).data} />
            ) : (
              <Section title={t("office.sites.list")}>
                <SiteNames sites={sites} />
              </Section>
            )}
            <Section title={t("office.sites.frames")}>
              {sites.frames.length === 0 && <p className={css.soft}>{t("office.sites.framesNone")}</p>}
              {sites.frames.map((frame) => (
                <FrameCard key={frame.code} frame={frame} />
              ))}
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SiteNames({ sites }: { readonly sites: Sites }): ReactElement {
  const t = useT();
  return (
    <>
      {sites.sites.length === 0 && <p>{t("office.sites.none")}</p>}
      <ul>
        {sites.sites.map((site) => (
          <li key={site}>{site}</li>
        ))}
      </ul>
      <p className={css.soft}>{t("office.sites.ownersOnly")}</p>
    </>
  );
}
