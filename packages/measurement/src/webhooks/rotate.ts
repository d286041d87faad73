import type { WriteCtx } from "@treadclub/kit/context";
import type { Encryption } from "@treadclub/kit/encryption";
import { eq } from "drizzle-orm";
import type { KeyRow } from "#measurement/rows";
import { keys } from "#measurement/table";
import { bothSignMs, encryptWebhookSecret } from "./secret.ts";

/** Gives a locked key a new signing secret; the old one also signs for a day. */
export async function rotateWebhookSecret(
  ctx: WriteCtx,
  encryption: Encryption,
  key: KeyRow,
  secret: string,
): Promise<void> {
  await ctx.db
    .update(keys)
    .set({
      webhookSecret: encryptWebhookSecret(encryption, key, secret),
      webhookSecretBefore: key.webhookSecret,
      webhookSecretBeforeUntil: new Date(ctx.now.getTime() + bothSignMs),
      version: key.version + 1,
    })
    .where(eq(keys.id, key.id));
  ctx.audit("measurement_webhook_secret_rotated", { entity: "measurement_key", id: key.id });
}
