import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { isOneOf } from "@treadclub/kit/db/page";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { writeMail } from "./mail.ts";
import { noticeDocument } from "./notice-document.ts";
import { recordLink } from "./record-link.ts";
import { notificationChoices, notifications } from "./table.ts";
import { isOnByItself, topicOf } from "./topics.ts";

export const noticeJob = "mail-notices";

/** Mails new notifications to those who want mails about them, once each; what was read meanwhile needs none. */
export const noticeMailJob = (publicUrl: string): JobDefinition => ({
  name: noticeJob,
  run: ({ write }, { ids }) =>
    write(async (ctx) => {
      const wanted = await wantedOnes(ctx, String(ids).split(",").map(Number));
      for (const one of wanted) mailNotice(ctx, publicUrl, one);
    }),
});

interface Wanted {
  readonly note: typeof notifications.$inferSelect;
  readonly user: Pick<typeof users.$inferSelect, "email" | "emailConfirmedAt" | "firstName" | "locale">;
  readonly memberId: number | null;
}

/** Closing an account cancels its appointments, which are in the driver's calendar. */
const isOfClosing = sql`${consumers.state} = 'closed' and ${notifications.values} ->> 'kind' = 'booking_cancelled_by_you'`;

/** Those that their receivers want by mail, in one query. */
async function wantedOnes(ctx: WriteCtx, ids: readonly number[]): Promise<Wanted[]> {
  const rows = await ctx.db
    .select({
      note: notifications,
      user: {
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        firstName: users.firstName,
        locale: users.locale,
      },
      memberId: memberUsers.memberId,
      position: memberUsers.position,
      topic: notificationChoices.topic,
      isOn: notificationChoices.isOn,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(memberUsers, eq(memberUsers.userId, users.id))
    .leftJoin(consumers, eq(consumers.id, users.id))
    .leftJoin(
      notificationChoices,
      and(eq(notificationChoices.userId, users.id), eq(notificationChoices.channel, "email")),
    )
    .where(
      and(
        isOneOf(notifications.id, ids),
        eq(notifications.state, "unread"),
        eq(users.disabled, false),
        isNull(users.erasedAt),
        or(ne(notifications.role, "consumer"), eq(consumers.state, "active"), isOfClosing),
      ),
    )
    .orderBy(asc(notifications.id));
  return [...Map.groupBy(rows, (row) => row.note.id).values()].flatMap((choices) => {
    const [one] = choices;
    const topic = one ? topicOf(one.note.role, one.note.type) : null;
    if (!one || topic === null) return [];
    const chosen = choices.find((row) => row.topic === topic)?.isOn;
    return (chosen ?? isOnByItself(one.note.role, topic, one.position === "owner")) ? [one] : [];
  });
}

function mailNotice(ctx: WriteCtx, publicUrl: string, { note, user, memberId }: Wanted): void {
  const own = `${publicUrl}/app`;
  const showsNames = user.emailConfirmedAt !== null;
  const links = {
    record: `${own}${recordLink(note, memberId)}`,
    choices: `${own}/account/messages`,
    host: new URL(publicUrl).hostname,
  };
  const { email: to, firstName, locale } = user;
  writeMail(
    ctx,
    { to, userId: note.userId, firstName, locale, showsNames },
    noticeDocument(note, { locale, showsNames }, links),
    noticeKey(note.id),
  );
}

/** What makes the mail of a notification unique. */
export const noticeKey = (id: number): string => `notice ${id}`;
