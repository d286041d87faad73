/** A field of anything, nothing where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
