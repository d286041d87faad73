import { expect, it } from "vitest";
import { nextInQueue } from "./next-in-queue.ts";

const queue = [{ id: 4 }, { id: 7 }, { id: 9 }];

it("goes through the whole queue, also past scans that are left alone", () => {
  expect(nextInQueue(queue, 4)).toBe(7);
  expect(nextInQueue(queue, 9)).toBe(4);
});
it("begins at the front for one that never waited", () => expect(nextInQueue(queue, 1)).toBe(4));
it("goes on behind one that has been judged and left", () => {
  const left = [{ id: 4 }, { id: 9 }];
  expect(nextInQueue(left, 7, queue)).toBe(9);
  expect(nextInQueue([{ id: 4 }], 7, queue)).toBe(4);
  expect(nextInQueue([], 7, queue)).toBeNull();
});
it("knows the end", () => {
  expect(nextInQueue([{ id: 4 }], 4)).toBeNull();
  expect(nextInQueue([], 4)).toBeNull();
});
