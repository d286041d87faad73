import { isFramed } from "#kit/storage.ts";

/** The messages to the embedding page. */
export type FrameWord = "ready" | "size" | "signed_up" | "continue";

/**
 * Posts to the embedding page only: the message goes to the origin that holds this frame, which the server's
 * `frame-ancestors` has found on the company's list. Where the browser does not expose it, nothing is posted.
 */
export function postToEmbedder(type: FrameWord, iframeQuery: string | undefined, more: { height?: number } = {}): void {
  const origin = embeddingOrigin();
  if (origin === null || !isFramed()) return;
  window.parent.postMessage({ source: "treadclub", type, iframeQuery: iframeQuery ?? null, ...more }, origin);
}

/** The origin of the page right around this one. */
function embeddingOrigin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest === "null" ? null : nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}
