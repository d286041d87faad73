import { addressLine } from "@treadclub/rules/address";
import { bookingUid, calendarFile, calendarFileName } from "@treadclub/rules/calendar-file";
import { CalendarPlus } from "lucide-react";
import type { ReactElement } from "react";
import { saveAs } from "#kit/save-as.ts";
import { Button } from "#ui/Button.tsx";
import type { DriverBooking } from "./consumer-queries.ts";

interface AddToCalendarProps {
  readonly booking: Pick<DriverBooking, "id" | "state" | "version" | "starts_at" | "ends_at" | "location">;
  readonly label: string;
  /** What the calendar shows: the job, with whom, which car. */
  readonly title: readonly string[];
  readonly notes: string;
  /** The path of the booking. */
  readonly href: string;
}

/** Downloads a confirmed booking for the user's calendar: the same event as the one the mail brings. */
export function AddToCalendar({ booking, label, title, notes, href }: AddToCalendarProps): ReactElement | null {
  if (booking.state !== "accepted") return null;
  const save = (): void => {
    const link = new URL(href, window.location.origin).href;
    const file = calendarFile({
      uid: bookingUid(booking.id, window.location.hostname),
      sequence: booking.version,
      isCancelled: false,
      writtenAt: new Date().toISOString(),
      startsAt: booking.starts_at,
      endsAt: booking.ends_at,
      title: title.join(" · "),
      place: placeOf(booking.location),
      notes: notes === "" ? link : `${notes}\n${link}`,
      link,
    });
    saveAs(new Blob([file], { type: "text/calendar;charset=utf-8" }), calendarFileName);
  };
  return (
    <Button icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
      {label}
    </Button>
  );
}

const placeOf = (location: DriverBooking["location"]): string =>
  addressLine(location.name, location.address_line_1, location.address_line_2, location.city, location.postcode);
