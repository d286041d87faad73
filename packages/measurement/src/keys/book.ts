import type { Clock } from "@treadclub/kit/clock";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Database } from "@treadclub/kit/db/open";
import type { Encryption } from "@treadclub/kit/encryption";
import { and, asc, eq } from "drizzle-orm";
import type { KeyRow } from "#measurement/rows";
import { keys, keyUsage } from "#measurement/table";
import { monthOf } from "./allowance.ts";
import { KeyError, makeKey, type KeyParts, type KeyInput, type NewKey } from "./make.ts";
import { rotateWebhookSecret } from "#measurement/webhooks/rotate";
import { newWebhookSecret } from "#measurement/webhooks/secret";
import { revokeKey } from "./revoke.ts";

/** A key without its secret. */
export interface KeyEntry extends Pick<
  KeyRow,
  | "id"
  | "name"
  | "prefix"
  | "scopes"
  | "origins"
  | "allowance"
  | "engine"
  | "confirm"
  | "webhookUrl"
  | "createdAt"
  | "revokedAt"
> {
  /** Measurements begun this month (UTC). */
  readonly used: number;
}

/** The authorization keys of a service. */
export interface KeyBook {
  make(input: KeyInput): Promise<NewKey>;
  list(): Promise<KeyEntry[]>;
  /** From the next request on the key and its sessions are refused. Throws a KeyError when there is none. */
  revoke(id: number): Promise<void>;
  /** Returns the new secret; the old one also signs for a day. Throws a KeyError when the key has no webhook. */
  rotateWebhook(id: number): Promise<string>;
}

export function openKeyBook(
  run: <T>(work: (ctx: WriteCtx) => Promise<T>) => Promise<T>,
  parts: KeyParts & { readonly db: Database; readonly clock: Clock },
): KeyBook {
  const { db, encryption, clock } = parts;
  return {
    make: (input) => run((ctx) => makeKey(ctx, parts, input)),
    list: async () => {
      const rows = await db.read
        .select({ key: keys, used: keyUsage.used })
        .from(keys)
        .leftJoin(keyUsage, and(eq(keyUsage.keyId, keys.id), eq(keyUsage.month, monthOf(clock.now()))))
        .orderBy(asc(keys.id));
      return rows.map(({ key, used }) => entryOf(key, used ?? 0));
    },
    revoke: (id) => run((ctx) => revoke(ctx, id)),
    rotateWebhook: (id) => run((ctx) => rotate(ctx, encryption, id)),
  };
}

async function revoke(ctx: WriteCtx, id: number): Promise<void> {
  if (!(await revokeKey(ctx, id))) throw new KeyError(`There is no key ${id} that could be revoked.`);
}

async function rotate(ctx: WriteCtx, encryption: Encryption, id: number): Promise<string> {
  const [key] = await ctx.db.select().from(keys).where(eq(keys.id, id)).for("update");
  if (key === undefined || key.webhookUrl === null) throw new KeyError(`There is no key ${id} with a webhook.`);
  const secret = newWebhookSecret();
  await rotateWebhookSecret(ctx, encryption, key, secret);
  return secret;
}

function entryOf(key: KeyRow, used: number): KeyEntry {
  const { id, name, prefix, scopes, origins, allowance, engine, confirm, webhookUrl, createdAt, revokedAt } = key;
  return { id, name, prefix, scopes, origins, allowance, engine, confirm, webhookUrl, createdAt, revokedAt, used };
}
