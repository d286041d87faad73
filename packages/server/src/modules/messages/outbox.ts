import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { listPage } from "@treadclub/kit/db/list";
import { searchIn, whenEqual } from "@treadclub/kit/db/list-conditions";
import { outboxMessages } from "@treadclub/kit/tables";
import { calendarFile } from "@treadclub/rules/calendar-file";
import type { MailPort } from "#adapters/mail/port";
import { documentIn } from "./cast.ts";
import type { MailDocument } from "./mail-document.ts";

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
      content: outboxMessages.content,
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
  const { list, ...totals } = await messageList({ ctx, body });
  const written = list.map(async ({ content, ...row }) =>
    mail.delivers ? { ...row, ...unsaid } : { ...row, ...(await richParts(row.subject, documentIn(content))) },
  );
  return { ...totals, list: await Promise.all(written) };
}

const unsaid = { text: "", html: null, calendar: null };

/** HTML and calendar file as they would be sent. The library for HTML is loaded with the first mail that has any. */
async function richParts(subject: string, document: MailDocument | null) {
  if (document === null) return { html: null, calendar: null };
  const { htmlOf } = await import("./mail-html.ts");
  return {
    html: htmlOf(subject, document),
    calendar: document.calendar === null ? null : calendarFile(document.calendar),
  };
}
