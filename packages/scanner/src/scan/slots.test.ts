import { expect, it } from "vitest";
import { afterPhoto, isPhotoSlot, nextSlot, photoKey, photoSlots, slotToAdd, tyreOfKey } from "./slots.ts";

it("asks for the tread, then each edge, then goes to the check", () => {
  expect(nextSlot([])).toBe("whole");
  expect(afterPhoto([], "whole")).toBe("inner");
  expect(afterPhoto(["whole"], "inner")).toBe("outer");
  expect(afterPhoto(["whole", "inner"], "outer")).toBeNull();
});
it("asks for what was left out before it goes to the check", () => {
  expect(afterPhoto(["whole"], "outer")).toBe("inner");
});
it("goes back to the check after a photo that was taken again or added", () => {
  expect(afterPhoto(["whole"], "whole")).toBeNull();
  expect(afterPhoto(["whole"], "proof")).toBeNull();
  expect(afterPhoto(["whole", "inner", "outer"], "extra")).toBeNull();
});
it("has room for six photos, which is what can be handed in", () => {
  expect(photoSlots).toHaveLength(6);
  expect(slotToAdd(["whole", "inner", "outer"])).toBe("extra");
  expect(slotToAdd(["whole", "inner", "outer", "extra"])).toBe("more");
  expect(slotToAdd(["whole", "inner", "outer", "extra", "more"])).toBeNull();
});
it("finds the tyre of a photo by its key", () => {
  for (const slot of photoSlots) expect(tyreOfKey(photoKey(42, slot))).toBe(42);
  expect(tyreOfKey("note-x")).toBeNull();
  expect(isPhotoSlot("whole")).toBe(true);
  expect(isPhotoSlot("sidewall")).toBe(false);
});
