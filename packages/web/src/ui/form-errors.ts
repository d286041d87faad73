import type { Problem } from "./ErrorSummary.tsx";

/** The problem of each field that has one. */
export type FormErrors<T> = { readonly [K in keyof T]?: string | undefined };
type Draft<T> = { [K in keyof T]?: string | undefined };

export const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** The element of a field; `useId` puts characters in that a CSS selector would stumble over. */
export const fieldId = (formId: string, name: string): string => `${formId.replaceAll(/[^\w]/g, "")}-${name}`;

/** A shown problem goes or changes as soon as its field does; a new one waits until the field is left. */
export function recheck<T extends object>(
  shown: FormErrors<T>,
  changes: Partial<T>,
  found: FormErrors<T>,
): FormErrors<T> {
  const next: Draft<T> = { ...shown };
  for (const name in changes) if (shown[name]) next[name] = found[name];
  return next;
}

/** What the summary lists: the sentence about the whole first, then field by field. */
export function problemsOf(formId: string, errors: object, whole: string | undefined): Problem[] {
  const list = Object.entries(errors).flatMap(([name, text]): Problem[] =>
    typeof text === "string" && text ? [{ id: fieldId(formId, name), text }] : [],
  );
  return whole ? [{ text: whole }, ...list] : list;
}

/** The `fields` of a thrown answer that this form has. */
export function knownFields<T extends object>(error: unknown, values: T): FormErrors<T> {
  if (typeof error !== "object" || error === null || !("fields" in error)) return {};
  if (typeof error.fields !== "object" || error.fields === null) return {};
  const fields = new Map<string, unknown>(Object.entries(error.fields));
  const found: Draft<T> = {};
  for (const name in values) {
    const text = fields.get(name);
    if (typeof text === "string") found[name] = text;
  }
  return found;
}
