type Value = string | number;

/** Fills a path in the notation of the list of screens: `pathTo("/app/consumer/{id}/dashboard", { id })`; empty query values are left out. */
export function pathTo(
  path: string,
  params: Readonly<Record<string, Value | null | undefined>> = {},
  query: Readonly<Record<string, Value | null | undefined>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`No value for {${name}} of ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The names in a path's braces. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
