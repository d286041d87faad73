type Data = Readonly<Record<string, unknown>>;

/** A text that was stored with a token; "" when there is none. */
export function textIn(data: Data, name: string): string {
  const value = data[name];
  return typeof value === "string" ? value : "";
}

/** A number that was stored with a token, or null. */
export function numberIn(data: Data, name: string): number | null {
  const value = data[name];
  return typeof value === "number" ? value : null;
}
