import { describe, expect, it } from "vitest";
import { destinationOf, type ActingTarget } from "./destination.ts";

const driver = { id: 7, roles: [{ name: "consumer" as const }], member_id: null };
const fitter = { id: 8, roles: [{ name: "member" as const }], member_id: 2 };
const admin = { id: 9, roles: [{ name: "admin" as const }], member_id: null };
const target = (change: Partial<ActingTarget> = {}): ActingTarget => ({
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
    expect(destinationOf(user, target({ isScanStatus: false }))).toBe(path);
    expect(destinationOf(user, target({ scanId: null }))).toBe(path);
  });

  it("is the scan where one is wanted", () => {
    expect(destinationOf(driver, target())).toBe("/app/consumer/7/tyre_scans_list?open_field=31&open_field_type=scan");
    expect(destinationOf(fitter, target())).toBe("/app/member/2/admin_scan_status/31");
    expect(destinationOf(fitter, target({ exists: () => false }))).toBe("/app/members/2/dashboard");
    expect(destinationOf(admin, target())).toBe("/app/admin/9/dashboard");
  });
});
