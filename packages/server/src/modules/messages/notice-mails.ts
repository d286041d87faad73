import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { isOneOf } from "@treadclub/kit/db/page";
import { makeTranslate, type Area, type Locale } from "@treadclub/texts";
import { base as cn } from "@treadclub/texts/cn/base";
import { base as en } from "@treadclub/texts/en/base";
import { base as uk } from "@treadclub/texts/uk/base";
import { consumers } from "#modules/consumers";
import { users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { and, asc, eq, isNull, ne, or } from "drizzle-orm";
import { mailTo } from "./mail.ts";
import { recordLink } from "./record-link.ts";
import { notificationChoices, notifications } from "./table.ts";
import { isOnByItself, topicOf } from "./topics.ts";

export const noticeJob = "mail-notices";
const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

/** Mails new notifications to those who want mails about them, once each; what was read meanwhile needs none. */
export const noticeMailJob = (publicUrl: string): JobDefinition => ({
  name: noticeJob,
  run: ({ write }, { ids }) =>
    write(async (ctx) => {
      const wanted = await wantedOnes(ctx, String(ids).split(",").map(Number));
      for (const one of wanted) await mailNotice(ctx, publicUrl, one);
    }),
});

interface Wanted {
  readonly note: typeof notifications.$inferSelect;
  readonly user: Pick<typeof users.$inferSelect, "email" | "emailConfirmedAt" | "firstName" | "locale">;
  readonly memberId: number | null;
}

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
        or(ne(notifications.role, "consumer"), eq(consumers.state, "active")),
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

async function mailNotice(ctx: WriteCtx, publicUrl: string, { note, user, memberId }: Wanted): Promise<void> {
  const own = `${publicUrl}/app`;
  await mailTo(
    ctx,
    {
      to: user.email,
      userId: note.userId,
      firstName: user.firstName,
      locale: user.locale,
      showsNames: user.emailConfirmedAt !== null,
    },
    "notice",
    {
      sentence: sentenceOf(user.locale, note),
      link: `${own}${recordLink(note, memberId)}`,
      choices: `${own}/account/messages`,
    },
    `notice ${note.id}`,
  );
}

/** The same sentence as in the app. */
const sentenceOf = (locale: Locale, note: Pick<Wanted["note"], "type" | "values">): string =>
  Reflect.apply(makeTranslate(locale, [areas[locale]]), null, [`base.notice.${note.type}`, note.values]);
