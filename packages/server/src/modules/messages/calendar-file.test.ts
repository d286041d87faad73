import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile } from "@treadclub/rules/calendar-file";
import { sampleMails } from "#testing/mail-samples";

const eventOf = (wanted: string) => {
  const event = sampleMails("en").find(({ name }) => name === wanted)?.content.calendar;
  if (!event) throw new Error(`${wanted} has no appointment`);
  return event;
};

describe("a calendar file", () => {
  it("holds the appointment, its place and its changes so far", () => {
    const lines = calendarFile(eventOf("booking_confirmed")).replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        "UID:booking-12@app.example.com",
        "SEQUENCE:1",
        "DTSTART:20261124T093000Z",
        "DTEND:20261124T101500Z",
        "SUMMARY:Tyre fitting · Forge Lane Tyres · CU57 ABC",
        String.raw`LOCATION:Forge Lane\, 12 Forge Lane\, Cardiff\, CF10 1AA`,
        "STATUS:CONFIRMED",
      ]),
    );
  });

  it.each(["booking_cancelled", "booking_cancelled_by_you", "booking_cancelled_by_driver"])(
    "takes the same appointment out: %s, as a later change",
    (kind) => {
      const file = calendarFile(eventOf(kind));
      for (const line of ["METHOD:CANCEL", "UID:booking-12@app.example.com", "SEQUENCE:2", "STATUS:CANCELLED"])
        expect(file).toContain(`${line}\r\n`);
      expect(file).not.toContain("VALARM");
    },
  );

  it.each([
    ["commas, semicolons and backslashes", String.raw`Tyres; "wheels", \n and C:\keys`],
    ["line breaks of every kind", "one\ntwo\r\nthree\rfour"],
    ["Chinese beyond a line", "轮胎安装，请带上防盗螺母的专用套筒；".repeat(12)],
    ["letters of four bytes at the fold", `${"🛞".repeat(40)} Шини, шини; ${"🚗".repeat(30)}`],
    ["what looks like lines of the format", "END:VEVENT\r\nATTENDEE:mailto:eve@example.com\r\n BEGIN:VALARM"],
  ])("reads back the same in an independent parser: %s", (_, words) => {
    const event = { ...eventOf("booking_confirmed"), title: words, place: words, notes: words };
    const file = calendarFile(event);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(file));
    const [read, ...others] = calendar.getAllSubcomponents("vevent").map((found) => new ICAL.Event(found));
    expect(others).toEqual([]);
    const expected = words.replaceAll(/\r\n?/g, "\n");
    expect(read).toMatchObject({ uid: event.uid, sequence: 1, summary: expected, location: expected });
    expect(read?.description).toBe(expected);
    expect(read?.startDate.toJSDate().toISOString()).toBe(event.startsAt);
    expect(read?.endDate.toJSDate().toISOString()).toBe(event.endsAt);
    expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  });

  it("that cancels is read as the cancellation of the same event", () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile(eventOf("booking_cancelled_by_driver"))));
    const event = calendar.getFirstSubcomponent("vevent");
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(["uid", "sequence", "status"].map((name) => event?.getFirstPropertyValue(name))).toEqual([
      "booking-12@app.example.com",
      2,
      "CANCELLED",
    ]);
    expect(event?.getAllSubcomponents("valarm")).toEqual([]);
  });

  it("keeps lines to 75 bytes and begins no line of its own from what somebody typed", () => {
    const file = calendarFile({ ...eventOf("booking_confirmed"), title: "Шини ".repeat(40), place: "A\nATTENDEE:x;y" });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/^ATTENDEE/m);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"Шини ".repeat(40)}\r\n`);
  });
});
