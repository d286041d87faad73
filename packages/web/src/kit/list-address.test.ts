import { describe, expect, it } from "vitest";
import { changeList, idOf, oneOf, readList } from "./list-address.ts";

describe("readList", () => {
  it("reads page, search and the rest", () => {
    expect(readList({ page: 3, search: "smith", state: "new" })).toEqual({
      page: 3,
      search: "smith",
      values: { state: "new" },
    });
    expect(readList({})).toEqual({ page: 1, search: "", values: {} });
  });
  it("takes a search of digits, which the router reads as a number", () =>
    expect(readList({ search: 205 }).search).toBe("205"));
  it("survives any address", () => {
    for (const page of [0, -1, 1.5, "x", null, [2], 1e9]) expect(readList({ page }).page).toBe(1);
    expect(readList({ search: "x".repeat(500) }).search).toHaveLength(100);
    expect(readList({ search: { a: 1 }, state: ["new"] })).toEqual({ page: 1, search: "", values: {} });
  });
});

describe("changeList", () => {
  it("goes back to the first page when the list changes", () => {
    expect(changeList({ page: 4, state: "new" }, { search: "smith" })).toEqual({ state: "new", search: "smith" });
    expect(changeList({ page: 4 }, { state: "accepted" })).toEqual({ state: "accepted" });
  });
  it("keeps the page when a record is opened", () =>
    expect(changeList({ page: 4 }, { open_field: 12 })).toEqual({ page: "4", open_field: "12" }));
  it("leaves out what is not needed", () => {
    expect(changeList({ page: 4, search: "a" }, { page: 1, search: "" })).toEqual({});
    expect(changeList({ open_field: 3 }, { open_field: null })).toEqual({});
  });
});

it("takes only known values of the address", () => {
  expect(oneOf("new", ["all", "new"], "all")).toBe("new");
  expect(oneOf("drop table", ["all", "new"], "all")).toBe("all");
  expect([idOf("12"), idOf("0"), idOf("1e3"), idOf(undefined)]).toEqual([12, null, null, null]);
});
