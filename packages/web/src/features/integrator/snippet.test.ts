import { expect, it } from "vitest";
import { createSessionCommand } from "./snippet.ts";

it("the command names the key’s own website, where it has one", () => {
  const service = "https://scan.example";
  expect(createSessionCommand({ service, origin: "https://shop.example" })).toContain(
    '-H "Origin: https://shop.example"',
  );
  expect(createSessionCommand({ service, origin: null })).not.toContain("Origin");
});
