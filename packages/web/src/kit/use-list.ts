import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "./format.ts";
import { useT } from "./i18n.ts";
import { useListAddress, type ListAddress } from "./list-address.ts";
import type { FilterControl, ListFilter } from "./list-filters.ts";
import { asListBody } from "./list/cast.ts";

/** The search, filters and order of a list page. B: the body of its call; V: the values of its filters. */
export interface ListFilters<B, V> {
  readonly perPage: number;
  readonly search: (t: Translate) => string;
  readonly filters: { readonly [N in keyof V]: ListFilter<B, V[N]> };
}

/** Declares the search, the filters and the order of a list page. */
export const listFilters =
  <B>() =>
  <V extends object>(declared: ListFilters<B, V>): ListFilters<B, V> =>
    declared;

/** What a filter bar and an empty list need to know. */
export interface Filtering {
  readonly controls: readonly { readonly name: string; readonly label: string; readonly control: FilterControl }[];
  /** What hides rows that are usually shown: search and filters, with their values. */
  readonly hiding: readonly { readonly label: string; readonly value: string }[];
  readonly isChanged: boolean;
  /** Search and filters as they are usually; what is open stays open. */
  readonly clear: () => void;
}

export interface ListState<B, V> extends Filtering {
  readonly address: ListAddress;
  readonly perPage: number;
  readonly searchLabel: string;
  /** What to ask the list call for. */
  readonly body: B;
  value<N extends keyof V>(name: N): V[N];
}

/** Names of records by filter, where the page knows them. */
type RecordNames = Readonly<Record<string, string | undefined>>;

/** The search, filters and order of a list page as the address has them. */
export function useList<B, V extends object>(declared: ListFilters<B, V>, called?: RecordNames): ListState<B, V> {
  return listState(declared, useListAddress(), { t: useT(), format: useFormat(), called });
}

export function listState<B, V extends object>(
  { perPage, search, filters }: ListFilters<B, V>,
  address: ListAddress,
  {
    t,
    format,
    called,
  }: {
    readonly t: Translate;
    readonly format: Pick<Format, "day">;
    readonly called?: RecordNames | undefined;
  },
): ListState<B, V> {
  const textsOf = (name: string, suffixes: readonly string[]): string[] =>
    suffixes.map((suffix) => address.values[name + suffix] ?? "");
  const applied = Object.entries<ListFilter<B, unknown>>(filters).map(([name, filter]) => {
    const names = filter.suffixes.map((suffix) => name + suffix);
    const value = filter.read(textsOf(name, filter.suffixes));
    const control = filter.control(value, t, (...texts) =>
      address.set(Object.fromEntries(names.map((one, at) => [one, texts[at] ?? ""])), { push: names.length === 1 }),
    );
    const hidden = filter.hiding(value, t, format);
    const hiding = hidden && (called?.[name] ?? hidden);
    return { name, names, label: filter.label(t), query: filter.query(value), control, hiding };
  });
  const names = ["search", ...applied.flatMap((one) => one.names)];
  const sort = applied.find((one) => one.query?.sort !== undefined)?.query?.sort;
  return {
    address,
    perPage,
    searchLabel: search(t),
    body: asListBody<B>({
      page: address.page,
      per_page: perPage,
      search: address.search,
      ...(sort !== undefined && { sort }),
      filters: Object.assign({}, ...applied.map((one) => one.query?.filters ?? {})),
    }),
    value: (name) => filters[name].read(textsOf(String(name), filters[name].suffixes)),
    controls: applied.flatMap(({ name, label, control }) => (control ? [{ name, label, control }] : [])),
    hiding: [
      ...(address.search === "" ? [] : [{ label: search(t), value: address.search }]),
      ...applied.flatMap(({ label, hiding }) => (hiding === null ? [] : [{ label, value: hiding }])),
    ],
    isChanged: names.some((name) => (name === "search" ? address.search : (address.values[name] ?? "")) !== ""),
    clear: () => address.set(Object.fromEntries(names.map((name) => [name, null])), { push: true }),
  };
}
