import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { containing, countUpTo, orderOf, pageOf } from "@treadclub/kit/db/page";
import { outboxMessages } from "@treadclub/kit/tables";
import type { MailPort } from "#adapters/mail/port";
import { and, eq, ilike, or, sql } from "drizzle-orm";

export interface OutboxDeps {
  readonly production: boolean;
  readonly mail: Pick<MailPort, "delivers">;
}

/**
 * A page of what was written to people, newest first. In production nobody reads along: the list is empty.
 * Where mails are really sent it says what became of them and not what they say, for they hold links that open accounts.
 */
export async function listOutbox(
  ctx: ReadCtx,
  { production, mail }: OutboxDeps,
  body: ParsedOf<Catalog["getOutbox"]>["body"],
): Promise<ReplyOf<Catalog["getOutbox"]>> {
  if (production) return { list: [], total_count: 0 };
  const { channel } = body.filters ?? {};
  const text = containing(body.search);
  const found =
    body.search === "" ? undefined : or(ilike(outboxMessages.recipient, text), ilike(outboxMessages.subject, text));
  const where = and(channel === undefined ? undefined : eq(outboxMessages.channel, channel), found) ?? sql`true`;
  const { limit, offset } = pageOf(body);
  const rows = await ctx.db
    .select()
    .from(outboxMessages)
    .where(where)
    .orderBy(...orderOf(body.sort, "-created_at", { created_at: outboxMessages.createdAt }, outboxMessages.id))
    .limit(limit)
    .offset(offset);
  const counted = await countUpTo(ctx.db, sql`select 1 from ${outboxMessages} where ${where}`);
  const list = rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: mail.delivers ? "" : row.body,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    tries: row.tries,
    problem: row.lastError,
  }));
  return { list, ...counted };
}
