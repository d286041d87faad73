import { beforeEach, describe, expect, it } from "vitest";
import { spendActingLink } from "#kit/acting-link.ts";
import { carriedHere, forgetCarried } from "#kit/handover.ts";
import { withoutSecrets } from "./secrets.ts";

beforeEach(() => {
  forgetCarried();
  spendActingLink();
});

describe("an address with a key in it", () => {
  it("leads a restore token to its question, from any screen, also one that does not exist", () => {
    for (const path of ["/app", "/app/consumer/7/my_quotes", "/app/sign_in", "/app/no/such/screen"]) {
      expect(withoutSecrets(`${path}?a=1&restore_token=key&b=2#row`)).toBe("/app/continue");
      expect(carriedHere()).toEqual({ token: "key", from: `${path}?a=1&b=2#row` });
    }
  });

  it("keeps an empty token out as well", () => {
    expect(withoutSecrets("/app/account?restore_token=")).toBe("/app/continue");
  });

  it("takes the token of an impersonation out, keeps the rest, and hands it out once", () => {
    expect(withoutSecrets("/app/rabbit_hole?user=7&token=key&is_admin_scan_status=1&scan_id=3")).toBe(
      "/app/rabbit_hole?user=7&is_admin_scan_status=1&scan_id=3",
    );
    expect([spendActingLink(), spendActingLink()]).toEqual(["key", null]);
  });

  it("leaves other addresses and other tokens alone", () => {
    for (const href of [
      "/app",
      "/app/rabbit_hole?user=7",
      "/app/confirm_email?token=x",
      "/app/x?nextUrl=%3Frestore_token%3D1",
    ])
      expect(withoutSecrets(href)).toBeNull();
    expect([carriedHere(), spendActingLink()]).toEqual([null, null]);
  });
});
