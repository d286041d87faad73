import { useSyncExternalStore } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { isFramed } from "./storage.ts";
import { asPasskeyOptions } from "./cast.ts";

type Options = ReplyOf<Catalog["passkeySignInOptions"]>["options"];
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** Whether this browser can be asked for a passkey here: a secure page with a name, not inside another site's. */
export const passkeysPossible = (): boolean =>
  typeof PublicKeyCredential === "function" && isSecureContext && !isFramed() && !isAddress(location.hostname);

/** The same for a page that the build prints: most browsers can. */
export const usePasskeysPossible = (): boolean => useSyncExternalStore(nothingChanges, passkeysPossible, () => true);
const nothingChanges = (): (() => void) => () => undefined;

/** Whether the browser offers passkeys among its suggestions in a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!passkeysPossible() || typeof PublicKeyCredential.isConditionalMediationAvailable !== "function") return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/** Asks for a passkey. Rejects when the person turns it down, and when `cancelPasskey` ends it. */
export async function askPasskey(options: Options, { suggest = false } = {}): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return { ...(await startAuthentication({ optionsJSON: asPasskeyOptions(options), useBrowserAutofill: suggest })) };
}

export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

const isAddress = (host: string): boolean => /^[\d.]+$|:/.test(host);
