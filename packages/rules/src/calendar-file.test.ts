import { describe, expect, it } from "vitest";
import { bookingUid, calendarFile, type CalendarEvent } from "./calendar-file.ts";

const event: CalendarEvent = {
  uid: bookingUid(12, "app.example.com"),
  sequence: 1,
  isCancelled: false,
  writtenAt: "2026-11-22T10:00:00.000Z",
  startsAt: "2026-11-24T09:30:00.000Z",
  endsAt: "2026-11-24T10:15:00.000Z",
  title: "Tyre fitting · Forge Lane Tyres · CU57 ABC",
  place: "Forge Lane, 12 Forge Lane; Cardiff",
  notes: String.raw`C:\keys` + "\nhttps://app.example.com/app",
  link: "https://app.example.com/app",
};
const linesOf = (given: CalendarEvent): string[] => calendarFile(given).replaceAll("\r\n ", "").split("\r\n");

describe("a calendar file", () => {
  it("holds one confirmed event with a reminder", () => {
    expect(linesOf(event)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//TreadClub//Bookings//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:booking-12@app.example.com",
      "SEQUENCE:1",
      "DTSTAMP:20261122T100000Z",
      "DTSTART:20261124T093000Z",
      "DTEND:20261124T101500Z",
      "SUMMARY:Tyre fitting · Forge Lane Tyres · CU57 ABC",
      String.raw`LOCATION:Forge Lane\, 12 Forge Lane\; Cardiff`,
      String.raw`DESCRIPTION:C:\\keys\nhttps://app.example.com/app`,
      "URL:https://app.example.com/app",
      "STATUS:CONFIRMED",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT2H",
      "DESCRIPTION:Tyre fitting · Forge Lane Tyres · CU57 ABC",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("takes a cancelled event out under the same UID, without a reminder", () => {
    const lines = linesOf({ ...event, sequence: 2, isCancelled: true });
    expect(lines).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", `UID:${event.uid}`, "SEQUENCE:2", "STATUS:CANCELLED"]),
    );
    expect(lines).not.toContain("BEGIN:VALARM");
  });

  it("folds lines after 75 bytes, not letters", () => {
    const title = "Заміна шин 换胎 ".repeat(20);
    const lines = calendarFile({ ...event, title }).split("\r\n");
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf({ ...event, title })).toContain(`SUMMARY:${title}`);
  });
});
