import { expect, it } from "vitest";
import { roleCode } from "./roles.ts";

it.each([
  [["super_admin"], "SA"],
  [["consumer", "member", "admin", "super_admin"], "SA"],
  [["supplier", "member", "admin"], "MA"],
  [["supplier", "member"], "M"],
  [["consumer", "supplier"], "S"],
  [["consumer"], null],
  [["Admin"], null],
  [[], null],
])("%j has the code %j", (roles, code) => expect(roleCode(roles)).toBe(code));
