import { describe, expect, it } from "vitest";
import { lastOf, sourceWords, type Consent } from "./consent.ts";

const said = (kind: Consent["kind"], given: boolean, at: string): Consent => ({
  kind,
  given,
  at,
  version: "2026-11-22",
  source: "account",
});

describe("consents", () => {
  it("finds what was said last", () => {
    const newest = said("marketing_email", false, "2026-11-21T10:00:00.000Z");
    const list = [
      said("marketing_sms", true, "2026-11-21T11:00:00.000Z"),
      newest,
      said("marketing_email", true, "2026-01-01T10:00:00.000Z"),
    ];
    expect(lastOf(list, "marketing_email")).toBe(newest);
    expect(lastOf(list, "terms")).toBeNull();
  });

  it("has words for every source, known or not", () => {
    expect(sourceWords({ source: "sign_up" })).toBe("account.source.sign_up");
    expect(sourceWords({ source: "import of 2019" })).toBe("account.source.other");
  });
});
