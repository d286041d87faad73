import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import css from "./DesktopNotice.module.css";
import type { SavedHandover } from "./use-handover.ts";

/** The same key in three shapes: a QR code, a short code to type, a link to copy. */
export function WayToPhone({ saved }: { readonly saved: SavedHandover | null }): ReactElement {
  const t = useT();
  if (!saved) return <Skeleton shape="card" />;
  const link = linkHere(saved.link);
  return (
    <div className={css.way}>
      <QrCode text={link} size="large" label={t("scan.handover.qr")} />
      <div className={css.words}>
        <p>
          <Breakable text={t("scan.handover.type", { address: `${location.host}/app/continue` })} />
        </p>
        <p className={css.code} translate="no">
          {inHalves(saved.short_code)}
        </p>
        <div>
          <CopyButton
            text={link}
            label={t("scan.handover.copy")}
            done={t("scan.handover.copied")}
            failed={t("scan.handover.copyFailed")}
          />
        </div>
        <p className={css.small}>{t("scan.handover.once")}</p>
      </div>
    </div>
  );
}

const inHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** At the address that this page was opened by: the phone reaches the same server. */
function linkHere(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return new URL(pathname + search + hash, location.origin).href;
}
