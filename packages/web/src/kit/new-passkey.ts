import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { asNewPasskeyOptions } from "./cast.ts";
import type { PasskeyAnswer } from "./passkey.ts";

/** Has the browser make a passkey. Rejects when the person turns it down. */
export async function makePasskey(options: Readonly<Record<string, unknown>>): Promise<PasskeyAnswer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = asNewPasskeyOptions(options);
  return { ...(await startRegistration({ optionsJSON })) };
}
