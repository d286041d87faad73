import { afterEach, beforeEach, expect, it } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { render, type Rendered } from "#ui/testing/render.tsx";
import type { InTheWay } from "./in-the-way.ts";
import { InTheWayNotice } from "./InTheWayNotice.tsx";

const booking = {
  booking_id: 7,
  member: "Forge Lane Tyres",
  starts_at: "2026-12-01T09:00:00.000Z",
  ends_at: "2026-12-01T10:00:00.000Z",
};
let open: Rendered | undefined;
beforeEach(() => loadTexts("base", "driver"));
afterEach(() => open?.leave());

async function shown(inTheWay: InTheWay, to?: "agree"): Promise<string> {
  open = await render(
    <InTheWayNotice inTheWay={inTheWay} {...(to && { to })} bookingHref={(id) => `/bookings/${id}`} />,
  );
  return open.find("[role=alert]").textContent;
}

it("offers another time only where there is one to choose", async () => {
  const elsewhere: InTheWay = { reason: "elsewhere", bookings: [booking] };
  expect(await shown(elsewhere)).toMatch(/Choose another time, .*:Forge Lane Tyres/);
  await open?.leave();
  const agreeing = await shown(elsewhere, "agree");
  expect(agreeing).toMatch(/Cancel your other booking first, then accept this time:Forge Lane Tyres/);
  expect(agreeing).not.toContain("Choose another time");
});

it.each(["elsewhere", "checkHere", "checksFull"] as const)(
  "%s: announces no list when there is none",
  async (reason) => {
    const text = await shown({ reason, bookings: [] });
    expect(text).toBe("Your bookings have just changedTry again.");
    expect(open?.all("ul")).toHaveLength(0);
  },
);
