import type { RequestSpec } from "./client.ts";
import type { Size } from "./fill/sizes.ts";
import { driverIdOf, ownerIdOf } from "./fill/ids.ts";
import { bookableStarts } from "./slots.ts";

/** One thing that several ask for at the same moment. */
export type Contest = readonly RequestSpec[];

/** Vouchers 1 to `count`, each redeemed by so many requests with keys of their own. */
export const redeemContests = (count: number, rivals: number): Contest[] =>
  Array.from({ length: count }, (_, n) =>
    Array.from({ length: rivals }, () => ({
      method: "PUT",
      path: `/api/v1/members/set_used_consumer_discount/${n + 1}`,
      as: ownerIdOf(1),
      body: {},
      key: crypto.randomUUID(),
    })),
  );

/** Times at locations, each wanted by so many drivers. All drivers take turns: a car is at one place at a time. */
export function slotContests(size: Size, count: number, rivals: number): Contest[] {
  const starts = bookableStarts();
  if (count > starts.length * size.garages) throw new Error("There are not so many bookable times");
  return Array.from({ length: count }, (_, n) =>
    slotContest(size, n % size.garages, starts[Math.floor(n / size.garages)] ?? "", { first: n * rivals, rivals }),
  );
}

/** One time at the location after the nth, wanted by drivers from the first on, each with a car of their own. */
export const slotContest = (
  size: Size,
  n: number,
  startsAt: string,
  { first, rivals }: { readonly first: number; readonly rivals: number },
): Contest =>
  Array.from({ length: rivals }, (_, rival) => {
    const driver = ((first + rival) % size.drivers) + 1;
    return {
      method: "POST",
      path: "/api/v1/consumers/create_booking",
      as: driverIdOf(size, driver),
      body: { type: "free_check", member_id: n + 1, location_id: n + 1, vehicle_id: driver, starts_at: startsAt },
      key: crypto.randomUUID(),
    };
  });
