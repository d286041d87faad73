import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { useNow } from "#ui/use-now.ts";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import { useDriverBookings, type DriverBookingRow } from "#entities/booking/consumer-queries.ts";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { groupBookings } from "./booking-groups.ts";
import css from "./MyBookings.module.css";

interface BookingListProps {
  readonly consumerId: number;
  readonly paths: ConsumerPaths;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const perPage = 100;

/** The driver's bookings: what comes, and what was. */
export function BookingList({ consumerId, paths, page, onPage }: BookingListProps): ReactElement {
  const t = useT();
  const bookings = useDriverBookings(consumerId, { page, per_page: perPage });
  const nowMs = useNow(60_000);
  return (
    <Page
      title={t("driver.bookings.title")}
      back={{ href: paths.home }}
      help={{ href: helpPath("bookings") }}
      actions={<ButtonLink href={paths.freeCheck()}>{t("driver.bookings.freeCheck")}</ButtonLink>}
    >
      <Loaded query={bookings} shape="list">
        {({ list, total_count }) => {
          if (list.length === 0) return <NoBooking paths={paths} />;
          const { coming, past } = groupBookings(list, nowMs);
          return (
            <>
              {coming.length > 0 && <Group title={t("driver.bookings.coming")} rows={coming} paths={paths} />}
              {past.length > 0 && <Group title={t("driver.bookings.past")} rows={past} paths={paths} />}
              <Pagination page={page} perPage={perPage} total={total_count} onPage={onPage} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function NoBooking({ paths }: { readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  return (
    <Empty
      picture="calendar"
      title={t("driver.bookings.empty")}
      text={t("driver.bookings.emptyText")}
      action={
        <ButtonLink kind="main" href={paths.ask()}>
          {t("driver.quotes.new")}
        </ButtonLink>
      }
    />
  );
}

function Group({
  title,
  rows,
  paths,
}: {
  readonly title: string;
  readonly rows: readonly DriverBookingRow[];
  readonly paths: ConsumerPaths;
}): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={title}>
      <ul className={css.list}>
        {rows.map((booking) => (
          <li key={booking.id}>
            <Card
              level={3}
              title={format.upperFirst(format.dayTime(booking.starts_at, "weekday"))}
              href={paths.booking(booking.id)}
              badge={<BookingBadge state={booking.state} side="consumer" />}
            >
              <div className={css.row}>
                <span>{format.facts(t(`driver.book.type.${booking.type}`), booking.member.company_name)}</span>
                <VehicleName vehicle={booking.vehicle} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
