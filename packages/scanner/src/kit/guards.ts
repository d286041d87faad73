export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textIn = (object: Json, name: string): string | null => {
  const value = object[name];
  return typeof value === "string" ? value : null;
};

/** Null for what is no JSON object. */
export function parseObject(text: string | null): Json | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
