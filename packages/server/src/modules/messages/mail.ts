import type { WriteCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { cleanLine, cleanText, holdsAddress } from "@treadclub/rules";
import { makeTranslate, type Area, type Locale } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import type { ParamsOf } from "@treadclub/texts/types";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { sql } from "drizzle-orm";

type Words = typeof en;
type NameIn<K> = K extends `mail.${infer N}.subject` ? (N extends `${string}_plain` ? never : N) : never;
export type MailName = NameIn<keyof Words>;
type Part<N extends MailName, P extends "subject" | "text"> = `mail.${N}.${P}` extends infer K extends keyof Words
  ? ParamsOf<Words[K]>
  : never;
/** The values of a mail's placeholders; the greeting is made from the receiver's first name. */
export type MailValues<N extends MailName> = {
  readonly [P in Exclude<Part<N, "subject"> | Part<N, "text">, "greeting">]: string | number;
};

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

const addresses = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  locale: users.locale,
  isConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
};
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
  { id, email, firstName, locale, isConfirmed }: Address,
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> =>
  mailTo(
    ctx,
    { to: email, userId: id, firstName, locale, showsNames: isConfirmed },
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
  /**
   * Whether names that users typed may stand in the mail. Not to an address that nobody has confirmed: whoever signs up with
   * somebody else's address would choose what we write to them.
   */
  readonly showsNames: boolean;
}

/** Writes a mail to an address, into the outbox. */
export async function mailTo<N extends MailName>(
  ctx: WriteCtx,
  { to, firstName, locale, userId, showsNames }: Receiver,
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> {
  const names = namesIn(values);
  const isPlain = !showsNames || Object.values(names).some(holdsAddress);
  const all = { ...values, ...names, greeting: greetingOf(locale, showsNames ? cleanLine(firstName) : "") };
  const say = (part: "subject" | "text"): string => fill(locale, keyOf(name, part, isPlain), all);
  ctx.outbox.send({
    channel: "email",
    to,
    ...(userId === undefined ? {} : { userId }),
    // A line break in a name would begin another mail header.
    subject: cleanLine(say("subject")),
    text: cleanText(say("text")),
    ...(onceKey === undefined ? {} : { onceKey }),
  });
}

/** The values that users typed, each on one line. Some were stored before names were checked. */
const namesIn = (values: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => typed.has(key))
      .map(([key, value]) => [key, cleanLine(String(value))] as const),
  );
const typed: ReadonlySet<string> = new Set(["company", "name", "title"]);

const greetingOf = (locale: Locale, firstName: string): string =>
  firstName === "" || holdsAddress(firstName)
    ? fill(locale, "mail.greeting_plain", {})
    : fill(locale, "mail.greeting", { first_name: firstName });

function keyOf(name: MailName, part: "subject" | "text", isPlain: boolean): string {
  const plain = `mail.${name}_plain.${part}`;
  return isPlain && plain in en ? plain : `mail.${name}.${part}`;
}

/** The keys are put together from a name that the types know; `makeTranslate` takes one whole key. */
const fill = (locale: Locale, key: string, values: Readonly<Record<string, string | number>>): string =>
  Reflect.apply(makeTranslate(locale, [areas[locale]]), null, [key, values]);
