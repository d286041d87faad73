import { takeRestoreToken } from "#kit/handover.ts";
import { takeActingLink } from "#kit/acting-link.ts";

/** Takes the keys that an address brought out of it. Answers where to go on without them; null where there were none. */
export function withoutSecrets(href: string): string | null {
  if (takeRestoreToken(href)) return "/app/continue";
  return takeActingLink(href);
}
