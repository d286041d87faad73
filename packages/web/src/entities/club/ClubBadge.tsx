import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { clubTone } from "./club-tone.ts";
import type { ClubView } from "./queries.ts";

/** An approved club that is switched off says so instead of its state. */
export function ClubBadge({ club }: { readonly club: Pick<ClubView, "state" | "active"> }): ReactElement {
  const t = useT();
  const paused = club.state === "approved" && !club.active;
  return (
    <StateBadge tone={clubTone(club)}>
      {paused ? t("office.club.paused") : t(`base.state.club.${club.state}`)}
    </StateBadge>
  );
}
