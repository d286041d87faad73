import { useLayoutEffect, useState } from "react";
import { onForget } from "#kit/forget.ts";

/** Keys that were taken out of their addresses, by screen; gone with the page, and with whoever signs out. */
const taken = new Map<string, string>();
onForget(() => taken.clear());

/** Takes the key of a link out of the address and its history at once; null when the address does not have it any more. */
export function useSecret(screen: string, given: string | undefined, cleanHref: string): string | null {
  const [secret] = useState(() => {
    if (given !== undefined) taken.set(screen, given);
    return taken.get(screen) ?? null;
  });
  useLayoutEffect(() => {
    // Waiting for the router would leave the key in the address meanwhile.
    if (given !== undefined) window.history.replaceState(window.history.state, "", cleanHref);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [given]);
  return secret;
}
