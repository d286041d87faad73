import type pg from "pg";
import type { TakenMail } from "../smtp.ts";

/** What became of the messages that the server wrote. */
export interface MailFigures {
  /** Handed over to the mail server, each counted once. */
  readonly messages: number;
  /** Handed over once more with the same Message-ID: the process ended, or lost the database, before it could write the first time down. */
  readonly again: number;
  readonly broken: readonly string[];
}

export interface WrittenMessage {
  readonly id: string;
  readonly state: string;
  readonly recipient: string;
}

type Mail = Pick<TakenMail, "messageId" | "subject" | "text"> & { readonly to: string };

/** Compares what the outbox says with what a mail server took. */
export async function figuresOfMails(sql: pg.Client, taken: readonly TakenMail[]): Promise<MailFigures> {
  const { rows } = await sql.query<WrittenMessage>(
    "select id::text, state, recipient from outbox_messages where channel = 'email' order by outbox_messages.id",
  );
  return compareMails(
    rows,
    taken.map(({ messageId, subject, text, envelope }) => ({ messageId, subject, text, to: envelope.to.join(",") })),
  );
}

export function compareMails(written: readonly WrittenMessage[], taken: readonly Mail[]): MailFigures {
  const byId = Map.groupBy(taken, idOf);
  const byOccasion = Map.groupBy(taken, occasionOf);
  const known = new Set(written.map(({ id }) => id));
  const broken = [
    ...written
      .filter(({ id, state }) => state === "sent" && !byId.has(id))
      .map(({ id, recipient }) => `message ${id} to ${recipient} is marked as sent and was never handed over`),
    ...[...byId].flatMap(([id, mails]) => [
      ...(known.has(id) ? [] : [`message ${id} was handed over and is not in the outbox`]),
      ...(new Set(mails.map(contentOf)).size > 1 ? [`message ${id} was handed over with two contents`] : []),
    ]),
    ...[...byOccasion.values()]
      .filter((mails) => new Set(mails.map(idOf)).size > 1)
      .map((mails) => `one message to ${mails[0]?.to} was handed over as ${[...new Set(mails.map(idOf))].join(", ")}`),
  ];
  return { messages: byId.size, again: taken.length - byId.size, broken };
}

const idOf = ({ messageId = "" }: Mail): string => /^<message-(\d+)@/.exec(messageId)?.[1] ?? messageId;
/** A driver lives the thread once: what is written twice about one step may differ in its links, not in its subject. */
const occasionOf = (mail: Mail): string =>
  mail.to.startsWith("driver-") ? JSON.stringify([mail.to, mail.subject]) : contentOf(mail);
const contentOf = ({ to, subject, text }: Mail): string => JSON.stringify([to, subject, text]);
