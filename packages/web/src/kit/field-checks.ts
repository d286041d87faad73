/** A problem of a field as its key in `base.field`, or undefined. */
export const emailProblem = (text: string): "email" | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : "email";

export const passwordMinimum = 8;
