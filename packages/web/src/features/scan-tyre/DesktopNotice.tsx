import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { QrCode } from "#ui/QrCode.tsx";
import css from "./ChooseTyre.module.css";

/** Scanning needs a phone: the same page as a QR code. */
export function DesktopNotice({ path }: { readonly path: string }): ReactElement {
  const t = useT();
  const address = new URL(path, location.origin).href;
  return (
    <section className={css.desktop} aria-labelledby="desktop-title">
      <div className={css.desktopWords}>
        <p className={css.eyebrow}>{t("scan.desktop.eyebrow")}</p>
        <h2 id="desktop-title">{t("scan.desktop.title")}</h2>
        <p>{t("scan.desktop.text")}</p>
        <p className={css.address}>
          {t("scan.desktop.address")} <a href={address}>{address}</a>
        </p>
      </div>
      <QrCode text={address} size="normal" />
    </section>
  );
}
