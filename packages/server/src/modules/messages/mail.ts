import type { WriteCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { makeTranslate, type Area, type Locale } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import type { ParamsOf } from "@treadclub/texts/types";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { sql } from "drizzle-orm";

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

const addresses = { id: users.id, email: users.email, firstName: users.firstName, locale: users.locale };
type Address = RowOf<typeof addresses>;

const addressesOf = defineStatement<{ ids: readonly number[] }>()((p) => ({
  fields: addresses,
  text: (columns) =>
    sql`select ${columns} from ${users} where ${users.id} = any(${p.ids}::bigint[]) order by ${users.id}`,
}));
const addressesOfOwners = defineStatement<{ memberId: number }>()((p) => ({
  fields: addresses,
  text: (columns) => sql`select ${columns} from ${users} join ${memberUsers} on ${memberUsers.userId} = ${users.id}
    where ${memberUsers.memberId} = ${p.memberId} and ${memberUsers.position} = 'owner' order by ${users.id}`,
}));

/** Writes each user a mail in their language, into the outbox. With `onceKey` a user gets it once. */
export async function mailUsers<N extends MailName>(
  ctx: WriteCtx,
  userIds: readonly number[],
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> {
  if (userIds.length === 0) return;
  for (const user of await addressesOf.all(ctx.db, { ids: [...userIds] }))
    await mailUser(ctx, user, name, values, onceKey);
}

/** Writes each owner of a company a mail in their language, into the outbox. */
export async function mailOwners<N extends MailName>(
  ctx: WriteCtx,
  memberId: number,
  name: N,
  values: MailValues<N>,
): Promise<void> {
  for (const owner of await addressesOfOwners.all(ctx.db, { memberId })) await mailUser(ctx, owner, name, values);
}

const mailUser = <N extends MailName>(
  ctx: WriteCtx,
  { id, email, firstName, locale }: Address,
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> =>
  mailTo(
    ctx,
    { to: email, userId: id, firstName, locale },
    name,
    values,
    onceKey === undefined ? undefined : `${onceKey} ${id}`,
  );

/** Who gets a mail that is not, or not yet, the address of an account. */
export interface Receiver {
  readonly to: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly userId?: number;
}

/** Writes a mail to an address, into the outbox. */
export async function mailTo<N extends MailName>(
  ctx: WriteCtx,
  { to, firstName, locale, userId }: Receiver,
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> {
  const all = { ...values, first_name: firstName };
  ctx.outbox.send({
    channel: "email",
    to,
    ...(userId === undefined ? {} : { userId }),
    subject: oneLine(say(locale, `mail.${name}.subject`, all)),
    text: say(locale, `mail.${name}.text`, all),
    ...(onceKey === undefined ? {} : { onceKey }),
  });
}

/** The keys are put together from a name that the types know; `makeTranslate` takes one whole key. */
const say = (locale: Locale, key: string, values: Readonly<Record<string, string | number>>): string =>
  Reflect.apply(makeTranslate(locale, [areas[locale]]), null, [key, values]);

/** A line break in a name would begin another mail header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
