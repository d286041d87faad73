import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { applyAll, whenOneOf } from "./list-conditions.ts";

const states = whenOneOf<readonly string[] | undefined>(sql`state`, (input) => input);
const keyAndValue = (input: readonly string[] | undefined) =>
  applyAll([states], input).map(({ key, value }) => ({ key, value }));

it("compares with one text by equality, with more as a set, and with none not at all", () => {
  expect(keyAndValue(["a"])).toEqual([{ key: "one", value: "a" }]);
  expect(keyAndValue(["a", "b"])).toEqual([{ key: "set", value: ["a", "b"] }]);
  expect(keyAndValue([])).toMatchObject([{ key: "" }]);
  expect(keyAndValue(undefined)).toMatchObject([{ key: "" }]);
});
