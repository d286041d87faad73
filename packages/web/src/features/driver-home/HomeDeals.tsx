import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { useToday } from "#ui/use-today.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { DealCard } from "#entities/deal/DealCard.tsx";
import { DealCards } from "#entities/deal/DealCards.tsx";
import { useDriverDeals } from "#entities/deal/queries.ts";

/** What the driver's fitters offer today; nothing where they offer nothing. */
export function HomeDeals({
  consumerId,
  paths,
}: {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
}): ReactElement | null {
  const t = useT();
  const today = useToday();
  const { data } = useDriverDeals(consumerId);
  // A screen that stays open over midnight shows nothing that has ended.
  const list = (data?.list ?? []).filter((deal) => deal.ends_on >= today);
  if (list.length === 0) return null;
  return (
    <Section title={t("deal.title")} lead={t("deal.lead")}>
      <DealCards>
        {list.map((deal) => (
          <DealCard
            key={deal.id}
            deal={deal}
            company={deal.member.company_name}
            action={deal.quote_link && <ButtonLink href={paths.ask({ dealId: deal.id })}>{t("deal.ask")}</ButtonLink>}
          />
        ))}
      </DealCards>
    </Section>
  );
}
