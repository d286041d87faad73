import { randomBytes } from "node:crypto";
import type { Encryption } from "@treadclub/kit/encryption";
import type { KeyRow } from "#measurement/rows";

const prefix = "whsec_";
/** How long the secret before a rotation signs beside the new one. */
export const bothSignMs = 24 * 3_600_000;

/** A secret to sign with, as Standard Webhooks spells it: shown to the integrator once. */
export const newWebhookSecret = (bytes: Buffer = randomBytes(32)): string => `${prefix}${bytes.toString("base64")}`;

/** For `keys.webhook_secret`; opened for another key it is worthless. */
export const encryptWebhookSecret = (encryption: Encryption, key: Pick<KeyRow, "secretHash">, secret: string): string =>
  encryption.encrypt(secret, contextOf(key));

/** The secrets that sign now, the newest first: after a rotation two for 24 hours. */
export function signingSecrets(
  encryption: Encryption,
  key: Pick<KeyRow, "secretHash" | "webhookSecret" | "webhookSecretBefore" | "webhookSecretBeforeUntil">,
  now: Date,
): string[] {
  const before = key.webhookSecretBeforeUntil !== null && key.webhookSecretBeforeUntil > now;
  return [key.webhookSecret, before ? key.webhookSecretBefore : null].flatMap((sealed) =>
    sealed === null ? [] : (encryption.decrypt(sealed, contextOf(key)) ?? []),
  );
}

/** A sealed secret for a key that has another secret of its own by now. */
export function reencrypted(
  encryption: Encryption,
  sealed: string | null,
  before: Pick<KeyRow, "secretHash">,
  after: Pick<KeyRow, "secretHash">,
): string | null {
  const secret = sealed === null ? null : encryption.decrypt(sealed, contextOf(before));
  return secret === null ? null : encryptWebhookSecret(encryption, after, secret);
}

const contextOf = ({ secretHash }: Pick<KeyRow, "secretHash">): string => `webhook secret of ${secretHash}`;
