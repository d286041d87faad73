import type { Problem } from "./ErrorSummary.tsx";
import { isObject, valueAt, type FieldPath } from "./form-paths.ts";

/** The problem of each field that has one. */
export type FormErrors<T> = { readonly [P in FieldPath<T>]?: string | undefined };

/** The same without the form's type, by path. */
export type Errors = Readonly<Record<string, string | undefined>>;

export const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** The element of a field; `useId` puts characters in that a CSS selector would stumble over. */
export const fieldId = (formId: string, path: string): string => `${formId.replaceAll(/[^\w]/g, "")}-${path}`;

/** A shown problem goes or changes as soon as its field does; a new one waits until the field is left. */
export function recheck(shown: Errors, changed: readonly string[], found: Errors): Errors {
  const isChanged = (path: string): boolean => changed.some((name) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(
    Object.entries(shown).map(([path, text]) => [path, text && isChanged(path) ? found[path] : text]),
  );
}

/** The problems of a list after its rows have moved: `newIndex` answers where a row is now, null when it is gone. */
export function moveErrors(shown: Errors, list: string, newIndex: (index: number) => number | null): Errors {
  return Object.fromEntries(
    Object.entries(shown).flatMap(([path, text]) => {
      if (!path.startsWith(`${list}.`)) return [[path, text]];
      const [index = "", ...rest] = path.slice(list.length + 1).split(".");
      const at = newIndex(Number(index));
      return at === null ? [] : [[[list, at, ...rest].join("."), text]];
    }),
  );
}

/** What the summary lists: the sentence about the whole first, then field by field. */
export function problemsOf(idOf: (path: string) => string, errors: object, whole: string | undefined): Problem[] {
  const list = Object.entries(errors).flatMap(([path, text]): Problem[] =>
    typeof text === "string" && text ? [{ id: idOf(path), text }] : [],
  );
  return whole ? [{ text: whole }, ...list] : list;
}

/** The `fields` of a thrown answer that this form has. */
export function knownFields(error: unknown, values: object): Errors {
  if (!isObject(error) || !("fields" in error) || !isObject(error.fields)) return {};
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(error.fields)) {
    const known = typeof text === "string" ? knownPath(values, path) : undefined;
    if (known !== undefined) found[known] ??= text;
  }
  return found;
}

/** The field itself; what is wrong with a row as a whole is said at its only field, or else at its list. */
function knownPath(values: object, path: string): string | undefined {
  const value = valueAt(values, path);
  if (value !== undefined && (!isObject(value) || Array.isArray(value))) return path;
  const [field, ...others] = isObject(value) ? Object.keys(value) : [];
  if (field !== undefined && others.length === 0) return `${path}.${field}`;
  const cut = path.lastIndexOf(".");
  return cut < 0 ? undefined : knownPath(values, path.slice(0, cut));
}
