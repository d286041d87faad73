/** Returns a British address on one line, its empty parts left out; written the same in every language. */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(", ");
