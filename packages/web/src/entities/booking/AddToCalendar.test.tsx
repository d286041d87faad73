import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render, type Rendered } from "#ui/testing/render.tsx";
import { AddToCalendar } from "./AddToCalendar.tsx";

const location = {
  id: 3,
  name: "Forge Lane",
  address_line_1: "12 Forge Lane",
  address_line_2: "",
  city: "Cardiff",
  postcode: "CF10 1AA",
  latitude: null,
  longitude: null,
  bays: 1,
  opening_hours: [],
};
const booking = {
  id: 12,
  version: 1,
  starts_at: "2026-11-24T09:30:00.000Z",
  ends_at: "2026-11-24T10:15:00.000Z",
  location,
};
const path = "/app/consumer/7/my_bookings?open_field=12&open_field_type=booking";
const buttonIn = (state: "accepted" | "done") => (
  <AddToCalendar
    booking={{ ...booking, state }}
    label="Add to calendar"
    title={["Tyre fitting", "Forge Lane Tyres", "CU57 ABC"]}
    notes="Bring your locking wheel nut key."
    href={path}
  />
);

let open: Rendered | undefined;
const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return "blob:calendar";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, file: last });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await open?.leave();
});

it("downloads the event that the mail of the booking brings", async () => {
  open = await render(buttonIn("accepted"));
  const press = open.find("button");
  expect(press.textContent).toBe("Add to calendar");
  await act(async () => press.click());
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ["add-to-calendar.ics", "text/calendar;charset=utf-8"],
  ]);
  const lines = (await saved[0]?.file.text())?.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      `UID:booking-12@${window.location.hostname}`,
      "SEQUENCE:1",
      "DTSTART:20261124T093000Z",
      "DTEND:20261124T101500Z",
      "SUMMARY:Tyre fitting · Forge Lane Tyres · CU57 ABC",
      String.raw`LOCATION:Forge Lane\, 12 Forge Lane\, Cardiff\, CF10 1AA`,
      `URL:${window.location.origin}${path}`,
    ]),
  );
});

it("is there only while the booking is confirmed", async () => {
  open = await render(buttonIn("done"));
  expect(open.all("button")).toHaveLength(0);
});
