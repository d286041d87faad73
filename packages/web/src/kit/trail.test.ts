import { expect, it } from "vitest";
import { followTrail, isBehind, stepsBehind } from "./trail.ts";

const visit = { resolve: (_index: number, _href: string): void => undefined };
followTrail({
  subscribe: (_event, listener) => {
    visit.resolve = (index, href) => listener({ toLocation: { href, state: { __TSR_index: index } } });
    return () => undefined;
  },
});

it("takes the browser's way back where the page before is the one that is named, or none is", () => {
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

it("counts the steps that lie before the last, up to another page or one that was not seen", () => {
  const cars = "/app/consumer/1/consumer_vehicles";
  visit.resolve(20, `${cars}?add=1`);
  visit.resolve(21, cars);
  visit.resolve(22, `${cars}?add=1`);
  visit.resolve(23, `${cars}?add=1&step=confirm`);
  visit.resolve(24, `${cars}?add=1&step=details`);
  expect([24, 23, 22].map((index) => stepsBehind(index, "add"))).toEqual([2, 1, 0]);
  visit.resolve(40, `${cars}?add=1`);
  expect(stepsBehind(40, "add")).toBe(0);
});
