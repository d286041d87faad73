import type { ReactElement } from "react";
import { X } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { IconButton } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { DateText, RelativeTime } from "#ui/DateText.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { BookingBadge } from "#entities/booking/BookingBadge.tsx";
import type { DriverBookingRow } from "#entities/booking/consumer-queries.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { noticeWords, type Notice } from "#entities/notice/notice-words.ts";
import css from "./DriverHome.module.css";

/** What is agreed or waits to be, soonest first. */
export function Coming({
  bookings,
  paths,
}: {
  readonly bookings: readonly DriverBookingRow[];
  readonly paths: ConsumerPaths;
}): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (bookings.length === 0) return null;
  return (
    <Section title={t("driver.home.coming")}>
      <ul className={css.rows}>
        {bookings.slice(0, 4).map((booking) => (
          <li key={booking.id} className={css.row}>
            <UiLink href={paths.booking(booking.id)}>
              <DateText value={booking.starts_at} style="weekday" time />
            </UiLink>
            <span>{format.facts(t(`driver.book.type.${booking.type}`), booking.member.company_name)}</span>
            <BookingBadge state={booking.state} side="consumer" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The latest news; each can be closed here. */
export function News({ userId, paths }: { readonly userId: number; readonly paths: ConsumerPaths }): ReactElement {
  const t = useT();
  const { data } = useCall("getNotificationList", {
    params: { a: String(userId), b: "consumer" },
    body: { per_page: 4 },
  });
  return (
    <Section title={t("driver.home.notices")}>
      {data?.list.length === 0 && <p>{t("driver.home.noticesNone")}</p>}
      <ul className={css.rows}>
        {data?.list.map((notice) => (
          <NewsRow key={notice.id} notice={notice} href={hrefOf(notice, paths)} />
        ))}
      </ul>
    </Section>
  );
}

function NewsRow({ notice, href }: { readonly notice: Notice; readonly href: string | null }): ReactElement {
  const t = useT();
  const close = useAction("setClose", { quiet: true });
  const words = noticeWords(t, notice);
  return (
    <li className={css.notice}>
      <div>
        {href ? <UiLink href={href}>{words}</UiLink> : words}
        <small>
          <RelativeTime value={notice.created_at} />
        </small>
      </div>
      <IconButton
        label={t("driver.home.closeNotice", { text: words })}
        icon={<X aria-hidden="true" />}
        aria-disabled={close.busy}
        onClick={() => void close.run({ params: { id: String(notice.id) }, body: {} })}
      />
    </li>
  );
}

function hrefOf({ open_field, open_field_type }: Notice, paths: ConsumerPaths): string | null {
  if (open_field === null) return null;
  switch (open_field_type) {
    case "scan":
      return paths.scan(open_field);
    case "quote":
      return paths.quote(open_field);
    case "booking":
      return paths.booking(open_field);
    case "voucher":
      return paths.voucher(open_field);
    case "club":
      return paths.discounts;
    default:
      return null;
  }
}
