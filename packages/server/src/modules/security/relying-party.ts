import { createHash } from "node:crypto";
import { isIP } from "node:net";

/** What passkeys belong to: a name, and the one origin that may ask for them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Null where the platform is opened by a bare IP address: browsers keep passkeys for names only. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { id: hostname, origin } : null;
}

/** How a user is called inside their passkeys: always the same, and nothing that tells who it is. */
export const handleOf = (userId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(`treadclub passkey ${userId}`).digest());
