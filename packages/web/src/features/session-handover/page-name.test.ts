import { expect, it } from "vitest";
import { pageNameOf } from "./page-name.ts";

it.each([
  ["/app/consumer/7/make_scan/3?tyre=fl", "scan"],
  ["/app/consumer/tyre_scan/fl/3", "scan"],
  ["/app/consumer/7/my_quotes?open_field=1", "quotes"],
  ["/app/members/2/member_bookings", "bookings"],
  ["/app/members/2/dashboard#top", "dashboard"],
  ["/app/iframe_by_code/KERB", "other"],
])("%s is %s", (path, place) => expect(pageNameOf(path)).toBe(place));
