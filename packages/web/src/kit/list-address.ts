import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";

/** What a list shows, as it stands in the address. */
export interface ListState {
  readonly page: number;
  readonly search: string;
  /** Every other value of the address, as text: filters, sort, what is open. */
  readonly values: Readonly<Record<string, string>>;
}

export type ListChange = Readonly<Record<string, string | number | null>>;

export interface ListAddress extends ListState {
  /**
   * Changes values of the address; null, "" and page 1 take one out. A change of search or filter goes back to page 1
   * and replaces the entry of the history; turning pages and opening a record adds one.
   */
  set(change: ListChange, options?: { readonly push?: boolean }): void;
  /** The address after a change, for a link. */
  href(change: ListChange): string;
}

/** Values that do not change what the list holds. */
const besides: readonly string[] = ["page", "open_field", "open_field_type", "new", "edit"];

/** The state of a list page in the address, so that a view can be shared and the way back finds it again. */
export function useListAddress(): ListAddress {
  const found: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const path = useLocation({ select: (location) => location.pathname });
  return {
    ...readList(found),
    set: (change, { push = "page" in change || "open_field" in change } = {}) => {
      // What was changed a moment ago may not be rendered yet.
      const search = (now: Readonly<Record<string, unknown>>): Record<string, string> => changeList(now, change);
      void navigate({ to: ".", search, replace: !push, resetScroll: false });
    },
    href: (change) => {
      const query = new URLSearchParams(changeList(found, change)).toString();
      return query === "" ? path : `${path}?${query}`;
    },
  };
}

export function readList(found: Readonly<Record<string, unknown>>): ListState {
  const { page, search, ...values } = asTexts(found);
  const number = Number(page ?? "1");
  return {
    page: Number.isInteger(number) && number >= 1 && number <= 100_000 ? number : 1,
    search: (search ?? "").slice(0, 100),
    values,
  };
}

/** The address after a change. */
export function changeList(found: Readonly<Record<string, unknown>>, change: ListChange): Record<string, string> {
  const next: Record<string, string> = asTexts(found);
  if (Object.keys(change).some((name) => !besides.includes(name))) delete next["page"];
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === "" || (name === "page" && Number(value) <= 1)) delete next[name];
    else next[name] = String(value);
  }
  return next;
}

/** The value of the address when it is one of these, else the fallback: an address may say anything. */
export function oneOf<const V extends string>(value: string | undefined, known: readonly V[], fallback: V): V {
  return known.find((name) => name === value) ?? fallback;
}

/** A positive whole number of the address, else null. */
export function idOf(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

function asTexts(found: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? [[name, String(value)]]
        : [],
    ),
  );
}
