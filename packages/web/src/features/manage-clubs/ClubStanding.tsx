import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import type { ClubView } from "#entities/club/queries.ts";
import css from "./ClubForm.module.css";

interface ClubStandingProps {
  readonly club: ClubView;
  /** In the words for whoever decides. */
  readonly forAdmin?: boolean;
}

/** What a club waits for, or why it does not go on. */
export function ClubStanding({ club, forAdmin = false }: ClubStandingProps): ReactElement | null {
  const t = useT();
  const said = ((): string | null => {
    if (club.state === "awaiting_moderation")
      return forAdmin
        ? t(club.pending ? "office.moderate.waitsChange" : "office.moderate.waits")
        : t(club.pending ? "office.club.waitsChange" : "office.club.waits");
    if (club.state === "declined")
      return club.decline_message
        ? t("office.club.declined", { reason: club.decline_message })
        : t("office.club.declinedBare");
    if (club.state === "new") return t("office.club.draft");
    return club.active ? null : t("office.club.pausedText");
  })();
  return said === null ? null : <p className={css.note}>{said}</p>;
}
