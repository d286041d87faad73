import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { days, segments } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { useMemberBookings, type BookingListBody } from "#entities/booking/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { BookingRecord } from "./BookingRecord.tsx";
import { BookingRowView } from "./BookingRowView.tsx";
import { groupOf, statesOf } from "./booking-shows.ts";

const bookingFilters = listFilters<BookingListBody>()({
  perPage: 20,
  search: (t) => t("office.bookings.search"),
  filters: {
    show: segments({
      label: (t) => t("office.bookings.show"),
      queries: {
        open: { filters: { states: statesOf("open") } },
        waiting: { filters: { states: statesOf("waiting") } },
        accepted: { filters: { states: statesOf("accepted") } },
        over: { filters: { states: statesOf("over") } },
        all: {},
      },
      name: (show, t) => t(`office.bookings.show.${show}`),
    }),
    day: days(
      (t) => t("office.bookings.day"),
      ({ from, to }) => ({ filters: { ...(from && { from_day: from }), ...(to && { to_day: to }) } }),
    ),
  },
});

/** A fitter's bookings by day, those that wait for an answer first. */
export function BookingsPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(bookingFilters);
  const { address } = list;
  const openId = idOf(address.values["open_field"]);
  const query = useMemberBookings(memberId, list.body);
  const words = {
    waiting: t("office.bookings.waitGroup"),
    day: (instant: string) => format.upperFirst(format.day(instant, "weekday")),
  };
  return (
    <ListPage
      title={t("office.bookings.title")}
      lead={t("office.bookings.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("appointments") }}
      {...listProps(query, list)}
      empty={
        <Empty
          picture="calendar"
          title={t(list.value("show") === "all" ? "office.bookings.none" : "office.bookings.noneOpen")}
          text={t("office.bookings.noneText")}
          action={
            <ButtonLink href={pathTo("/app/members/{member_id}/quote_requests", { member_id: memberId })}>
              {t("office.bookings.noneAction")}
            </ButtonLink>
          }
        />
      }
      keyOf={(booking) => booking.id}
      nameOf={(booking) => format.facts(format.dayTime(booking.starts_at), booking.consumer.name)}
      row={(booking) => <BookingRowView booking={booking} />}
      groupOf={(booking) => groupOf(booking, words)}
      onOpen={(booking) => address.set({ open_field: booking.id, open_field_type: "booking" })}
      openKey={openId}
      detailLabel={t("office.bookings.title")}
      detail={openId === null ? null : <BookingRecord key={openId} memberId={memberId} bookingId={openId} />}
    />
  );
}
