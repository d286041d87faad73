import { expect, it } from "vitest";
import { knownFields } from "./form-errors.ts";

const refused = (fields: Record<string, string>) => ({ code: "VALIDATION_FAILED", message: "x", fields });

it("puts the problem of a row of one field to that field, of a row of several to their list", () => {
  const values = { sites: [{ site: "no site" }], lines: [{ name: "", pence: "" }] };
  expect(knownFields(refused({ "sites.0": "No address", "lines.0": "Twice", other: "?" }), values)).toEqual({
    "sites.0.site": "No address",
    lines: "Twice",
  });
});
