import type { ReactElement } from "react";
import { worthOf } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { issuerWords } from "#kit/issuer-words.ts";
import { useCall } from "#kit/queries.ts";
import { Section } from "#ui/Card.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Scan } from "#entities/scan/scan-types.ts";

interface FittingVouchersProps {
  readonly scan: Pick<Scan, "id" | "results">;
  readonly paths: ConsumerPaths;
}

/** Results that ask for something that vouchers are for. */
const asking: readonly string[] = ["change_tyre", "recommended_change", "wheel_alignment"];
const mostShown = 4;

/** The driver's vouchers that suit what a result asks for; nothing while there are none. */
export function FittingVouchers({ scan, paths }: FittingVouchersProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const isAsking = scan.results.some((result) => asking.includes(result));
  const { data } = useCall(
    "getDiscountsWithScan",
    { body: { scan_id: scan.id, per_page: 100 } },
    { enabled: isAsking },
  );
  const fitting = data?.list.filter(({ relation }) => relation === "applies") ?? [];
  if (!isAsking || fitting.length === 0) return null;
  return (
    <Section title={t("scan.fitting.title")} lead={t("scan.fitting.lead")}>
      <ul>
        {fitting.slice(0, mostShown).map((voucher) => (
          <li key={voucher.id}>
            <UiLink href={paths.voucher(voucher.id)}>
              {t("scan.fitting.one", { worth: worthOf(voucher, t, format), title: voucher.title })}
            </UiLink>
            <p>{issuerWords(voucher, t)}</p>
          </li>
        ))}
      </ul>
      {fitting.length > mostShown && (
        <p>
          <UiLink href={paths.discounts}>{t("scan.fitting.all", { count: fitting.length })}</UiLink>
        </p>
      )}
    </Section>
  );
}
