import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ClubBadge } from "#entities/club/ClubBadge.tsx";
import type { ClubView } from "#entities/club/queries.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { ClubActions } from "./ClubActions.tsx";
import { ClubChanges } from "./ClubChanges.tsx";
import { ClubContent } from "./ClubContent.tsx";
import css from "./ClubDetail.module.css";
import { ClubStanding } from "./ClubStanding.tsx";
import { JoinPanel } from "./JoinPanel.tsx";

interface ClubDetailProps {
  readonly club: ClubView;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** A member's club: how it stands, the code to join, what it gives. */
export function ClubDetail({ club, onEdit, onRemoved }: ClubDetailProps): ReactElement {
  const t = useT();
  return (
    <article className={css.detail}>
      <header className={css.head}>
        <div className={css.titles}>
          <h2>{club.title}</h2>
          <ClubBadge club={club} />
          {club.active && club.state !== "approved" && <StateBadge tone="good">{t("office.club.live")}</StateBadge>}
        </div>
        <ClubStanding club={club} />
        <ClubActions club={club} onEdit={onEdit} onRemoved={onRemoved} />
        {!club.can.edit && <p className={css.soft}>{t("office.club.ownerOnly")}</p>}
      </header>
      {club.active && <JoinPanel club={club} />}
      {club.pending && <ClubChanges live={club} wanted={club.pending} />}
      <ClubContent club={club} />
    </article>
  );
}
