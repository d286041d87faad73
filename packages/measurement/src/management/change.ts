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
import { encryptWebhookSecret, newWebhookSecret, reencrypted, signingSecrets } from "#measurement/webhooks/secret";
import { checkSeen, lockKey, lockToChange, type ManagementCtx, type SeenKey } from "./access.ts";
import { secretBytes, type Issued } from "./once.ts";

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

/** What makes secrets, and keeps those of webhooks. */
interface SecretParts {
  readonly encryption: Encryption;
  readonly secret: string;
}

/** A request for a new secret of a key. */
interface AskedKey extends SeenKey {
  readonly once: string | null;
}

const bytesFor = (
  parts: SecretParts,
  action: string,
  { who, id, version, once }: AskedKey,
  ...rest: string[]
): Buffer => secretBytes(parts.secret, { once, request: [action, who.name, id, version, ...rest] });

/** Gives a key a new secret; the old one works for a day more. Errors: those of `lockToChange`. */
export async function rotateKey(ctx: ManagementCtx, parts: SecretParts, asked: AskedKey): Promise<Issued> {
  const { encryption } = parts;
  const key = await lockKey(ctx, asked.who, asked.id);
  const secret = newSecret(key.engine, bytesFor(parts, "rotate", asked));
  const secretHash = hashToken(secret);
  if (key.secretHash === secretHash && key.revokedAt === null) return { secret, isRepeated: true };
  checkSeen(ctx, key, asked);
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
  return { secret, isRepeated: false };
}

/** Ends a key, whatever version it has. Errors: NOT_FOUND; STATE_CONFLICT for one that has ended or is kept. */
export async function endKey(ctx: ManagementCtx, { who, kept, id }: Omit<SeenKey, "version">): Promise<void> {
  const key = await lockKey(ctx, who, id);
  if (kept.has(key) || !(await revokeKey(ctx, id))) throw ctx.fail("STATE_CONFLICT");
}

/**
 * Tells a key's messages to another address. The secret signs them from now on, alone; null where the address is the same as
 * before. Errors: those of `lockToChange`; VALIDATION_FAILED on `url`.
 */
export async function setWebhook(
  ctx: ManagementCtx,
  parts: WebhookRules & SecretParts,
  asked: AskedKey,
  url: string,
): Promise<Issued<string | null>> {
  const problem = webhookAddressProblem(url, parts);
  if (problem !== null) throw ctx.fail("VALIDATION_FAILED", { fields: { url: problem } });
  const key = await lockKey(ctx, asked.who, asked.id);
  const secret = newWebhookSecret(bytesFor(parts, "set webhook", asked, url));
  if (signsWith(ctx, parts, key, secret)) return { secret, isRepeated: true };
  checkSeen(ctx, key, asked);
  if (key.webhookUrl === url) return { secret: null, isRepeated: false };
  await writeWebhook(ctx, key, { webhookUrl: url, webhookSecret: encryptWebhookSecret(parts.encryption, key, secret) });
  ctx.audit("measurement_webhook_set", { entity: "measurement_key", id: key.id }, { origin: new URL(url).origin });
  return { secret, isRepeated: false };
}

const signsWith = ({ now }: ManagementCtx, { encryption }: SecretParts, key: KeyRow, secret: string): boolean =>
  key.revokedAt === null && signingSecrets(encryption, key, now)[0] === secret;

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
export async function rotateSigning(ctx: ManagementCtx, parts: SecretParts, asked: AskedKey): Promise<Issued> {
  const key = await lockKey(ctx, asked.who, asked.id);
  const secret = newWebhookSecret(bytesFor(parts, "rotate webhook", asked));
  if (signsWith(ctx, parts, key, secret)) return { secret, isRepeated: true };
  checkSeen(ctx, key, asked);
  if (key.webhookUrl === null) throw ctx.fail("STATE_CONFLICT");
  await rotateWebhookSecret(ctx, parts.encryption, key, secret);
  return { secret, isRepeated: false };
}
