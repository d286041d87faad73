import { measurementShots } from "@treadclub/capture/screens/tread-shots";
import { expect, it } from "vitest";
import { isShotId, photoKey, tyreOfKey } from "./photo-keys.ts";

it("finds the tyre of a photo by its key", () => {
  for (const { id } of measurementShots) expect(tyreOfKey(photoKey(42, id))).toBe(42);
  expect(tyreOfKey("note-x")).toBeNull();
  expect(isShotId("whole")).toBe(true);
  expect(isShotId("sidewall")).toBe(false);
});
