import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { QuoteView } from "#entities/quote/queries.ts";
import { Section } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { AnswerTotal } from "./AnswerTotal.tsx";

/** What was answered, with the server's total. */
export function AnswerGiven({ quote }: { readonly quote: QuoteView }): ReactElement | null {
  const t = useT();
  const facts = useAnswerFacts(quote);
  const { total } = quote;
  const titleOf = (id: number): string => quote.vouchers.find((one) => one.id === id)?.title ?? "";
  return (
    <Section title={t("office.quote.answered")} level={3}>
      <Facts facts={facts} />
      {total && (
        <AnswerTotal
          total={{
            linesPence: total.lines_pence,
            discountPence: total.discount_pence,
            totalPence: total.total_pence,
            vatPence: total.vat_pence,
            discounts: total.discounts,
          }}
          vatRatePercent={total.vat_rate_percent}
          quantity={quote.quantity}
          vouchers={total.discounts.map(({ voucher_id: id }) => ({ id, title: titleOf(id) }))}
        />
      )}
    </Section>
  );
}

function useAnswerFacts({ answer, quantity }: QuoteView): Fact[] {
  const t = useT();
  const format = useFormat();
  if (!answer) return [];
  const facts: Fact[] = [
    {
      label: t("office.answer.brand"),
      value: `${answer.brand}\n${quantity} × ${format.money(answer.unit_price_pence)}`,
    },
    ...answer.services.map((line) => ({
      label: line.name,
      value: `${line.quantity} × ${format.money(line.price_pence)}`,
    })),
    ...answer.alternatives.map((line) => ({
      label: t("office.answer.alternatives"),
      value: format.labelled(line.brand, format.money(line.unit_price_pence)),
    })),
    { label: t("office.answer.minutes"), value: t("office.answer.minutesGiven", { count: answer.fitting_minutes }) },
  ];
  if (answer.alignment_check) facts.push({ label: t("office.answer.alignment"), value: t("office.answer.yes") });
  if (answer.message) facts.push({ label: t("office.answer.message"), value: answer.message });
  return [...facts, { label: t("office.answer.when"), value: <DateText value={answer.answered_at} time /> }];
}
