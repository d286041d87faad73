import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { allOf, defineList, setIn } from "@treadclub/kit/db/list";
import { containing, orderOf } from "@treadclub/kit/db/page";
import { outboxMessages } from "@treadclub/kit/tables";
import type { MailPort } from "#adapters/mail/port";
import { sql } from "drizzle-orm";

export interface OutboxDeps {
  readonly production: boolean;
  readonly mail: Pick<MailPort, "delivers">;
}

type Body = ParsedOf<Catalog["getOutbox"]>["body"];

interface Variant {
  readonly sort: Body["sort"];
  readonly filters: readonly string[];
}
interface Wishes {
  readonly channel: string | undefined;
  readonly search: string | undefined;
}

const messageList = defineList<Variant, Wishes>()(({ sort, filters }, p) => ({
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
  id: outboxMessages.id,
  from: sql`from ${outboxMessages}`,
  where: allOf(
    sql`true`,
    filters.includes("channel") ? sql`${outboxMessages.channel} = ${p.channel}` : undefined,
    filters.includes("search")
      ? sql`(${outboxMessages.recipient} ilike ${p.search} or ${outboxMessages.subject} ilike ${p.search})`
      : undefined,
  ),
  order: sql.join(orderOf(sort, "-created_at", { created_at: outboxMessages.createdAt }, outboxMessages.id), sql`, `),
}));

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
  const wishes = {
    channel: body.filters?.channel,
    search: body.search === "" ? undefined : containing(body.search),
  };
  const { rows, count } = await messageList.page(ctx.db, { sort: body.sort, filters: setIn(wishes) }, wishes, body);
  return { list: mail.delivers ? rows.map((row) => ({ ...row, text: "" })) : rows, ...count };
}
