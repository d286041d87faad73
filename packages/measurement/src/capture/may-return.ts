import { isThisMachine } from "@treadclub/kit/process/settings";
import type { EngineName } from "#measurement/engines/index";

/**
 * Whether the scanner may go to these addresses by itself: all of them are web pages of the integrator's own origins or ours,
 * or of the visitor's own machine in the sandbox. Without any address there is nowhere to go.
 */
export function mayReturn(
  addresses: readonly (string | undefined)[],
  { origins, engine }: { readonly origins: readonly string[]; readonly engine: EngineName },
  publicUrl: string,
): boolean {
  const given = addresses.filter((address) => address !== undefined);
  return given.length > 0 && given.every(isTheirs);

  function isTheirs(address: string): boolean {
    const url = URL.parse(address);
    if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
    if (url.origin === publicUrl || origins.includes(url.origin)) return true;
    return engine === "sandbox" && isThisMachine(url.hostname);
  }
}
