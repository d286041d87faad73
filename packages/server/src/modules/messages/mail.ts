import type { WriteCtx } from "@treadclub/kit/context";
import { makeTranslate, type Area, type Locale } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import type { ParamsOf } from "@treadclub/texts/types";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { users } from "#modules/identity";
import { asc, inArray } from "drizzle-orm";

type Words = typeof en;
type NameIn<K> = K extends `mail.${infer N}.subject` ? N : never;
export type MailName = NameIn<keyof Words>;
type Part<N extends MailName, P extends "subject" | "text"> = `mail.${N}.${P}` extends infer K extends keyof Words
  ? ParamsOf<Words[K]>
  : never;
/** The values of a mail's placeholders; the receiver's first name is known. */
export type MailValues<N extends MailName> = {
  readonly [P in Exclude<Part<N, "subject"> | Part<N, "text">, "first_name">]: string | number;
};

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

/** Writes each user a mail in their language, into the outbox. With `onceKey` a user gets it once. */
export async function mailUsers<N extends MailName>(
  ctx: WriteCtx,
  userIds: readonly number[],
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> {
  if (userIds.length === 0) return;
  const receivers = await ctx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, locale: users.locale })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id));
  for (const user of receivers) {
    const all = { ...values, first_name: user.firstName };
    const message = {
      channel: "email",
      to: user.email,
      userId: user.id,
      subject: oneLine(say(user.locale, `mail.${name}.subject`, all)),
      text: say(user.locale, `mail.${name}.text`, all),
    } as const;
    await ctx.outbox.send(onceKey === undefined ? message : { ...message, onceKey: `${onceKey} ${user.id}` });
  }
}

/** The keys are put together from a name that the types know; `makeTranslate` takes one whole key. */
const say = (locale: Locale, key: string, values: Readonly<Record<string, string | number>>): string =>
  Reflect.apply(makeTranslate(locale, [areas[locale]]), null, [key, values]);

/** A line break in a name would begin another mail header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
