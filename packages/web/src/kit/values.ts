import { notFound, useParams, useSearch } from "@tanstack/react-router";

/** A value of the address: from the path first, then from the query; a number where it is written as one. */
export function useRouteValue(name: string): string | number | undefined {
  const text = useRouteText(name);
  return text !== undefined && isWhole(text) ? Number(text) : text;
}

/** The same as text, for example a code with leading zeros. */
export function useRouteText(name: string): string | undefined {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return textOf(params[name]) ?? textOf(search[name]);
}

/** An id of the address; anything else shows the not-found page. */
export function useRouteId(name: string): number {
  const id = useRouteIdOrNull(name);
  return id ?? showNotFound();
}

/** Ends the screen with the not-found page. */
export function showNotFound(): never {
  notFound({ throw: true });
  throw new Error("notFound throws");
}

/** An id that may be missing: null where it is, or is no id. */
export function useRouteIdOrNull(name: string): number | null {
  const value = useRouteValue(name);
  return typeof value === "number" && value >= 1 ? value : null;
}

const isWhole = (text: string): boolean => /^(0|[1-9]\d{0,14})$/.test(text);
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
