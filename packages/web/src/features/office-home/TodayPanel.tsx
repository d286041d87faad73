import type { ReactElement } from "react";
import { ChevronRight } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useMemberBookings } from "#things/booking/queries.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Plate } from "#ui/Plate.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useNow } from "#ui/use-now.ts";
import { memberPaths } from "./office-paths.ts";
import { todaysBookings } from "./todays-bookings.ts";
import css from "./WaitingPanel.module.css";

/** The day's work by its time. */
export function TodayPanel({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const paths = memberPaths(memberId);
  const now = new Date(useNow(60_000));
  const query = useMemberBookings(memberId, { per_page: 100, sort: "starts_at", filters: { states: ["accepted"] } });
  const { today, overdue } = todaysBookings(query.data?.list ?? [], now);
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2>
          {t("office.home.today")} {query.data && <span className={css.count}>{today.length}</span>}
        </h2>
      </div>
      <Loaded query={query} shape="list" rows={3}>
        {() =>
          today.length === 0 ? (
            <p className={css.none}>{t("office.home.todayNone")}</p>
          ) : (
            <ul className={css.rows}>
              {today.map((booking) => (
                <li key={booking.id}>
                  <UiLink className={css.row} href={paths.booking(booking.id)}>
                    <strong>
                      {format.time(booking.starts_at)} – {format.time(booking.ends_at)}
                    </strong>
                    <span className={css.words}>
                      <Plate value={booking.vehicle.number} size="small" />
                      <span>
                        {t(`office.home.type.${booking.type}`)}, {booking.consumer.name}
                      </span>
                    </span>
                    <ChevronRight aria-hidden="true" size={20} />
                  </UiLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {overdue > 0 && (
        <UiLink className={css.all} href={`${paths.bookings}?show=accepted`}>
          {t("office.home.overdue", { count: overdue })}
        </UiLink>
      )}
    </section>
  );
}
