import { beforeEach, expect, it } from "vitest";
import { tyrePositions } from "@treadclub/rules/vehicle-position";
import { firstEdges, keepOrder, readOrder, stopsOf, usualOrder, walks, wheelsOf } from "./order.ts";

beforeEach(() => localStorage.clear());

it.each([
  ["front_left", "clockwise", ["front_left", "front_right", "rear_right", "rear_left"]],
  ["front_left", "anticlockwise", ["front_left", "rear_left", "rear_right", "front_right"]],
  ["rear_right", "clockwise", ["rear_right", "rear_left", "front_left", "front_right"]],
  ["front_right", "axles", ["front_right", "front_left", "rear_right", "rear_left"]],
  ["rear_left", "axles", ["rear_left", "rear_right", "front_left", "front_right"]],
] as const)("from %s %s", (start, walk, wheels) => expect(wheelsOf({ ...usualOrder, start, walk })).toEqual(wheels));

it("has every depth once, whatever the order", () => {
  for (const start of tyrePositions)
    for (const walk of walks)
      for (const firstEdge of firstEdges) {
        const stops = stopsOf({ start, walk, firstEdge });
        expect(new Set(stops.map(({ position, edge }) => `${position} ${edge}`)).size).toBe(12);
        expect(stops[0]).toEqual({ position: start, edge: firstEdge });
      }
});

it("is remembered for each company, and not what nobody could have set", () => {
  expect(readOrder(1)).toBeNull();
  keepOrder(1, { start: "rear_right", walk: "axles", firstEdge: "inner" });
  expect(readOrder(1)).toEqual({ start: "rear_right", walk: "axles", firstEdge: "inner" });
  expect(readOrder(2)).toBeNull();
  localStorage.setItem("gauge-order-1", "spare axles inner");
  expect(readOrder(1)).toBeNull();
});
