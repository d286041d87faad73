import { CallError, detailOf } from "@treadclub/contract/client";

/** How long the service counts as away after its last refusal, when nothing else is asked. */
const forgottenMs = 15_000;
const usualWaitMs = 2_000;

const state: { isAway: boolean; timer: ReturnType<typeof setTimeout> | undefined } = {
  isAway: false,
  timer: undefined,
};
const listeners = new Set<() => void>();

/** Whether the last answer was that the service cannot be reached for a moment. */
export const isServiceAway = (): boolean => state.isAway;

export function onServiceAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `fetch` that notices when the service goes and when it is back. A refusal such as 401 says neither. */
export async function watchedFetch(...args: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...args);
  if (response.ok) {
    clearTimeout(state.timer);
    change(false);
  } else if (response.status === 503) {
    clearTimeout(state.timer);
    state.timer = setTimeout(() => change(false), forgottenMs);
    change(true);
  }
  return response;
}

function change(isAway: boolean): void {
  if (state.isAway === isAway) return;
  state.isAway = isAway;
  for (const listener of listeners) listener();
}

export const isUnavailable = (error: unknown): error is CallError => error instanceof CallError && error.status === 503;

/** How long to wait before the next try, as the server asks; not everybody at once. */
export function waitMs(error: CallError): number {
  const askedMs = Number(detailOf<"SERVICE_UNAVAILABLE">(error, "retry_after_seconds")) * 1000;
  return (Number.isFinite(askedMs) ? askedMs : usualWaitMs) * (1 + Math.random() / 2);
}
