import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { conditionWords } from "#kit/discount-words.ts";
import { CodeText } from "#ui/CodeText.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import type { VoucherView } from "./queries.ts";

/** Whose it is, who issued it, until when, under which terms. */
export function VoucherFacts({ voucher }: { readonly voucher: VoucherView }): ReactElement {
  const t = useT();
  const format = useFormat();
  const facts: Fact[] = [
    { label: t("office.voucher.owner"), value: voucher.consumer.name },
    { label: t("office.voucher.code"), value: <CodeText code={voucher.code} /> },
    {
      label: t("office.voucher.from"),
      value: voucher.by === "platform" ? t("office.voucher.byPlatform") : voucher.member_name,
    },
    {
      label: t("office.voucher.until"),
      value: voucher.expires_on ? <DateText value={voucher.expires_on} /> : t("office.voucher.noEnd"),
    },
  ];
  const conditions = conditionWords(voucher, t, format);
  if (conditions.length > 0) facts.push({ label: t("office.voucher.conditions"), value: conditions.join("\n") });
  if (voucher.terms) facts.push({ label: t("office.voucher.terms"), value: voucher.terms });
  if (voucher.withdrawn_reason !== null) facts.push({ label: t("till.withdrawnWhy"), value: voucher.withdrawn_reason });
  return <Facts facts={facts} />;
}
