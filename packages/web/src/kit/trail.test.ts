import { expect, it } from "vitest";
import { followTrail, isBehind } from "./trail.ts";

it("takes the browser's way back where the page before is the one that is named, or none is", () => {
  const visit = { resolve: (_index: number, _href: string): void => undefined };
  followTrail({
    subscribe: (_event, listener) => {
      visit.resolve = (index, href) => listener({ toLocation: { href, state: { __TSR_index: index } } });
      return () => undefined;
    },
  });
  visit.resolve(0, "/app/consumer/1/dashboard");
  expect(isBehind(0, "/app/consumer/1/discounts", false)).toBe(false);
  visit.resolve(1, "/app/consumer/1/discounts");
  visit.resolve(2, "/app/consumer/1/discounts?open_field=7");
  expect(isBehind(2, "/app/consumer/1/discounts", true)).toBe(true);
  expect(isBehind(1, "/app/consumer/1/my_bookings", true)).toBe(false);
  expect(isBehind(1, "/app/consumer/1/my_bookings", false)).toBe(true);
  // Loaded again, a page does not know what lies before it in the tab.
  expect(isBehind(9, "/app/consumer/1/my_bookings", false)).toBe(false);
});
