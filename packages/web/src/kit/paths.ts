type Value = string | number;
type Values = Readonly<Record<string, Value | null | undefined>>;
type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never;
/** Values of exactly the names in a path's braces; of any where the path is only known when it is used. */
type ValuesOf<P extends string> = string extends P
  ? [params?: Values, query?: Values]
  : [NamesIn<P>] extends [never]
    ? [params?: Readonly<Record<string, never>>, query?: Values]
    : [params: { readonly [N in NamesIn<P>]: Value | null | undefined }, query?: Values];

/** Fills a path in the notation of the list of screens: `pathTo("/app/consumer/{id}/dashboard", { id })`; empty query values are left out. */
export function pathTo<const P extends string>(path: P, ...values: ValuesOf<P>): string;
export function pathTo(path: string, params: Values = {}, query: Values = {}): string {
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
