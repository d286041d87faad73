import { lastDayOf } from "@treadclub/rules/horizons";
import type { ReactElement } from "react";
import { isChosenDay } from "#kit/field-checks.ts";
import { useFormat } from "#kit/format.ts";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, oneOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { useMemberBookings, type BookingListBody } from "#entities/booking/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { DateField } from "#ui/DateField.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { Segments } from "#ui/Segments.tsx";
import { useToday } from "#ui/use-today.ts";
import { BookingRecord } from "./BookingRecord.tsx";
import css from "./Bookings.module.css";
import { BookingRowView } from "./BookingRowView.tsx";
import { bookingShows, groupOf, statesOf, type BookingShow } from "./booking-shows.ts";

const perPage = 20;

/** A fitter's bookings by day, those that wait for an answer first. */
export function BookingsPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const address = useListAddress();
  const show = oneOf(address.values["show"], bookingShows, "open");
  const day = address.values["day"] ?? "";
  const openId = idOf(address.values["open_field"]);
  const query = useMemberBookings(memberId, {
    page: address.page,
    per_page: perPage,
    search: address.search,
    filters: filtersOf(show, day),
  });
  const words = { waiting: t("office.bookings.waitGroup"), day: (instant: string) => format.day(instant, "weekday") };
  return (
    <ListPage
      title={t("office.bookings.title")}
      lead={t("office.bookings.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPaths.terms, label: t("office.help.rules") }}
      {...listProps(query, address, { perPage, searchLabel: t("office.bookings.search") })}
      filters={<BookingFilters show={show} day={day} onChange={(change) => address.set(change)} />}
      filtered={show !== "all" || day !== ""}
      empty={
        <Empty
          picture="calendar"
          title={t("office.bookings.none")}
          text={t("office.bookings.noneText")}
          action={
            <ButtonLink href={pathTo("/app/members/{member_id}/quote_requests", { member_id: memberId })}>
              {t("office.bookings.noneAction")}
            </ButtonLink>
          }
        />
      }
      keyOf={(booking) => booking.id}
      nameOf={(booking) => `${format.dayTime(booking.starts_at)}, ${booking.consumer.name}`}
      row={(booking) => <BookingRowView booking={booking} />}
      groupOf={(booking) => groupOf(booking, words)}
      onOpen={(booking) => address.set({ open_field: booking.id, open_field_type: "booking" })}
      openKey={openId}
      onClose={() => address.set({ open_field: null, open_field_type: null })}
      detailLabel={t("office.bookings.title")}
      detail={openId === null ? null : <BookingRecord key={openId} memberId={memberId} bookingId={openId} />}
    />
  );
}

function filtersOf(show: BookingShow, day: string): NonNullable<BookingListBody["filters"]> {
  const states = statesOf(show);
  return { ...(states.length > 0 ? { states } : {}), ...(isChosenDay(day) ? { from_day: day, to_day: day } : {}) };
}

interface BookingFiltersProps {
  readonly show: BookingShow;
  readonly day: string;
  readonly onChange: (change: { readonly show?: string | null; readonly day?: string }) => void;
}

function BookingFilters({ show, day, onChange }: BookingFiltersProps): ReactElement {
  const t = useT();
  const today = useToday();
  return (
    <>
      <Segments
        label={t("office.bookings.show")}
        value={show}
        onChange={(value) => onChange({ show: value === "open" ? null : value })}
        options={bookingShows.map((value) => ({ value, label: t(`office.bookings.show.${value}`) }))}
      />
      <div className={css.day}>
        <DateField
          id="bookings-day"
          name="day"
          label={t("office.bookings.day")}
          max={lastDayOf("booking", today)}
          value={day}
          onChange={(value) => onChange({ day: value })}
        />
      </div>
    </>
  );
}
