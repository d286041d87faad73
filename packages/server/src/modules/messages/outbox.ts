import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { searchIn, whenEqual } from "@treadclub/kit/db/list-conditions";
import { outboxMessages } from "@treadclub/kit/tables";
import type { MailPort } from "#adapters/mail/port";

export interface OutboxDeps {
  readonly production: boolean;
  readonly mail: Pick<MailPort, "delivers">;
}

type Body = ParsedOf<Catalog["getOutbox"]>["body"];

const messageList = listPage<Body>()(
  () => ({
    from: outboxMessages,
    fields: {
      id: outboxMessages.id,
      channel: outboxMessages.channel,
      to: outboxMessages.recipient,
      subject: outboxMessages.subject,
      text: outboxMessages.body,
      state: outboxMessages.state,
      created_at: isoInstant(outboxMessages.createdAt),
      sent_at: isoInstant(outboxMessages.sentAt),
      tries: outboxMessages.tries,
      problem: outboxMessages.lastError,
    },
    where: [
      whenEqual(outboxMessages.channel, ({ body }) => body.filters?.channel),
      searchIn(outboxMessages.recipient, outboxMessages.subject),
    ],
    sort: { by: { created_at: outboxMessages.createdAt }, usual: "-created_at" },
  }),
  (row) => row,
);

/**
 * A page of what was written to people, newest first. In production nobody reads along: the list is empty.
 * Where mails are really sent it says what became of them and not what they say, for they hold links that open accounts.
 */
export async function listOutbox(
  ctx: ReadCtx,
  { production, mail }: OutboxDeps,
  body: Body,
): Promise<ReplyOf<Catalog["getOutbox"]>> {
  if (production) return { list: [], total_count: 0 };
  const page = await messageList({ ctx, body });
  return mail.delivers ? { ...page, list: page.list.map((row) => ({ ...row, text: "" })) } : page;
}
