import type { Translate } from "@treadclub/texts";
import { isChosenDay } from "./field-checks.ts";
import type { Format } from "./format.ts";
import { idOf } from "./list-address.ts";

type Words = (t: Translate) => string;

/** What a filter asks of a list call, typed by its body in the contract. */
export interface ListQuery<B> {
  readonly filters?: B extends { readonly filters?: infer F } ? NonNullable<F> : never;
  readonly sort?: B extends { readonly sort?: infer S } ? NonNullable<S> : never;
}

/** How a filter is shown, with its value of now. */
export type FilterControl =
  | ChoiceControl<"select">
  | ChoiceControl<"segments">
  | { readonly kind: "switch"; readonly value: boolean; readonly onChange: (value: boolean) => void }
  | { readonly kind: "days"; readonly value: DayRange; readonly onChange: (value: DayRange) => void };

interface ChoiceControl<K> {
  readonly kind: K;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export interface DayRange {
  /** `YYYY-MM-DD`, or "". */
  readonly from: string;
  readonly to: string;
}

/** One filter of a list. B: the body of its call; V: its value. */
export interface ListFilter<B, V> {
  readonly label: Words;
  /** What its values in the address add to its name. */
  readonly suffixes: readonly string[];
  /** Reads its values, in the order of `suffixes`; the address may say anything. */
  read(values: readonly string[]): V;
  query(value: V): ListQuery<B> | null;
  /** Returns what to say of a value that hides rows which are usually shown, else null. */
  hiding(value: V, t: Translate, format: Pick<Format, "day">): string | null;
  /** Null for one that only a link sets. */
  control(value: V, t: Translate, set: (...values: string[]) => void): FilterControl | null;
}

interface ChoiceOptions<B, V extends string> {
  readonly label: Words;
  /** Each value with what it asks; the first one is usual, and one without `filters` hides nothing. */
  readonly queries: Readonly<Record<V, ListQuery<B>>>;
  readonly name: (value: V, t: Translate) => string;
  /** Values that this user is not offered. */
  readonly without?: readonly NoInfer<V>[];
}

/** One of several values, in a select. */
export const select = <B, V extends string>(options: ChoiceOptions<B, V>): ListFilter<B, V> =>
  choice("select", options);

/** One of two to five values, side by side. */
export const segments = <B, V extends string>(options: ChoiceOptions<B, V>): ListFilter<B, V> =>
  choice("segments", options);

/** On or off; off asks nothing. */
export const toggle = <B>(label: Words, on: ListQuery<B>): ListFilter<B, boolean> => ({
  label,
  suffixes: [""],
  read: ([value]) => value === "1",
  query: (value) => (value ? on : null),
  hiding: (value, t) => (value ? t("office.list.on") : null),
  control: (value, _, set) => ({ kind: "switch", value, onChange: (next) => set(next ? "1" : "") }),
});

/** Days from and to, each of which may be missing. */
export const days = <B>(label: Words, query: (range: Partial<DayRange>) => ListQuery<B>): ListFilter<B, DayRange> => ({
  label,
  suffixes: ["_from", "_to"],
  read: ([from = "", to = ""]) => ({ from: isChosenDay(from) ? from : "", to: isChosenDay(to) ? to : "" }),
  query: ({ from, to }) => (from + to === "" ? null : query({ ...(from && { from }), ...(to && { to }) })),
  hiding: ({ from, to }, _, format) =>
    from + to === "" ? null : [from, to].map((day) => (day === "" ? "…" : format.day(day, "short"))).join(" – "),
  control: (value, _, set) => ({ kind: "days", value, onChange: ({ from, to }) => set(from, to) }),
});

/** The id of a record whose rows a link asks for. */
export const record = <B>(label: Words, query: (id: number) => ListQuery<B>): ListFilter<B, number | null> => ({
  label,
  suffixes: [""],
  read: ([value]) => idOf(value),
  query: (id) => (id === null ? null : query(id)),
  hiding: (id) => (id === null ? null : `#${id}`),
  control: () => null,
});

function choice<B, V extends string>(
  kind: "select" | "segments",
  { label, queries, name, without = [] }: ChoiceOptions<B, V>,
): ListFilter<B, V> {
  const isKnown = (value: string): value is V => Object.hasOwn(queries, value);
  const known = Object.keys(queries).filter(isKnown);
  const [usual] = known;
  if (usual === undefined) throw new Error("a filter without values");
  return {
    label,
    suffixes: [""],
    read: ([value = ""]) => (isKnown(value) ? value : usual),
    query: (value) => queries[value],
    hiding: (value, t) => (value === usual || queries[value].filters === undefined ? null : name(value, t)),
    control: (value, t, set) => ({
      kind,
      value,
      options: known.filter((one) => !without.includes(one)).map((one) => ({ value: one, label: name(one, t) })),
      onChange: (next) => set(next === usual ? "" : next),
    }),
  };
}
