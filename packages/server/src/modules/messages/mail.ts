import type { WriteCtx } from "@treadclub/kit/context";
import type { RowOf } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { cleanLine, cleanText, holdsAddress } from "@treadclub/rules";
import { languageTags, makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import type { ParamsOf } from "@treadclub/texts/types";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { users } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { sql } from "drizzle-orm";
import { cleaned, emptyDocument, paragraphsOf, textOf, type MailDocument } from "./mail-document.ts";

type Words = typeof en;
type NameIn<K> = K extends `mail.${infer N}.subject` ? (N extends `${string}_plain` ? never : N) : never;
export type MailName = NameIn<keyof Words>;
type Part<N extends MailName, P extends "subject" | "text" | "after"> = `mail.${N}.${P}` extends infer K extends
  keyof Words
  ? ParamsOf<Words[K]>
  : never;
type LinkOf<N extends MailName> = `mail.${N}.button` extends keyof Words ? "link" : never;
/** The values of a mail's placeholders; what its button opens is `link`. */
export type MailValues<N extends MailName> = {
  readonly [P in Part<N, "subject"> | Part<N, "text"> | Part<N, "after"> | LinkOf<N>]: string | number;
};

/** Whether a mail of this name exists; not for the plain form of one. */
export const isMailName = (name: string): name is MailName => `mail.${name}.subject` in en && !name.endsWith("_plain");

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
  receiver: Receiver,
  name: N,
  values: MailValues<N>,
  onceKey?: string,
): Promise<void> {
  writeMail(ctx, receiver, mailOf(receiver, name, values), onceKey);
}

/** What a mail says to its receiver, without the greeting. */
export function mailOf(
  { locale, showsNames, userId }: Pick<Receiver, "locale" | "showsNames" | "userId">,
  name: MailName,
  values: Values,
): WrittenMail {
  const names = namesIn(values);
  const isPlain = !showsNames || Object.values(names).some(holdsAddress);
  const all: Values = { ...values, ...names };
  const render = (part: MailPart): string => fill(locale, keyOf(name, part, isPlain), all);
  const has = (part: MailPart): boolean => keyOf(name, part, isPlain) in en;
  const document: MailDocument = {
    ...emptyDocument,
    lang: languageTags[locale],
    paragraphs: paragraphsOf(render("text")),
    button: has("button") ? { label: render("button"), href: String(all["link"]) } : null,
    after: has("after") ? paragraphsOf(render("after")) : [],
    why: fill(locale, userId === undefined ? "mail.why.address" : "mail.why.account", {}),
  };
  return { subject: render("subject"), document };
}

interface WrittenMail {
  readonly subject: string;
  readonly document: MailDocument;
}

/** What somebody gets, with the greeting, as it is stored and sent. */
export function finishedMail(
  { firstName, locale, showsNames }: Pick<Receiver, "firstName" | "locale" | "showsNames">,
  { subject, document }: WrittenMail,
) {
  const greeting = greetingOf(locale, showsNames ? cleanLine(firstName) : "");
  const content = cleaned({ ...document, greeting });
  // A line break in a name would begin another mail header.
  return { subject: cleanLine(subject), text: cleanText(textOf(content)), content };
}

/** Writes what a mail says into the outbox, with the receiver's greeting. */
export function writeMail(ctx: WriteCtx, receiver: Receiver, mail: WrittenMail, onceKey?: string): void {
  const { to, userId } = receiver;
  ctx.outbox.send({
    channel: "email",
    to,
    ...(userId === undefined ? {} : { userId }),
    ...finishedMail(receiver, mail),
    ...(onceKey === undefined ? {} : { onceKey }),
  });
}

type MailPart = "subject" | "text" | "button" | "after";
type Values = Readonly<Record<string, string | number>>;

/** The values that users typed, each on one line. Some were stored before names were checked. */
const namesIn = (values: Values): Readonly<Record<string, string>> =>
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

function keyOf(name: MailName, part: MailPart, isPlain: boolean): string {
  const plain = `mail.${name}_plain.${part}`;
  return isPlain && plain in en ? plain : `mail.${name}.${part}`;
}

/** Words of mails that have a key of their own. */
export const mailWords = (locale: Locale): Translate => makeTranslate(locale, [areas[locale]]);

/** The keys are put together from a name that the types know; `makeTranslate` takes one whole key. */
const fill = (locale: Locale, key: string, values: Values): string =>
  Reflect.apply(mailWords(locale), null, [key, values]);
