import { api } from "#kit/api.ts";
import { getSession } from "#kit/session.ts";

export type VoucherEvent = "seen" | "opened";

const restMs = 2000;
const mostOfBatch = 100;
/** So long a voucher stands on the screen before it counts as seen. */
const lookMs = 500;
/** So much of it. */
const lookShare = 0.6;

interface Note {
  readonly userId: number;
  readonly voucher_id: number;
  readonly event: VoucherEvent;
}

const noted = new Set<string>();
const waiting = new Map<string, Note>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes that the signed-in driver saw or opened a voucher. Sent later, several at once. Nothing is noted of a driver in whose
 * name somebody else acts, and a failure is not shown.
 */
export function noteVoucher(id: number, event: VoucherEvent): void {
  const { user, impersonating } = getSession();
  const key = `${user?.id} ${event} ${id}`;
  if (user === null || impersonating || noted.has(key)) return;
  noted.add(key);
  waiting.set(key, { userId: user.id, voucher_id: id, event });
  timer ??= setTimeout(() => void send(), restMs);
}

async function send(): Promise<void> {
  timer = undefined;
  const batch = [...waiting].slice(0, mostOfBatch);
  for (const [key] of batch) waiting.delete(key);
  if (waiting.size > 0) timer = setTimeout(() => void send(), restMs);
  const { user, impersonating } = getSession();
  const own = impersonating ? [] : batch.filter(([, { userId }]) => userId === user?.id);
  try {
    const list = own.map(([, { voucher_id, event }]) => ({ voucher_id, event }));
    if (list.length > 0) await api.call("saveVoucherStatistic", { body: { list } });
  } catch {
    // Seen again, it is sent again.
    for (const [key] of own) noted.delete(key);
  }
}

const ids = new WeakMap<Element, number>();
const looks = new WeakMap<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | null = null;

/** Notes a voucher as seen once its element has really been on the screen. Returns what stops that. */
export function watchVoucher(element: Element, id: number): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  observer ??= new IntersectionObserver(looked, { threshold: lookShare });
  ids.set(element, id);
  observer.observe(element);
  return () => {
    clearTimeout(looks.get(element));
    observer?.unobserve(element);
  };
}

function looked(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(looks.get(target));
    const id = ids.get(target);
    if (isIntersecting && id !== undefined)
      looks.set(
        target,
        setTimeout(() => seen(target, id), lookMs),
      );
  }
}

function seen(element: Element, id: number): void {
  if (document.visibilityState !== "visible") return;
  observer?.unobserve(element);
  noteVoucher(id, "seen");
}
