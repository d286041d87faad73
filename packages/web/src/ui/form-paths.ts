/** The fields of T as the server names them: "title", "address.postcode", "discounts.0.title"; a list has a problem of its own, too. */
export type FieldPath<T> = { [K in keyof T & string]: K | PathBelow<T[K], K> }[keyof T & string];

type PathBelow<V, K extends string> = V extends readonly (infer R)[]
  ? R extends object
    ? `${K}.${number}.${FieldPath<R>}`
    : never
  : V extends object
    ? `${K}.${FieldPath<V>}`
    : never;

/** Names of the fields that hold rows: a list of objects. */
export type RowsName<T> = {
  [K in keyof T & string]: T[K] extends readonly (infer R)[] ? (R extends object ? K : never) : never;
}[keyof T & string];

export type RowOf<V> = V extends readonly (infer R extends object)[] ? R : never;

/** Names of the fields that hold fields themselves. */
export type GroupName<T> = {
  [K in keyof T & string]: T[K] extends readonly unknown[] ? never : T[K] extends object ? K : never;
}[keyof T & string];

export type GroupOf<V> = V extends object ? V : never;

/** Returns the value at a path, undefined where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, part) => (isObject(value) && part in value ? Reflect.get(value, part) : undefined),
      values,
    );
}

/** Returns a copy with another value at a path; rows on the way keep their keys. */
export function withValueAt(values: object, path: string, value: unknown): object {
  const [part = "", ...rest] = path.split(".");
  const inner: unknown = Reflect.get(values, part);
  const next = rest.length > 0 && isObject(inner) ? withValueAt(inner, rest.join("."), value) : value;
  if (Array.isArray(values)) return values.map((row: unknown, index) => (String(index) === part ? next : row));
  const copy = { ...values, [part]: next };
  keepRowKey(values, copy);
  return copy;
}

const rowKeys = new WeakMap<object, string>();
let keysGiven = 0;

/** Returns the key of a row for React: it stays with the row while that is edited or moved. */
export function rowKey(row: object): string {
  const known = rowKeys.get(row);
  if (known !== undefined) return known;
  keysGiven += 1;
  rowKeys.set(row, `row-${keysGiven}`);
  return `row-${keysGiven}`;
}

function keepRowKey(from: object, to: object): void {
  const known = rowKeys.get(from);
  if (known !== undefined) rowKeys.set(to, known);
}

export const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
