import type { ReactElement, ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useMemberBookings } from "#entities/booking/queries.ts";
import { useMemberCounts, useOwnMember } from "#entities/member/queries.ts";
import { useMemberQuotes } from "#entities/quote/queries.ts";
import { memberReviewer } from "#entities/scan/reviewer.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useFormat } from "#kit/format.ts";
import { Page } from "#ui/Page.tsx";
import { ClubPanel } from "./ClubPanel.tsx";
import css from "./Home.module.css";
import { memberPaths } from "./office-paths.ts";
import { ScansPanel } from "./ScansPanel.tsx";
import { TodayPanel } from "./TodayPanel.tsx";
import panel from "./WaitingPanel.module.css";
import { shownRows } from "./shown-rows.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

interface MemberHomeProps {
  readonly memberId: number;
  /** Where a voucher's code is typed. */
  readonly voucherBox: ReactNode;
}

/** A fitter's morning: what waits, what is on today, the club's code. */
export function MemberHome({ memberId, voucherBox }: MemberHomeProps): ReactElement {
  const t = useT();
  const own = useOwnMember(memberId).data;
  const company = own?.company_name;
  const counts = useMemberCounts(memberId);
  return (
    <Page
      title={t("office.home.title")}
      help={{ href: helpPath("work") }}
      lead={company ? t("office.home.lead", { company }) : undefined}
      width="wide"
      badge={
        counts.data &&
        counts.data.vouchers_used_today > 0 && (
          <span>{t("office.home.usedToday", { count: counts.data.vouchers_used_today })}</span>
        )
      }
    >
      {own?.state === "new" && <AwaitingAcceptance clubsHref={memberPaths(memberId).clubs} />}
      <div className={css.panels}>
        <div className={css.column}>
          <QuotesPanel memberId={memberId} />
          <BookingsPanel memberId={memberId} />
          {counts.data && counts.data.scans > 0 && <ScansPanel reviewer={memberReviewer(memberId)} />}
        </div>
        <div className={css.column}>
          <TodayPanel memberId={memberId} />
          <section className={panel.panel}>
            <h2>{t("office.voucher.title")}</h2>
            {voucherBox}
          </section>
          <ClubPanel memberId={memberId} />
        </div>
      </div>
    </Page>
  );
}

/** A new company: nothing reaches it before an administrator has accepted it. */
function AwaitingAcceptance({ clubsHref }: { readonly clubsHref: string }): ReactElement {
  const t = useT();
  return (
    <Card
      tone="waiting"
      title={t("office.home.newTitle")}
      actions={<ButtonLink href={clubsHref}>{t("base.menu.clubs")}</ButtonLink>}
    >
      <p>{t("office.home.newText")}</p>
    </Card>
  );
}

function QuotesPanel({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const paths = memberPaths(memberId);
  const query = useMemberQuotes(memberId, {
    per_page: shownRows,
    filters: { states: ["awaiting_member", "in_review"] },
  });
  const first = query.data?.list[0];
  return (
    <WaitingPanel
      title={t("office.home.quotes")}
      query={query}
      none={t("office.home.quotesNone")}
      all={{ href: paths.quotes, label: t("office.home.quotesAll") }}
      action={
        first && (
          <ButtonLink kind="main" small href={paths.quote(first.id)}>
            {t("office.home.answerNext")}
          </ButtonLink>
        )
      }
      row={(quote) => ({
        id: quote.id,
        href: paths.quote(quote.id),
        since: quote.requested_at,
        expected: quote.expected,
        lead: format.facts(t("office.home.tyres", { count: quote.quantity }), quote.tyre_size),
        text: format.facts(`${quote.vehicle.brand} ${quote.vehicle.model}`, quote.consumer.name),
      })}
    />
  );
}

function BookingsPanel({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const paths = memberPaths(memberId);
  const query = useMemberBookings(memberId, { per_page: shownRows, filters: { states: ["awaiting_member"] } });
  return (
    <WaitingPanel
      title={t("office.home.bookings")}
      query={query}
      none={t("office.home.bookingsNone")}
      all={{ href: paths.bookings, label: t("office.home.bookingsAll") }}
      row={(booking) => ({
        id: booking.id,
        href: paths.booking(booking.id),
        since: booking.requested_at,
        expected: booking.expected,
        lead: format.upperFirst(format.dayTime(booking.starts_at, "weekday")),
        text: format.facts(
          t(`office.home.type.${booking.type}`),
          `${booking.vehicle.brand} ${booking.vehicle.model}`,
          booking.consumer.name,
        ),
      })}
    />
  );
}
