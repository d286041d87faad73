import { expect, it } from "vitest";
import { formatCode, groupsOf } from "./CodeText.tsx";

it.each([
  ["7KQ4M2XB", ["7KQ4", "M2XB"]],
  ["5SDLCBZJ8H", ["5SDL", "CBZ", "J8H"]],
  ["ABCDEFGHJKLM", ["ABCD", "EFGH", "JKLM"]],
  ["CLUB", ["CLUB"]],
])("%s is shown as %j", (code, groups) => expect(groupsOf(code).map(({ text }) => text)).toEqual(groups));

it("writes the same groups as plain text", () => expect(formatCode("5SDLCBZJ8H")).toBe("5SDL-CBZ-J8H"));
