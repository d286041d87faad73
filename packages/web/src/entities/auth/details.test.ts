import { CallError } from "@treadclub/contract/client";
import { describe, expect, it } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { nameProblems, problemsBefore } from "./details.ts";

await loadTexts("base", "entry");

describe("names of a sign-up", () => {
  it.each(["Go to https://evil.example/unlock", "evil.example", "www.evil"])(
    "are told about at their field: %s",
    (name) => {
      const words = expect.stringContaining("Leave out web and email addresses");
      expect(nameProblems({ first_name: name, last_name: "O'Neil" })).toEqual({
        first_name: words,
        last_name: undefined,
      });
      expect(nameProblems({ first_name: "St. John", last_name: name })).toEqual({
        first_name: undefined,
        last_name: words,
      });
    },
  );

  it("that the server refuses lead back to their fields", () => {
    const fields = { first_name: "Leave out web and email addresses.", homepage: "?" };
    const refusal = new CallError(422, {
      code: "VALIDATION_FAILED",
      message: "Check your answers.",
      fields,
    });
    expect(problemsBefore(refusal)).toEqual({ first_name: fields.first_name });
  });
});
