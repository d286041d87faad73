import type { KeyChange } from "@treadclub/contract/measurement/management";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Encryption } from "@treadclub/kit/encryption";
import { AppError } from "@treadclub/kit/errors";
import { hashToken } from "@treadclub/kit/ids";
import { eq } from "drizzle-orm";
import { changeableColumns, KeyError, newSecret, prefixOf } from "#measurement/keys/make";
import { revokeKey } from "#measurement/keys/revoke";
import { forgetSecretReplies } from "#measurement/replies";
import type { KeyRow } from "#measurement/rows";
import { keys } from "#measurement/table";
import { webhookAddressProblem, type WebhookRules } from "#measurement/webhooks/address";
import { rotateWebhookSecret } from "#measurement/webhooks/rotate";
import { encryptWebhookSecret, newWebhookSecret, reencrypted } from "#measurement/webhooks/secret";
import { lockKey, lockToChange, type ManagementCtx, type KeptKeys, type Who } from "./who.ts";

/** How long the secret before a rotation works beside the new one. */
export const oldSecretMs = 24 * 3_600_000;

/** A key of somebody's, as it was on their screen. */
export interface Named {
  readonly who: Who;
  readonly kept: KeptKeys;
  readonly id: number;
  readonly version: number;
}

/** Changes what a key may do, from the next request on. Errors: those of `lockToChange`; VALIDATION_FAILED. */
export async function changeKey(ctx: ManagementCtx, named: Named, change: Omit<KeyChange, "version">): Promise<void> {
  const columns = checked(() => changeableColumns(change));
  const key = await lockToChange(ctx, named);
  await ctx.db
    .update(keys)
    .set({ ...columns, version: key.version + 1 })
    .where(eq(keys.id, key.id));
  ctx.audit("measurement_key_changed", { entity: "measurement_key", id: key.id }, columns);
}

/** Gives a key a new secret, which is returned; the old one works for a day more. Errors: those of `lockToChange`. */
export async function rotateKey(ctx: ManagementCtx, encryption: Encryption, named: Named): Promise<string> {
  const key = await lockToChange(ctx, named);
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
export async function endKey(ctx: ManagementCtx, { who, kept, id }: Omit<Named, "version">): Promise<void> {
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
  named: Named,
  url: string,
): Promise<string | null> {
  const problem = webhookAddressProblem(url, rules);
  if (problem !== null) throw ctx.fail("VALIDATION_FAILED", { fields: { url: problem } });
  const key = await lockToChange(ctx, named);
  if (key.webhookUrl === url) return null;
  const secret = newWebhookSecret();
  await writeWebhook(ctx, key, { webhookUrl: url, webhookSecret: encryptWebhookSecret(encryption, key, secret) });
  ctx.audit("measurement_webhook_set", { entity: "measurement_key", id: key.id }, { origin: new URL(url).origin });
  return secret;
}

/** Stops a key's messages; what waits is given up on when its turn comes. Errors: those of `lockToChange`. */
export async function removeWebhook(ctx: ManagementCtx, named: Named): Promise<void> {
  const key = await lockToChange(ctx, named);
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
export async function rotateSigning(ctx: ManagementCtx, encryption: Encryption, named: Named): Promise<string> {
  const key = await lockToChange(ctx, named);
  if (key.webhookUrl === null) throw ctx.fail("STATE_CONFLICT");
  return rotateWebhookSecret(ctx, encryption, key);
}

/** What does not fit a key, as an error of the form that asked. */
export function checked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asFieldError(error);
  }
}

export function asFieldError(error: unknown): unknown {
  return error instanceof KeyError ? new AppError("VALIDATION_FAILED", { fields: error.fields, cause: error }) : error;
}
