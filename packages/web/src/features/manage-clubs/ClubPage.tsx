import type { ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ClubBadge } from "#entities/club/ClubBadge.tsx";
import { useAdminClub } from "#entities/club/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { ClubChanges } from "./ClubChanges.tsx";
import { ClubContent } from "./ClubContent.tsx";
import { ClubStanding } from "./ClubStanding.tsx";
import { ModerateClub } from "./ModerateClub.tsx";

interface ClubPageProps {
  readonly adminId: number;
  readonly clubId: number;
}

/** One club for an administrator: what is wanted, what changes, approve or decline. */
export function ClubPage({ adminId, clubId }: ClubPageProps): ReactElement {
  const t = useT();
  const query = useAdminClub(clubId);
  const club = query.data;
  return (
    <Page
      title={club ? t("office.moderate.title", { club: club.title }) : t("office.clubs.title")}
      back={{
        href: pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId }),
        label: t("office.clubs.title"),
      }}
      help={{ href: helpPaths.terms, label: t("office.help.rules") }}
      badge={
        club && (
          <>
            <ClubBadge club={club} />
            {club.active && club.state !== "approved" && <StateBadge tone="good">{t("office.club.live")}</StateBadge>}
          </>
        )
      }
      actions={club && <ModerateClub club={club} onStale={query.refetch} />}
    >
      <Loaded query={query}>
        {(loaded) => (
          <>
            <ClubStanding club={loaded} forAdmin />
            {loaded.pending && <ClubChanges live={loaded} wanted={loaded.pending} />}
            <Card>
              <ClubContent club={loaded} />
            </Card>
            {loaded.member_id !== null && (
              <div>
                <ButtonLink
                  small
                  href={pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id: loaded.member_id })}
                >
                  {t("office.moderate.openMember", { name: loaded.member_name })}
                </ButtonLink>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
