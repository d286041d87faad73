/** The list of a form's values under a name; the form's handle takes no name of anything else. */
export function rowsIn<R extends object>(values: object, name: string): readonly R[] {
  return Reflect.get(values, name) as readonly R[];
}

/** The object of a form's values under a name; the form's handle takes no name of anything else. */
export function groupIn<G extends object>(values: object, name: string): G {
  return Reflect.get(values, name) as G;
}

/** The values with one of them changed at a path, which keeps their type. */
export function sameShape<T extends object>(_before: T, after: object): T {
  return after as T;
}
