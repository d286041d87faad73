import { expect, it, vi } from "vitest";
import { currentT, loadTexts } from "./i18n.ts";
import { readList, type ListChange } from "./list-address.ts";
import { days, record, segments, select, toggle } from "./list-filters.ts";
import { listFilters, listState } from "./use-list.ts";

interface Body {
  readonly page?: number;
  readonly per_page?: number;
  readonly search?: string;
  readonly sort?: "name" | "-created_at";
  readonly filters?: { states?: string[]; unread?: boolean; from_day?: string; to_day?: string; member_id?: number };
}

const declared = listFilters<Body>()({
  perPage: 20,
  search: () => "Search bookings",
  filters: {
    show: segments({
      label: () => "Show",
      queries: { open: { filters: { states: ["new"] } }, done: { filters: { states: ["done"] } }, all: {} },
      name: (value) => value.toUpperCase(),
      without: ["done"],
    }),
    sort: select({
      label: () => "Order",
      queries: { newest: { sort: "-created_at" }, name: { sort: "name" } },
      name: (value) => value,
    }),
    unread: toggle(() => "Only unread", { filters: { unread: true } }),
    day: days(
      () => "Day",
      ({ from, to }) => ({ filters: { ...(from && { from_day: from }), ...(to && { to_day: to }) } }),
    ),
    member_id: record(
      () => "Company",
      (id) => ({ filters: { member_id: id } }),
    ),
  },
});

await loadTexts("office");

function stateOf(found: Readonly<Record<string, string>>, called: { readonly member_id?: string } = {}) {
  const set = vi.fn<(change: ListChange, options?: { readonly push?: boolean }) => void>();
  const address = { ...readList(found), set, href: () => "" };
  return { set, list: listState(declared, address, { t: currentT(), format: { day: (day) => day }, called }) };
}

it("asks for what is usual where the address says nothing, or nonsense", () => {
  const usual = {
    page: 1,
    per_page: 20,
    search: "",
    sort: "-created_at",
    filters: { states: ["new"] },
  };
  expect(stateOf({}).list.body).toEqual(usual);
  const nonsense = { show: "toString", sort: "drop", unread: "yes", day_from: "tomorrow", member_id: "-1" };
  expect(stateOf(nonsense).list.body).toEqual(usual);
  expect(stateOf({}).list).toMatchObject({ hiding: [], isChanged: false });
});

it("puts the filters of the address together", () => {
  const { list } = stateOf({ page: "2", search: "a b", show: "all", sort: "name", unread: "1", day_to: "2026-12-24" });
  expect(list.body).toEqual({
    page: 2,
    per_page: 20,
    search: "a b",
    sort: "name",
    filters: { unread: true, to_day: "2026-12-24" },
  });
  expect([list.value("show"), list.value("unread"), list.value("day")]).toEqual([
    "all",
    true,
    { from: "", to: "2026-12-24" },
  ]);
});

it("names what hides rows that are usually shown: no order, and nothing that shows more", () => {
  expect(stateOf({ show: "all", sort: "name" }).list).toMatchObject({ hiding: [], isChanged: true });
  const { hiding } = stateOf({ search: "x", show: "done", unread: "1", day_from: "2026-12-01", member_id: "7" }).list;
  expect(hiding).toEqual([
    { label: "Search bookings", value: "x" },
    { label: "Show", value: "DONE" },
    { label: "Only unread", value: "On" },
    { label: "Day", value: "2026-12-01 – …" },
    { label: "Company", value: "#7" },
  ]);
  const named = { member_id: "Forge Lane Tyres" };
  expect(stateOf({ member_id: "7" }, named).list.hiding).toEqual([{ label: "Company", value: "Forge Lane Tyres" }]);
  expect(stateOf({}, named).list.hiding).toEqual([]);
});

it("shows each filter but those of links, with the values that the user is offered", () => {
  const { list, set } = stateOf({ show: "all" });
  expect(list.controls.map(({ name, control }) => [name, control.kind])).toEqual([
    ["show", "segments"],
    ["sort", "select"],
    ["unread", "switch"],
    ["day", "days"],
  ]);
  for (const { control } of list.controls) {
    if (control.kind === "segments") {
      expect(control.options.map(({ label }) => label)).toEqual(["OPEN", "ALL"]);
      control.onChange("open");
    } else if (control.kind === "select") control.onChange("name");
    else if (control.kind === "switch") control.onChange(true);
    else control.onChange({ from: "2026-12-01", to: "" });
  }
  expect(set.mock.calls).toEqual([
    [{ show: "" }, { push: true }],
    [{ sort: "name" }, { push: true }],
    [{ unread: "1" }, { push: true }],
    // a day is typed in parts, which are no steps to go back to
    [{ day_from: "2026-12-01", day_to: "" }, { push: false }],
  ]);
});

it("clears search and filters, and leaves what is open", () => {
  const { list, set } = stateOf({ search: "x", show: "done", open_field: "3" });
  list.clear();
  const nothing = { search: null, show: null, sort: null, unread: null, day_from: null, day_to: null, member_id: null };
  expect(set).toHaveBeenCalledWith(nothing, { push: true });
});
