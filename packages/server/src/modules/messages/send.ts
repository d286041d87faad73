import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { recordSending, type OutboxMessage, type SendOutcome } from "@treadclub/kit/outbox";
import { calendarFile, calendarFileName, type CalendarEvent } from "@treadclub/rules/calendar-file";
import { PermanentMailError, type Mail, type MailAttachment, type MailPort } from "#adapters/mail/port";
import { documentIn } from "./cast.ts";
import type { ReportRef } from "./mail-document.ts";

const retryLimit = 8;

/** Draws the report of a scan for a mail; null when it has no result any more. */
export type AttachReport = (job: Pick<JobRun, "db" | "now">, report: ReportRef) => Promise<MailAttachment | null>;

/**
 * Sends a message of the outbox; only waiting ones, so a job that comes twice sends once. What no provider is set for stays
 * readable in the development outbox. What is refused for good has failed at once; anything else is tried again.
 * A process that dies between sending and writing that down sends again with the same message id.
 */
export const sendMessageJob = (mail: MailPort, attachReport: AttachReport): JobDefinition => ({
  name: "send-message",
  retryLimit,
  run: async (job, { id }) => {
    const messageId = Number(id);
    if (!mail.delivers) return void (await settle(job, messageId, { state: "sent", sentAt: job.now, isTry: true }));
    const message = await settle(job, messageId, { isTry: true });
    if (!message) return;
    if (message.channel === "email" && !(await deliver(job, { mail, attachReport }, message))) return;
    await settle(job, messageId, { state: "sent", sentAt: job.now, lastError: null });
  },
});

const settle = (job: JobRun, id: number, outcome: SendOutcome): Promise<OutboxMessage | null> =>
  job.write(({ db }) => recordSending(db, id, outcome));

interface Sending {
  readonly mail: MailPort;
  readonly attachReport: AttachReport;
}

/** True when the provider has taken it; false when it never will. Throws when it is to be tried again. */
async function deliver(job: JobRun, { mail, attachReport }: Sending, message: OutboxMessage): Promise<boolean> {
  try {
    await mail.send({
      to: message.recipient,
      subject: message.subject,
      text: message.body,
      ...(await richParts(message, (report) => attachReport(job, report))),
      messageId: `message-${message.id}`,
    });
    return true;
  } catch (error) {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const isRefused = error instanceof PermanentMailError;
    const hasFailed = isRefused || message.tries > retryLimit;
    await settle(job, message.id, { lastError, ...(hasFailed ? { state: "failed" } : {}) });
    job.log.warn({ messageId: message.id, tries: message.tries, hasFailed }, "message not sent");
    if (isRefused) return false;
    throw notTaken(message.id);
  }
}

/** HTML and files of a mail that has kept what it is made of. The library for it is loaded with the first one. */
async function richParts(
  { subject, content }: OutboxMessage,
  attach: (report: ReportRef) => Promise<MailAttachment | null>,
): Promise<Pick<Mail, "html" | "attachments">> {
  const document = documentIn(content);
  if (document === null) return {};
  const { htmlOf } = await import("./mail-html.ts");
  const calendar = document.calendar ? [calendarOf(document.calendar)] : [];
  const report = document.report ? [await reportOf(document.report, attach)] : [];
  return { html: htmlOf(subject, document), attachments: [...calendar, ...report] };
}

async function reportOf(
  report: ReportRef,
  attach: (report: ReportRef) => Promise<MailAttachment | null>,
): Promise<MailAttachment> {
  const file = await attach(report);
  if (file === null) throw new PermanentMailError("The result was taken back before its report was sent.");
  return file;
}

const calendarOf = (event: CalendarEvent): MailAttachment => ({
  filename: calendarFileName,
  contentType: `text/calendar; charset=utf-8; method=${event.isCancelled ? "CANCEL" : "PUBLISH"}`,
  content: calendarFile(event),
});

/** The reason may name the receiver; it stands with the message and nowhere else. */
const notTaken = (id: number): Error => new Error(`Message ${id} was not sent; its last_error says why`);
