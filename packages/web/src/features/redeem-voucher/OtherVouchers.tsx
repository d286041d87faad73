import type { ReactElement } from "react";
import { worthOf } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { Section } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";

interface OtherVouchersProps {
  /** The code that the driver showed. */
  readonly code: string;
}

/** What else the driver at the till could use here. */
export function OtherVouchers({ code }: OtherVouchersProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { data } = useCall("discountsInfByCode", { params: { code } });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t("office.voucher.others")} lead={t("office.voucher.othersLead")}>
      <ul>
        {data.list.map((voucher) => {
          const words = format.facts(
            voucher.title,
            worthOf(voucher, t, format),
            voucher.expires_on ? t("office.voucher.othersUntil", { date: format.day(voucher.expires_on) }) : "",
          );
          return (
            <li key={voucher.id}>
              {voucher.is_own ? (
                <UiLink href={pathTo("/app/members/discount_validation/{id}", { id: voucher.id })}>{words}</UiLink>
              ) : (
                <>
                  {words} {format.inBrackets(t("office.voucher.othersOwnCode"))}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
