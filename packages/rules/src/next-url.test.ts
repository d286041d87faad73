import { describe, expect, it } from "vitest";
import { safeNextUrl } from "./next-url.ts";

describe("safeNextUrl", () => {
  it.each([
    "/app/consumer/7/dashboard",
    "/app/consumer/7/my_quotes?open_field=3&open_field_type=quote",
    "/app/members/2/quote_requests?search=a%20b#row",
    "/app/consumer_register_by_club_qr/KERB-42",
  ])("keeps %s", (path) => expect(safeNextUrl(path)).toBe(path));

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["another site", "https://evil.example/app/x"],
    ["a site without scheme", "//evil.example/app/x"],
    ["slashes in a row", "/app//evil.example"],
    ["a path before /app", "/evil/app/x"],
    ["the bare root", "/"],
    ["a longer name", "/application/x"],
    ["a backslash host", "/\\evil.example"],
    ["a backslash after /app", "/app/\\evil.example"],
    ["a backslash in disguise", "/app/%5Cevil.example"],
    ["dots out of /app", "/app/../evil"],
    ["dots in disguise", "/app/%2e%2e/evil"],
    ["half dots in disguise", "/app/.%2E/evil"],
    ["a script", "javascript:alert(1)"],
    ["a script below /app", "/app/javascript:alert(1)\n"],
    ["a tab", "/app/\t/evil.example"],
    ["a line break in disguise", "/app/%0d%0aSet-Cookie:x"],
    ["a control character in the query", "/app/x?y=\u0000"],
    ["a blank in front", " /app/x"],
    ["a host in the user part", "/app/@evil.example:80\\x"],
    ["data", "data:text/html,x"],
    ["broken escapes", "/app/%E0%A4%A"],
    ["the sign-in page itself", "/app/sign_in?nextUrl=/app/x"],
    ["the impersonation entry", "/app/rabbit_hole?user=1"],
    ["a very long text", `/app/${"x".repeat(3000)}`],
  ])("refuses %s", (_, path) => expect(safeNextUrl(path)).toBeNull());
});
