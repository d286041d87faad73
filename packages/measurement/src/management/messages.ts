import type { MessageListBody, MessageRowView, MessageView } from "@treadclub/contract/measurement/management";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList, orNull } from "@treadclub/kit/db/decode";
import { listPage, type ListReply } from "@treadclub/kit/db/list";
import { when, whenEqual } from "@treadclub/kit/db/list-conditions";
import { defineStatement } from "@treadclub/kit/db/statement";
import { and, eq, lt, isNull, ne, or, sql } from "drizzle-orm";
import { keys, measurements } from "#measurement/table";
import { queueTest, sendJob } from "#measurement/webhooks/queue";
import { webhookAttempts, webhookMessages } from "#measurement/webhooks/table";
import { isHeldBy, lockKey, type ManagementCtx, type KeyManager } from "./access.ts";

const shownAttempts = 20;

const rowFields = {
  id: webhookMessages.id,
  key: { id: keys.id, name: keys.name },
  type: webhookMessages.type,
  state: webhookMessages.state,
  measurement_id: webhookMessages.measurementId,
  session_id: orNull(measurements.sessionId),
  tries: webhookMessages.tries,
  created_at: isoInstant(webhookMessages.createdAt),
  sent_at: isoInstant(webhookMessages.sentAt),
  dueAt: isoInstant(webhookMessages.dueAt),
  last_status: webhookMessages.lastStatus,
  last_problem: webhookMessages.lastError,
  version: webhookMessages.version,
};
const joins = sql`join ${keys} on ${keys.id} = ${webhookMessages.keyId}
  left join ${measurements} on ${measurements.id} = ${webhookMessages.measurementId}`;

type Row = Omit<MessageRowView, "next_try_at"> & { readonly dueAt: string };
const rowOf = ({ dueAt, ...row }: Row): MessageRowView => ({
  ...row,
  next_try_at: row.state === "waiting" ? dueAt : null,
});

const page = listPage<MessageListBody, { readonly who: KeyManager }>()(
  () => ({
    from: webhookMessages,
    fields: rowFields,
    joins,
    where: [
      when(
        ({ who }) => who.holder,
        (holder) => sql`${webhookMessages.keyId} in (select held.id from ${keys} held where held.holder = ${holder})`,
      ),
      whenEqual(webhookMessages.keyId, ({ body }) => body.filters?.key_id),
      whenEqual(webhookMessages.state, ({ body }) => body.filters?.state),
    ],
    // Ids rise with the time, and every key and state has its end of an index by id.
    sort: {
      by: { created_at: { up: sql`${webhookMessages.id}`, down: sql`${webhookMessages.id} desc` } },
      usual: "-created_at",
    },
  }),
  (row) => rowOf(row),
);

/** Messages of the keys that somebody sees, newest first; one statement. */
export const listMessages = (
  ctx: ReadCtx,
  { who, body }: { readonly who: KeyManager; readonly body: MessageListBody },
): Promise<ListReply<MessageRowView>> => page({ ctx, body, who });

const one = defineStatement<{ id: number; holder: string | null }>()((p) => ({
  fields: {
    row: rowFields,
    event_id: webhookMessages.eventId,
    body: webhookMessages.body,
    underwayUntil: webhookMessages.underwayUntil,
    webhookUrl: keys.webhookUrl,
    revokedAt: keys.revokedAt,
    attempts: nestedList(
      {
        at: isoInstant(webhookAttempts.at),
        ms: webhookAttempts.ms,
        status: webhookAttempts.status,
        problem: webhookAttempts.problem,
        answer: webhookAttempts.answer,
      },
      sql`from (select * from ${webhookAttempts} where ${webhookAttempts.messageId} = ${webhookMessages.id}
        order by id desc limit ${sql.raw(String(shownAttempts))}) as webhook_attempts`,
      sql`${webhookAttempts.id} desc`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${webhookMessages} ${joins}
    where ${webhookMessages.id} = ${p.id} and ${isHeldBy(p.holder)}`,
}));

/** A message with its tries; one statement. Errors: NOT_FOUND. */
export async function messageFor(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "now" | "fail">,
  { who, id }: { readonly who: KeyManager; readonly id: number },
): Promise<MessageView> {
  const found = await one.first(ctx.db, { id, holder: who.holder });
  if (found === null) throw ctx.fail("NOT_FOUND");
  const { row, event_id, body, attempts, underwayUntil, webhookUrl, revokedAt } = found;
  const isUnderway = underwayUntil !== null && underwayUntil > ctx.now;
  const isDue = row.state === "waiting" && row.dueAt <= ctx.now.toISOString();
  return {
    ...rowOf(row),
    event_id,
    body,
    attempts,
    can_resend: webhookUrl !== null && revokedAt === null && !isUnderway && !isDue,
  };
}

/**
 * Sends a message once more: one that was taken or given up on goes out again, one that waits for its next try goes at once.
 * Errors: NOT_FOUND; STATE_CONFLICT for one that is being sent, that somebody else has sent again since, or whose key has no
 * webhook any more.
 */
export async function resendMessage(
  ctx: ManagementCtx,
  who: KeyManager,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  const message = await messageFor(ctx, { who, id });
  const key = await lockKey(ctx, who, message.key.id);
  if (key.webhookUrl === null || key.revokedAt !== null) throw ctx.fail("STATE_CONFLICT");
  const isIdle = or(isNull(webhookMessages.underwayUntil), lt(webhookMessages.underwayUntil, ctx.now));
  const mayGo = or(
    ne(webhookMessages.state, "waiting"),
    sql`${webhookMessages.dueAt} > ${ctx.now.toISOString()}::timestamptz`,
  );
  const sent = await ctx.db
    .update(webhookMessages)
    .set({ state: "waiting", dueAt: ctx.now, version: version + 1 })
    .where(and(eq(webhookMessages.id, id), eq(webhookMessages.version, version), isIdle, mayGo))
    .returning({ id: webhookMessages.id });
  if (sent.length === 0) throw ctx.fail("STATE_CONFLICT");
  ctx.audit("resend a webhook message", { entity: "webhook_message", id });
  ctx.outbox.job(sendJob, {});
}

/** Queues a test message; answers its id. Errors: NOT_FOUND; STATE_CONFLICT for a key without a webhook. */
export async function sendTest(ctx: ManagementCtx, who: KeyManager, keyId: number): Promise<number> {
  const key = await lockKey(ctx, who, keyId);
  if (key.webhookUrl === null || key.revokedAt !== null) throw ctx.fail("STATE_CONFLICT");
  const id = await queueTest(ctx, keyId);
  ctx.audit("send a test webhook", { entity: "webhook_message", id });
  return id;
}
