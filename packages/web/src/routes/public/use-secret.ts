import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Keys that were taken out of their addresses, by screen; gone with the page. */
const taken = new Map<string, string>();

/** Takes the key of a link out of the address and its history at once; null when the address does not have it any more. */
export function useSecret(screen: string, given: string | undefined, cleanHref: string): string | null {
  const router = useRouter();
  const [secret] = useState(() => {
    if (given !== undefined) taken.set(screen, given);
    return taken.get(screen) ?? null;
  });
  useEffect(() => {
    if (given !== undefined) void router.navigate({ href: cleanHref, replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [given]);
  return secret;
}

/** It was used: another visit of the screen in this page must not find it. */
export const forgetSecret = (screen: string): void => void taken.delete(screen);
