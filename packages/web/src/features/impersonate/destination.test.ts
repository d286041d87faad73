import { describe, expect, it } from "vitest";
import { destinationOf, type ActingWish } from "./destination.ts";

const driver = { id: 7, roles: [{ name: "consumer" as const }], member_id: null };
const fitter = { id: 8, roles: [{ name: "member" as const }], member_id: 2 };
const admin = { id: 9, roles: [{ name: "admin" as const }], member_id: null };
const wish = (change: Partial<ActingWish> = {}): ActingWish => ({
  isScanStatus: true,
  scanId: 31,
  exists: () => true,
  ...change,
});

describe("where acting begins", () => {
  it.each([
    [driver, "/app/consumer/7/dashboard"],
    [fitter, "/app/members/2/dashboard"],
    [admin, "/app/admin/9/dashboard"],
  ])("is the user's dashboard", (user, path) => {
    expect(destinationOf(user, wish({ isScanStatus: false }))).toBe(path);
    expect(destinationOf(user, wish({ scanId: null }))).toBe(path);
  });

  it("is the scan where one is wanted", () => {
    expect(destinationOf(driver, wish())).toBe("/app/consumer/7/tyre_scans_list?open_field=31&open_field_type=scan");
    expect(destinationOf(fitter, wish())).toBe("/app/member/2/admin_scan_status/31");
    expect(destinationOf(fitter, wish({ exists: () => false }))).toBe("/app/members/2/dashboard");
    expect(destinationOf(admin, wish())).toBe("/app/admin/9/dashboard");
  });
});
