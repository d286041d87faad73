import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { DealCard } from "#entities/deal/DealCard.tsx";
import { DealCards } from "#entities/deal/DealCards.tsx";
import { useClubDeals } from "#entities/deal/queries.ts";
import { useToday } from "#ui/use-today.ts";

/** What the fitter of a club offers today, on its own website. */
export function FramedDeals({ code }: { readonly code: string }): ReactElement | null {
  const t = useT();
  const today = useToday();
  const { data } = useClubDeals(code);
  const list = (data?.list ?? []).filter((deal) => deal.ends_on >= today);
  if (list.length === 0) return null;
  return (
    <>
      <h2>{t("deal.from", { company: list[0]?.member.company_name ?? "" })}</h2>
      <DealCards>
        {list.map((deal) => (
          <DealCard key={deal.id} deal={deal} company={deal.member.company_name} />
        ))}
      </DealCards>
    </>
  );
}
