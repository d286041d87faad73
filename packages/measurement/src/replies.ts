import type { WriteCtx } from "@treadclub/kit/context";
import { bearerScope } from "@treadclub/kit/http/idempotency";
import { removeReplies } from "@treadclub/kit/http/kept-replies";
import { sweepRequests } from "@treadclub/kit/http/sweep";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { keys, sessions } from "./table.ts";

/** Forgets the answers that are kept for a session's token, which may not hear them any more. */
export async function forgetSessionReplies(ctx: WriteCtx, tokenHash: string): Promise<void> {
  await removeReplies(ctx.db, [bearerScope + tokenHash]);
}

/** Forgets the answers that are kept for a secret of a key, which works no longer. */
export async function forgetSecretReplies(ctx: WriteCtx, secretHash: string): Promise<void> {
  await removeReplies(ctx.db, [bearerScope + secretHash]);
}

/** Forgets the answers that are kept for a key and for the tokens of its sessions, however many those are. */
export async function forgetKeyReplies({ db }: WriteCtx, keyId: number): Promise<void> {
  const scopes = db
    .select({ scope: sql`${bearerScope}::text || ${keys.secretHash}` })
    .from(keys)
    .where(eq(keys.id, keyId))
    .unionAll(
      db
        .select({ scope: sql`${bearerScope}::text || ${keys.secretHashBefore}` })
        .from(keys)
        .where(and(eq(keys.id, keyId), isNotNull(keys.secretHashBefore))),
    )
    .unionAll(
      db
        .select({ scope: sql`${bearerScope}::text || ${sessions.tokenHash}` })
        .from(sessions)
        .where(eq(sessions.keyId, keyId)),
    );
  await removeReplies(db, scopes);
}

export const replyJobs: readonly JobDefinition[] = [
  {
    name: "sweep-requests",
    cron: "33 * * * *",
    run: ({ write, now }) => write(async (ctx) => void (await sweepRequests(ctx.db, now))),
  },
];
