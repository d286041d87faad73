export type ToastKind = "success" | "warning" | "error";
export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Where the subject of the message is shown. */
  readonly href: string | undefined;
}

/** How long a message stays; an error stays until it is dismissed. */
export const toastMs = 3000;

const state: { items: readonly ToastItem[]; nextId: number } = { items: [], nextId: 1 };
const listeners = new Set<() => void>();

/** Short messages above the foot of the screen, from anywhere. One that is already there is not shown twice. */
export const toast = {
  success: (text: string, href?: string): void => add("success", text, href),
  warning: (text: string, href?: string): void => add("warning", text, href),
  error: (text: string, href?: string): void => add("error", text, href),
  dismiss: (id: number): void => keep((item) => item.id !== id),
  /** The page says this itself. */
  drop: (text: string): void => keep((item) => item.text !== text),
  /** Errors belong to the page they were raised on. */
  clearErrors: (): void => keep((item) => item.kind !== "error"),
  clear: (): void => set([]),
} as const;

export const toastItems = (): readonly ToastItem[] => state.items;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function add(kind: ToastKind, text: string, href?: string): void {
  if (state.items.some((item) => item.kind === kind && item.text === text)) return;
  set([...state.items, { id: state.nextId++, kind, text, href }]);
}

/** Tells nobody when nothing goes: callers may be effects. */
function keep(stays: (item: ToastItem) => boolean): void {
  const items = state.items.filter(stays);
  if (items.length < state.items.length) set(items);
}

function set(items: readonly ToastItem[]): void {
  state.items = items;
  for (const listener of listeners) listener();
}
