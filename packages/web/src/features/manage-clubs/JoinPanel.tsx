import type { ReactElement } from "react";
import { createPortal } from "react-dom";
import { Printer } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { CopyLink } from "#entities/club/CopyLink.tsx";
import type { ClubView } from "#entities/club/queries.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { Button } from "#ui/Button.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import css from "./JoinPanel.module.css";

/** How drivers get in: the code to print for the counter, the link to send. */
export function JoinPanel({ club }: { readonly club: ClubView }): ReactElement {
  const t = useT();
  const label = t("office.club.qr", { club: club.title });
  return (
    <div className={css.panel}>
      <QrCode text={club.join_link} size="large" label={label} />
      <div className={css.words}>
        <p>
          <strong>{t("office.home.joined", { count: club.joined_count })}</strong>
        </p>
        <p>{t("office.club.link")}</p>
        <p className={css.link}>
          <Breakable text={club.join_link} />
        </p>
        <div className={css.actions}>
          <Button small icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t("office.club.print")}
          </Button>
          <CopyLink link={club.join_link} />
        </div>
      </div>
      {createPortal(
        <div className={css.poster} aria-hidden="true">
          <p className={css.posterName}>{club.name}</p>
          <p className={css.posterScan}>{t("office.club.poster")}</p>
          <QrCode text={club.join_link} size="large" label={label} />
          <p>{t("office.club.posterText")}</p>
          <p className={css.link}>
            <Breakable text={club.join_link} />
          </p>
          <p>{club.member_name}</p>
        </div>,
        document.body,
      )}
    </div>
  );
}
