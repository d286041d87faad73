import { describe, expect, it } from "vitest";
import { someUser } from "./testing/some-user.ts";
import { isNewer } from "./use-fresh-user.ts";

describe("isNewer", () => {
  it("takes what was changed elsewhere", () => {
    expect(isNewer({ ...someUser, email_confirmed: false }, someUser)).toBe(true);
    expect(isNewer({ ...someUser, first_name: "Ann", version: 4 }, someUser)).toBe(true);
  });

  it("leaves the same, an older answer, and another person's", () => {
    expect(isNewer({ ...someUser }, someUser)).toBe(false);
    expect(isNewer({ ...someUser, first_name: "Ann", version: 2 }, someUser)).toBe(false);
    expect(isNewer({ ...someUser, id: 8 }, someUser)).toBe(false);
    expect(isNewer(someUser, null)).toBe(false);
  });
});
