import { tabStore } from "#kit/storage.ts";
import { isObject } from "./form-paths.ts";

/** What was typed and not yet sent, kept for this tab only. */

/** The initial values with those of the draft that have the same kind. */
export function readDraft<T extends object>(name: string | undefined, initial: T): T {
  const text = name && tabStore.get(key(name));
  if (!text) return initial;
  const kept = parsed(text);
  const known = Object.entries(initial).filter(([field, value]) => fits(kept[field], value));
  return Object.assign({ ...initial }, Object.fromEntries(known.map(([field]) => [field, kept[field]])));
}

export function writeDraft<T extends object>(name: string | undefined, values: T, forget: readonly string[]): void {
  if (!name) return;
  const kept = Object.entries(values).filter(([field]) => !forget.includes(field));
  tabStore.set(key(name), JSON.stringify(Object.fromEntries(kept)));
}

export function forgetDraft(name: string | undefined): void {
  if (name) tabStore.remove(key(name));
}

const key = (name: string): string => `draft:${name}`;

function parsed(text: string): Record<string, unknown> {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) ?? {}));
  } catch {
    return {};
  }
}

/** A form may have changed since: only what has the kind of today's value comes back; null stands for "not yet a number". */
function fits(kept: unknown, initial: unknown): boolean {
  if (kept === undefined || kept === null) return false;
  if (initial === null) return typeof kept === "number";
  if (Array.isArray(kept) || Array.isArray(initial)) return areRows(kept, initial);
  return typeof kept === typeof initial && (!isObject(kept) || hasShape(kept, initial));
}

/** Without a row of today to hold them against, rows count as they are. */
function areRows(kept: unknown, initial: unknown): boolean {
  if (!Array.isArray(kept) || !Array.isArray(initial)) return false;
  const [row]: unknown[] = initial;
  return (
    row === undefined || kept.every((one: unknown) => (isObject(one) ? hasShape(one, row) : typeof one === typeof row))
  );
}

const hasShape = (kept: object, initial: unknown): boolean =>
  isObject(initial) && Object.keys(initial).every((name) => name in kept);
