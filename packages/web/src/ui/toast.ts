export type ToastKind = "success" | "warning" | "error";
export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** How long a message stays; an error stays until it is dismissed. */
export const toastMs = 3000;

const state: { items: readonly ToastItem[]; nextId: number } = { items: [], nextId: 1 };
const listeners = new Set<() => void>();

/** Short messages at the top right, from anywhere. One that is already there is not shown twice. */
export const toast = {
  success: (text: string): void => add("success", text),
  warning: (text: string): void => add("warning", text),
  error: (text: string): void => add("error", text),
  dismiss: (id: number): void => set(state.items.filter((item) => item.id !== id)),
  clear: (): void => set([]),
} as const;

export const toastItems = (): readonly ToastItem[] => state.items;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function add(kind: ToastKind, text: string): void {
  if (state.items.some((item) => item.kind === kind && item.text === text)) return;
  set([...state.items, { id: state.nextId++, kind, text }]);
}

function set(items: readonly ToastItem[]): void {
  state.items = items;
  for (const listener of listeners) listener();
}
