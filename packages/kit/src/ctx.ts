import type { Actor, ErrorCode } from "@treadclub/contract";
import type { Message, WriteCtx } from "./context.ts";
import type { WriteDb } from "./db/open.ts";
import { AppError } from "./errors.ts";
import type { Jobs } from "./jobs/job.ts";
import { tellLive } from "./live.ts";
import type { Log } from "./log.ts";
import { auditLog, outboxMessages } from "./tables.ts";

export interface CtxParts {
  readonly actor: Actor;
  readonly now: Date;
  readonly log: Log;
  readonly requestId: string;
  readonly jobs: Jobs;
}

/** The context of a writing operation over an open transaction. */
export function writeCtx(tx: WriteDb, { jobs, ...parts }: CtxParts): WriteCtx<ErrorCode> {
  return {
    ...parts,
    db: tx,
    fail: (code, extra) => new AppError(code, extra),
    audit: async (action, subject, diff) => {
      const user = parts.actor.kind === "user" ? parts.actor : null;
      await tx.insert(auditLog).values({
        at: parts.now,
        actorUserId: user?.userId ?? null,
        actingAdminId: user?.actingAdminId ?? null,
        actor: parts.actor.kind === "job" ? `job ${parts.actor.name}` : parts.actor.kind,
        action,
        thing: subject.thing,
        thingId: subject.id,
        diff: diff ?? null,
        requestId: parts.requestId,
      });
    },
    outbox: {
      send: (message) => queueMessage(tx, jobs, message, parts.now),
      live: (change) => tellLive(tx, change),
      job: (name, data, options) => jobs.enqueue(tx, name, data, options),
    },
  };
}

async function queueMessage(tx: WriteDb, jobs: Jobs, message: Message, now: Date): Promise<void> {
  const rows = await tx
    .insert(outboxMessages)
    .values({
      createdAt: now,
      channel: message.channel,
      recipient: message.to,
      userId: message.userId ?? null,
      subject: message.subject,
      body: message.text,
      onceKey: message.onceKey ?? null,
    })
    .onConflictDoNothing({ target: outboxMessages.onceKey })
    .returning({ id: outboxMessages.id });
  for (const { id } of rows) await jobs.enqueue(tx, "send-message", { id });
}
