import { describe, expect, it } from "vitest";
import { draftOf, emptyDraft, settingsOf } from "./key-draft.ts";

describe("the settings of a key", () => {
  it.each([
    ["https://shop.example/\n\nHTTPS://Other.example  ", ["https://shop.example", "https://other.example"]],
    ["shop.example", ["shop.example"]],
    ["https://shop.example/path", ["https://shop.example/path"]],
    ["", []],
  ])("take websites from %j", (origins, expected) =>
    expect(settingsOf({ ...emptyDraft, name: " A ", origins })).toMatchObject({ name: "A", origins: expected }),
  );

  it("come back as they were typed", () => {
    const origins = ["https://a.example", "https://b.example"];
    const key = { kind: "live", name: "A", origins, scopes: ["create"], allowance: 5, confirm: "always" } as const;
    expect(settingsOf(draftOf({ ...key, scopes: [...key.scopes], origins }))).toEqual({
      name: "A",
      origins,
      scopes: ["create"],
      allowance: 5,
      confirm: "always",
    });
  });
});
