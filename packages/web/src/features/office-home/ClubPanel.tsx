import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { CopyLink } from "#entities/club/CopyLink.tsx";
import { useMemberClubs, type ClubView } from "#entities/club/queries.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import css from "./Home.module.css";
import { memberPaths } from "./office-paths.ts";
import panel from "./WaitingPanel.module.css";

/** The live club with its code to join, and how many did. */
export function ClubPanel({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const query = useMemberClubs(memberId, { per_page: 20 });
  const { clubs } = memberPaths(memberId);
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2>{t("office.home.club")}</h2>
      </div>
      <Loaded query={query} shape="card">
        {({ list }) => {
          const live = list.find((club) => club.active);
          if (live) return <LiveClub club={live} href={clubs} />;
          return (
            <Empty
              level={3}
              picture="ticket"
              title={t("office.home.clubNone")}
              text={t("office.home.clubNoneText")}
              action={
                <ButtonLink href={list.length > 0 ? clubs : `${clubs}?new=1`}>
                  {list.length > 0 ? t("office.home.seeAll") : t("office.home.clubCreate")}
                </ButtonLink>
              }
            />
          );
        }}
      </Loaded>
    </section>
  );
}

function LiveClub({ club, href }: { readonly club: ClubView; readonly href: string }): ReactElement {
  const t = useT();
  return (
    <div className={css.club}>
      <QrCode text={club.join_link} label={t("office.home.clubScan")} />
      <div className={css.clubWords}>
        <h3>{club.title}</h3>
        <p>
          <strong>{t("office.home.joined", { count: club.joined_count })}</strong>
        </p>
        <p>{t("office.home.clubScan")}</p>
        <p className={css.link}>
          <Breakable text={club.join_link} />
        </p>
        <div className={css.line}>
          <CopyLink link={club.join_link} />
          <ButtonLink small href={`${href}?open_field=${club.id}&open_field_type=club`}>
            {t("office.home.clubOpen")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
