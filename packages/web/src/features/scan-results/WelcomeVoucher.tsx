import type { ReactElement } from "react";
import { Gift } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import css from "./ScanResults.module.css";

interface WelcomeVoucherProps {
  readonly href: string;
  /** What it was given for; the amount of today may be another. */
  readonly pence: number;
}

/** The voucher that the first read scan has issued. */
export function WelcomeVoucher({ href, pence }: WelcomeVoucherProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <section className={css.welcome} aria-labelledby="welcome-voucher">
      <Gift aria-hidden="true" size={36} />
      <div className={css.words}>
        <h2 id="welcome-voucher">{t("scan.welcome.title")}</h2>
        <p>{t("scan.welcome.text", { amount: format.money(pence, true) })}</p>
        <div>
          <ButtonLink href={href}>{t("scan.welcome.show")}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
