import { describe, expect, it } from "vitest";
import { aliasTarget, guard, type Guarded, type Navigation } from "./guard.ts";

const driver: Guarded = { id: 7, roles: [{ name: "consumer" }], member_id: null, disabled: false };
const fitter: Guarded = { id: 8, roles: [{ name: "member" }], member_id: 2, disabled: false };
const admin: Guarded = { id: 9, roles: [{ name: "admin" }], member_id: null, disabled: false };
const chief: Guarded = { id: 1, roles: [{ name: "super_admin" }], member_id: null, disabled: false };
const supplier: Guarded = { id: 5, roles: [{ name: "supplier" }], member_id: null, disabled: false };

const navigation = (change: Partial<Navigation>): Navigation => ({
  audience: "public",
  user: null,
  href: "/app/x",
  params: {},
  search: {},
  ...change,
});

describe("guard", () => {
  it("lets everybody onto public screens", () => {
    for (const user of [null, driver, fitter, admin, chief, supplier]) expect(guard(navigation({ user }))).toBeNull();
  });

  it("sends a visitor to sign-in with params, query and the target as nextUrl", () => {
    const href = "/app/consumer/7/my_quotes?open_field=3&open_field_type=quote";
    const answer = guard(
      navigation({
        audience: "consumer",
        href,
        params: { consumer_id: "7" },
        search: { open_field: "3", open_field_type: "quote" },
      }),
    );
    const [path, query] = (answer ?? "").split("?");
    expect(path).toBe("/app/sign_in");
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      open_field: "3",
      open_field_type: "quote",
      consumer_id: "7",
      nextUrl: href,
    });
  });

  it("takes a value of the path before that of the query, and no nextUrl from outside", () => {
    const answer = guard(
      navigation({
        audience: "member",
        href: "/app/members/2/profile",
        params: { member_id: "2" },
        search: { member_id: "9", nextUrl: "//evil.example" },
      }),
    );
    const query = new URLSearchParams((answer ?? "").split("?")[1]);
    expect(query.getAll("member_id")).toEqual(["2"]);
    expect(query.getAll("nextUrl")).toEqual(["/app/members/2/profile"]);
  });

  it("sends a disabled user to sign-in", () => {
    expect(guard(navigation({ audience: "consumer", user: { ...driver, disabled: true } }))).toMatch(
      /^\/app\/sign_in\?/,
    );
    expect(guard(navigation({ audience: "signed-in", user: { ...driver, disabled: true } }))).toMatch(
      /^\/app\/sign_in\?/,
    );
    expect(guard(navigation({ audience: "guest", user: { ...driver, disabled: true } }))).toBeNull();
  });

  it.each([
    ["consumer", driver],
    ["member", fitter],
    ["admin", admin],
    ["consumer", chief],
    ["member", chief],
    ["admin", chief],
    ["signed-in", supplier],
  ] as const)("opens %s screens to those they are for", (audience, user) =>
    expect(guard(navigation({ audience, user }))).toBeNull(),
  );

  it.each([
    ["member", driver, "/app/consumer/7/dashboard"],
    ["admin", driver, "/app/consumer/7/dashboard"],
    ["consumer", fitter, "/app/members/2/dashboard"],
    ["consumer", admin, "/app/admin/9/dashboard"],
    ["member", admin, "/app/admin/9/dashboard"],
    ["consumer", supplier, "/app/account"],
  ] as const)("sends the wrong role from %s screens to its own dashboard", (audience, user, home) =>
    expect(guard(navigation({ audience, user }))).toBe(home),
  );

  it("sends a signed-in visitor of a guest page on: to the page wanted, to the club of the code, else home", () => {
    expect(guard(navigation({ audience: "guest", user: driver }))).toBe("/app/consumer/7/dashboard");
    expect(
      guard(navigation({ audience: "guest", user: driver, search: { nextUrl: "/app/consumer/7/discounts" } })),
    ).toBe("/app/consumer/7/discounts");
    expect(guard(navigation({ audience: "guest", user: driver, search: { nextUrl: "https://evil.example" } }))).toBe(
      "/app/consumer/7/dashboard",
    );
    expect(guard(navigation({ audience: "guest", user: driver, search: { code: "KERB", code_type: "club" } }))).toBe(
      "/app/consumer_register_by_club_qr/KERB",
    );
    expect(guard(navigation({ audience: "guest", user: driver, search: { code: "M2", code_type: "member" } }))).toBe(
      "/app/consumer/7/dashboard",
    );
    expect(guard(navigation({ audience: "guest", user: fitter, search: { code: "KERB" } }))).toBe(
      "/app/members/2/dashboard",
    );
    expect(guard(navigation({ audience: "guest" }))).toBeNull();
  });
});

describe("aliasTarget", () => {
  it("puts in the own id and keeps the other values", () => {
    expect(aliasTarget("/app/consumer/{consumer_id}/my_quotes", driver, {}, { open_field: "3" })).toBe(
      "/app/consumer/7/my_quotes?open_field=3",
    );
    expect(
      aliasTarget(
        "/app/consumer/{consumer_id}/tyre_scan/{tyre}/{vehicle_id}",
        driver,
        { tyre: "fl", vehicle_id: "4" },
        {},
      ),
    ).toBe("/app/consumer/7/tyre_scan/fl/4");
  });
});
