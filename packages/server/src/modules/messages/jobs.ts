import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { blankMessages } from "@treadclub/kit/outbox";
import type { MailPort } from "#adapters/mail/port";
import { noticeMailJob } from "./notice-mails.ts";
import { sendMessageJob, type AttachReport } from "./send.ts";

const textKeptMs = 7 * 24 * 3_600_000;

interface JobDeps {
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly attachReport: AttachReport;
}

/** Sending, and hourly: what was written to people is not kept for ever where it was really sent. */
export const messageJobs = ({ mail, publicUrl, attachReport }: JobDeps): readonly JobDefinition[] => [
  sendMessageJob(mail, attachReport),
  noticeMailJob(publicUrl),
  {
    name: "blank-messages",
    cron: "23 * * * *",
    run: async ({ log, now, write }) => {
      if (!mail.delivers) return;
      const blanked = await write(({ db }) => blankMessages(db, new Date(now.getTime() - textKeptMs)));
      log.info({ blanked }, "texts of old messages blanked");
    },
  },
];
