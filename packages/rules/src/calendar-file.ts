/** The name of the file, attached to a mail or downloaded. */
export const calendarFileName = "add-to-calendar.ics";

/** Returns the UID of a booking's event; `host` is the platform's. */
export const bookingUid = (bookingId: number | string, host: string): string => `booking-${bookingId}@${host}`;

/** An appointment as a calendar keeps it. */
export interface CalendarEvent {
  /** The same in every file about this appointment. */
  readonly uid: string;
  /** Counts its changes: a calendar takes the highest. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly writtenAt: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  readonly link: string;
}

/** An iCalendar file (RFC 5545) with one event; a cancelled one takes the appointment out again. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//TreadClub//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${event.isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    `URL:${event.link}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(event.isCancelled
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT2H", `DESCRIPTION:${escaped(event.title)}`, "END:VALARM"]),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}

const utc = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** No line is longer than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (bytesOf(part + letter) > 74) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
