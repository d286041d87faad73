import { addDays } from "@treadclub/rules/time";
import type { ReactElement } from "react";
import { ChevronRight } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import { useMemberBookings, type BookingRow } from "#entities/booking/queries.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useToday } from "#ui/use-today.ts";
import { memberPaths } from "./office-paths.ts";
import css from "./WaitingPanel.module.css";

const most = 50;

/** The day's work by its time, and what of earlier days still has to be marked as done. */
export function TodayPanel({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const paths = memberPaths(memberId);
  const day = useToday();
  const query = useMemberBookings(memberId, {
    per_page: most,
    sort: "starts_at",
    filters: { states: ["accepted", "done"], from_day: day, to_day: day },
  });
  const late = useMemberBookings(memberId, {
    per_page: 1,
    filters: { states: ["accepted"], to_day: addDays(day, -1) },
  });
  const overdue = late.data?.total_count ?? 0;
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2>
          {t("office.home.today")} {query.data && <span className={css.count}>{query.data.total_count}</span>}
        </h2>
      </div>
      <Loaded query={query} shape="list" rows={3}>
        {({ list }) => {
          if (list.length === 0) return <p className={css.none}>{t("office.home.todayNone")}</p>;
          return (
            <ul className={css.rows}>
              {list.map((booking) => (
                <li key={booking.id}>
                  <TodayRow booking={booking} href={paths.booking(booking.id)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {overdue > 0 && (
        <UiLink className={css.all} href={`${paths.bookings}?show=accepted`}>
          {t("office.home.overdue", { count: overdue })}
        </UiLink>
      )}
    </section>
  );
}

function TodayRow({ booking, href }: { readonly booking: BookingRow; readonly href: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <UiLink className={css.row} href={href}>
      <strong>
        {format.time(booking.starts_at)} – {format.time(booking.ends_at)}
      </strong>
      <span className={css.words}>
        <span className={css.line}>
          <Plate value={booking.vehicle.number} size="small" />
          {booking.state === "done" && <BookingBadge state="done" side="member" />}
        </span>
        <span>{format.facts(t(`office.home.type.${booking.type}`), booking.consumer.name)}</span>
      </span>
      <ChevronRight aria-hidden="true" size={20} />
    </UiLink>
  );
}
