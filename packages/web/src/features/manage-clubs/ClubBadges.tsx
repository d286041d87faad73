import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ClubBadge } from "#entities/club/ClubBadge.tsx";
import type { ClubView } from "#entities/club/queries.ts";
import { StateBadge } from "#ui/StateBadge.tsx";

/** How a club stands, and whether drivers see it meanwhile. */
export function ClubBadges({ club }: { readonly club: ClubView }): ReactElement {
  const t = useT();
  return (
    <>
      <ClubBadge club={club} />
      {club.active && club.state !== "approved" && <StateBadge tone="good">{t("office.club.live")}</StateBadge>}
    </>
  );
}
