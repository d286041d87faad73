/** Loads the WebAuthn library, at the first passkey: its ASN.1 and X.509 parts take 5 MB. */
export const webAuthn = () => import("@simplewebauthn/server");
