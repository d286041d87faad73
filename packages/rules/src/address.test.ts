import { expect, it } from "vitest";
import { addressLine } from "./address.ts";

it("writes an address on one line without its empty parts", () => {
  expect(addressLine("1 Forge Lane", "", null, "Leeds", "LS1 1AA")).toBe("1 Forge Lane, Leeds, LS1 1AA");
});
