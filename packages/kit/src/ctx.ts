import type { Actor, ErrorCode } from "@treadclub/contract";
import { getTableColumns, sql } from "drizzle-orm";
import type { Language, Message, WriteCtx } from "./context.ts";
import { defer, deferredInsert, insertOf, type DeferredPart } from "./db/deferred.ts";
import type { WriteDb } from "./db/open.ts";
import { AppError } from "./errors.ts";
import type { Jobs } from "./jobs/job.ts";
import { announceLive } from "./live.ts";
import type { Log } from "./log.ts";
import { auditLog, outboxMessages } from "./tables.ts";

export interface CtxParts {
  readonly actor: Actor;
  readonly now: Date;
  readonly log: Log;
  readonly requestId: string;
  readonly language?: Language;
  readonly jobs: Jobs;
}

/** The context of a writing operation over an open transaction. */
export function writeCtx(tx: WriteDb, { jobs, ...parts }: CtxParts): WriteCtx<ErrorCode> {
  tx.unit.jobs = jobs.insert;
  return {
    ...parts,
    db: tx,
    fail: (code, extra) => new AppError(code, extra),
    audit: (action, subject, diff) => {
      const user = parts.actor.kind === "user" ? parts.actor : null;
      defer(tx, auditPart, [
        {
          at: parts.now,
          actorUserId: user?.userId ?? null,
          actingAdminId: user?.actingAdminId ?? null,
          actor: parts.actor.kind === "job" ? `job ${parts.actor.name}` : parts.actor.kind,
          action,
          thing: subject.entity,
          thingId: subject.id,
          diff: diff ?? null,
          requestId: parts.requestId,
        },
      ]);
    },
    outbox: {
      send: (message) => queueMessage(tx, jobs, message, parts.now),
      live: (change) => announceLive(tx, change),
      job: (name, data, options) => jobs.enqueue(tx, name, data, options),
      wake: (name) => jobs.wake(tx, name),
    },
  };
}

const sendJob = "send-message";

function queueMessage(tx: WriteDb, jobs: Jobs, message: Message, now: Date): void {
  defer(tx, messagePart, [
    {
      createdAt: now,
      channel: message.channel,
      recipient: message.to,
      userId: message.userId ?? null,
      subject: message.subject,
      body: message.text,
      content: message.content ?? null,
      onceKey: message.onceKey ?? null,
    },
  ]);
  jobs.wake(tx, sendJob);
}

const audit = getTableColumns(auditLog);
const auditPart = deferredInsert("audit_rows", auditLog, {
  at: audit.at,
  actorUserId: audit.actorUserId,
  actingAdminId: audit.actingAdminId,
  actor: audit.actor,
  action: audit.action,
  thing: audit.thing,
  thingId: audit.thingId,
  diff: audit.diff,
  requestId: audit.requestId,
});

const { createdAt, channel, recipient, userId, subject, body, content, onceKey } = getTableColumns(outboxMessages);
const messageColumns = { createdAt, channel, recipient, userId, subject, body, content, onceKey };
type MessageRow = Required<Pick<typeof outboxMessages.$inferInsert, keyof typeof messageColumns>>;

/** Messages, and a job for each that was not there before. */
const messagePart: DeferredPart<MessageRow> = {
  name: "message_rows",
  write: (rows, jobs) => [
    [
      "message_rows",
      sql`${insertOf(outboxMessages, messageColumns, rows)} on conflict (once_key) do nothing returning id`,
    ],
    [
      "message_jobs",
      jobs(sendJob, sql`(select json_agg(json_build_object('data', json_build_object('id', id))) from message_rows)`),
    ],
  ],
};
