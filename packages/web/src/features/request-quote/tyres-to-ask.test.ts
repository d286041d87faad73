import { expect, it } from "vitest";
import { car } from "#entities/vehicle/testing/car.ts";
import type { Vehicle } from "#entities/vehicle/vehicle-types.ts";
import { tyresToAsk } from "./tyres-to-ask.ts";

type Tyre = Vehicle["tyres"][number];

const tyre = (position: Tyre["position"], minimum_mm: number): Tyre => ({
  position,
  scan_id: 1,
  state: "completed",
  results: ["recommended_change"],
  minimum_mm,
  scanned_at: "2026-11-01T12:00:00Z",
  fitted_at: null,
});
const worn: Vehicle = {
  ...car,
  tyres: [tyre("front_left", 2.4), tyre("front_right", 1.4), tyre("rear_left", 1.5), tyre("rear_right", 6)],
};
const nothing = { quotes: [], bookings: [] };

it("adds every tyre below the legal limit to those that somebody came for", () => {
  expect(tyresToAsk(worn, ["front_left"], nothing)).toEqual(["front_left", "front_right", "rear_left"]);
  expect(tyresToAsk(worn, ["rear_left"], nothing)).toEqual(["rear_left", "front_right"]);
  expect(tyresToAsk(worn, [], nothing)).toEqual(["front_right", "rear_left"]);
  expect(tyresToAsk(car, [], nothing)).toEqual([]);
});

it("leaves out those that fitters were asked about already", () => {
  const asked = {
    id: 1,
    request_id: 5,
    state: "awaiting_member" as const,
    vehicle: { id: car.id },
    positions: ["front_right" as const],
  };
  expect(tyresToAsk(worn, ["front_left"], { quotes: [asked], bookings: [] })).toEqual(["front_left", "rear_left"]);
});
