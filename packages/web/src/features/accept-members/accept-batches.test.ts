import { expect, it } from "vitest";
import { acceptBatches } from "./accept-batches.ts";

it("sends every id once, at most 100 together", () => {
  const members = Array.from({ length: 201 }, (_, n) => ({ id: n + 1 }));
  const batches = acceptBatches(members);
  expect(batches.map((batch) => batch.length)).toEqual([100, 100, 1]);
  expect(batches.flat()).toEqual(members.map((member) => member.id));
  expect(acceptBatches([])).toEqual([]);
});
