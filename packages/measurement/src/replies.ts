import type { WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import { sweepRequests } from "@treadclub/kit/http/sweep";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { idempotencyKeys } from "@treadclub/kit/tables";
import { sql } from "drizzle-orm";

/**
 * The Idempotency-Key of a bearer as it is stored: the mount knows all of them as guests, so that the same key of two
 * would be one. Null: no such key may be sent.
 */
export function storedKey(secretHash: string, key: unknown): string | null {
  return typeof key === "string" && /^[\w.:-]{1,100}$/.test(key) ? `${secretHash}.${hashToken(key)}` : null;
}

/** Forgets the answers that are kept for bearers who may not hear them any more. */
export async function forgetReplies(ctx: WriteCtx, secretHashes: readonly string[]): Promise<void> {
  await ctx.db
    .delete(idempotencyKeys)
    .where(sql`split_part(${idempotencyKeys.key}, '.', 1) = any(${sql.param(secretHashes)}::text[])`);
}

export const replyJobs: readonly JobDefinition[] = [
  {
    name: "sweep-requests",
    cron: "33 * * * *",
    run: ({ write, now }) => write(async (ctx) => void (await sweepRequests(ctx.db, now))),
  },
];
