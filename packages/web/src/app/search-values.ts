/** The query as plain texts: a code like `007` stays as it was typed. The last of several equal names counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
