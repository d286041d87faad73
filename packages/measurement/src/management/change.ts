import type { KeyChange } from "@treadclub/contract/measurement/management";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Encryption } from "@treadclub/kit/encryption";
import { hashToken } from "@treadclub/kit/ids";
import { eq } from "drizzle-orm";
import { changeableColumns, newSecret, prefixOf } from "#measurement/keys/make";
import { revokeKey } from "#measurement/keys/revoke";
import { forgetSecretReplies } from "#measurement/replies";
import type { KeyRow } from "#measurement/rows";
import { keys } from "#measurement/table";
import { webhookAddressProblem, type WebhookRules } from "#measurement/webhooks/address";
import { rotateWebhookSecret } from "#measurement/webhooks/rotate";
import { encryptWebhookSecret, newWebhookSecret, reencrypted } from "#measurement/webhooks/secret";
import { lockKey, lockToChange, type ManagementCtx, type SeenKey } from "./access.ts";

/** How long the secret before a rotation works beside the new one. */
export const oldSecretMs = 24 * 3_600_000;

/** Changes what a key may do, from the next request on. Errors: those of `lockToChange`; a KeyError. */
export async function changeKey(ctx: ManagementCtx, seen: SeenKey, change: Omit<KeyChange, "version">): Promise<void> {
  const columns = changeableColumns(change);
  const key = await lockToChange(ctx, seen);
  await ctx.db
    .update(keys)
    .set({ ...columns, version: key.version + 1 })
    .where(eq(keys.id, key.id));
  ctx.audit("measurement_key_changed", { entity: "measurement_key", id: key.id }, columns);
}

/** Gives a key a new secret, which is returned; the old one works for a day more. Errors: those of `lockToChange`. */
export async function rotateKey(ctx: ManagementCtx, encryption: Encryption, seen: SeenKey): Promise<string> {
  const key = await lockToChange(ctx, seen);
  const secret = newSecret(key.engine);
  const secretHash = hashToken(secret);
  const anew = (sealed: string | null): string | null => reencrypted(encryption, sealed, key, { secretHash });
  await ctx.db
    .update(keys)
    .set({
      secretHash,
      prefix: prefixOf(secret),
      secretHashBefore: key.secretHash,
      secretBeforeUntil: new Date(ctx.now.getTime() + oldSecretMs),
      webhookSecret: anew(key.webhookSecret),
      webhookSecretBefore: anew(key.webhookSecretBefore),
      version: key.version + 1,
    })
    .where(eq(keys.id, key.id));
  if (key.secretHashBefore !== null) await forgetSecretReplies(ctx, key.secretHashBefore);
  ctx.audit("measurement_key_rotated", { entity: "measurement_key", id: key.id });
  return secret;
}

/** Ends a key, whatever version it has. Errors: NOT_FOUND; STATE_CONFLICT for one that has ended or is kept. */
export async function endKey(ctx: ManagementCtx, { who, kept, id }: Omit<SeenKey, "version">): Promise<void> {
  const key = await lockKey(ctx, who, id);
  if (kept.has(key) || !(await revokeKey(ctx, id))) throw ctx.fail("STATE_CONFLICT");
}

/**
 * Tells a key's messages to another address. Returns the secret that signs them from now on, alone; null where the address
 * is the same as before. Errors: those of `lockToChange`; VALIDATION_FAILED on `url`.
 */
export async function setWebhook(
  ctx: ManagementCtx,
  { encryption, ...rules }: WebhookRules & { readonly encryption: Encryption },
  seen: SeenKey,
  url: string,
): Promise<string | null> {
  const problem = webhookAddressProblem(url, rules);
  if (problem !== null) throw ctx.fail("VALIDATION_FAILED", { fields: { url: problem } });
  const key = await lockToChange(ctx, seen);
  if (key.webhookUrl === url) return null;
  const secret = newWebhookSecret();
  await writeWebhook(ctx, key, { webhookUrl: url, webhookSecret: encryptWebhookSecret(encryption, key, secret) });
  ctx.audit("measurement_webhook_set", { entity: "measurement_key", id: key.id }, { origin: new URL(url).origin });
  return secret;
}

/** Stops a key's messages; what waits is given up on when its turn comes. Errors: those of `lockToChange`. */
export async function removeWebhook(ctx: ManagementCtx, seen: SeenKey): Promise<void> {
  const key = await lockToChange(ctx, seen);
  if (key.webhookUrl === null) throw ctx.fail("STATE_CONFLICT");
  await writeWebhook(ctx, key, { webhookUrl: null, webhookSecret: null });
  ctx.audit("measurement_webhook_removed", { entity: "measurement_key", id: key.id });
}

async function writeWebhook(
  ctx: WriteCtx,
  key: KeyRow,
  set: Pick<KeyRow, "webhookUrl" | "webhookSecret">,
): Promise<void> {
  await ctx.db
    .update(keys)
    .set({ ...set, webhookSecretBefore: null, webhookSecretBeforeUntil: null, version: key.version + 1 })
    .where(eq(keys.id, key.id));
}

/** Gives a webhook a new signing secret; the old one also signs for a day. Errors: those of `lockToChange`. */
export async function rotateSigning(ctx: ManagementCtx, encryption: Encryption, seen: SeenKey): Promise<string> {
  const key = await lockToChange(ctx, seen);
  if (key.webhookUrl === null) throw ctx.fail("STATE_CONFLICT");
  return rotateWebhookSecret(ctx, encryption, key);
}
