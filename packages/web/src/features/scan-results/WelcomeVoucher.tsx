import type { ReactElement } from "react";
import { Gift } from "lucide-react";
import { useConfig } from "#kit/config.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import css from "./ScanResults.module.css";

/** The voucher that the first read scan has issued. */
export function WelcomeVoucher({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  const pence = useConfig().welcome_voucher_pence ?? 500;
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
