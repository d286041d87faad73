import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ClubBadge } from "#entities/club/ClubBadge.tsx";
import type { ClubView } from "#entities/club/queries.ts";
import { Row } from "#ui/DataList.tsx";
import { LeadClock } from "#ui/LeadClock.tsx";

interface ClubRowViewProps {
  readonly club: ClubView;
  /** For administrators: whose it is, and how long it waits. */
  readonly forAdmin?: boolean;
}

export function ClubRowView({ club, forAdmin = false }: ClubRowViewProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const since = forAdmin && club.state === "awaiting_moderation" ? club.waiting_since : null;
  const worth = t("office.clubs.worth", { amount: format.money(club.discount_amount_pence, true) });
  return (
    <Row
      lead={since && <LeadClock since={since} soonAfterMinutes={480} lateAfterMinutes={1440} />}
      title={club.title}
      badge={<ClubBadge club={club} />}
      meta={format.facts(
        forAdmin && club.member_name,
        forAdmin ? format.lowerFirst(worth) : worth,
        t("office.home.joined", { count: club.joined_count }),
      )}
    />
  );
}
