type Refusal = Readonly<Record<string, string>>;

const state: { refusal: Refusal | null } = { refusal: null };

/** What the server did not take at step two, on its way to the fields of step one. */
export function leaveRefusal(refusal: Refusal | null): void {
  state.refusal = refusal;
}

export function takeRefusal(): Refusal | null {
  const { refusal } = state;
  // Rendering may happen twice before it counts.
  queueMicrotask(() => {
    state.refusal = null;
  });
  return refusal;
}
