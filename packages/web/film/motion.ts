/** 0 before `from`, 1 after `to` (seconds), eased in between. */
export function progress(seconds: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Rises at `from` and falls at `to`, each within `edge` seconds. */
export const pulse = (seconds: number, from: number, to: number, edge = 0.3): number =>
  progress(seconds, from, from + edge) * (1 - progress(seconds, to - edge, to));

/** A colour between two, each as #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const part = (colour: string, n: number): number => parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const parts = [0, 1, 2].map((n) => Math.round(mix(part(from, n), part(to, n), share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
