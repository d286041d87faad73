import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { defer, deferredInsert } from "@treadclub/kit/db/deferred";
import { defineStatement } from "@treadclub/kit/db/statement";
import { deletingTokens, issueToken, signedInUser, users } from "#modules/identity";
import { mailTo } from "#modules/messages";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { AccountDeps } from "./deps.ts";
import { sessionOf } from "./profile.ts";
import { emailChanges } from "./table.ts";

export const changeKinds = ["email_change_old", "email_change_new"] as const;
const lifeSeconds = 24 * 3600;

/**
 * Begins a change of address: a link to each of the two. An address that was never confirmed may be misspelt and nobody's,
 * so that side needs no link; it is told at the end like any other. Errors: EMAIL_EXISTS; STATE_CONFLICT for one's own address.
 */
export async function requestEmailChange(
  ctx: WriteCtx<"EMAIL_EXISTS" | "STATE_CONFLICT">,
  { publicUrl }: Pick<AccountDeps, "publicUrl">,
  email: string,
): Promise<void> {
  const userId = signedInUser(ctx);
  const user = await changing.first(ctx.db, { userId, email });
  if (!user || user.email === email) throw ctx.fail("STATE_CONFLICT", { details: { email: "same" } });
  if (user.isTaken) throw ctx.fail("EMAIL_EXISTS", { fields: { email: "email_taken" } });
  await dropEmailChange(ctx, userId);
  const change = {
    userId,
    email,
    oldConfirmedAt: user.emailConfirmedAt === null ? ctx.now : null,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeSeconds * 1000),
  };
  defer(ctx.db, changePart, [change]);
  const data = { email, session: sessionOf(ctx) };
  const receiver = { userId, firstName: user.firstName, locale: user.locale };
  const linkFor = (kind: (typeof changeKinds)[number]): string => {
    const { token } = issueToken(ctx, { kind, userId, data, lifeSeconds });
    return `${publicUrl}/app/confirm_email_change?token=${token}`;
  };
  if (user.emailConfirmedAt !== null)
    await mailTo(ctx, { ...receiver, to: user.email, showsNames: true }, "email_change_old", {
      email,
      link: linkFor("email_change_old"),
      profile: `${publicUrl}/app/account/profile`,
    });
  await mailTo(ctx, { ...receiver, to: email, showsNames: false }, "email_change_new", {
    link: linkFor("email_change_new"),
  });
  ctx.audit("ask for a change of address", { entity: "user", id: userId });
}

const changing = defineStatement<{ userId: number; email: string }>()((p) => ({
  fields: {
    email: users.email,
    firstName: users.firstName,
    locale: users.locale,
    emailConfirmedAt: users.emailConfirmedAt,
    isTaken: sql<boolean>`exists (select 1 from ${users} other where other.email = ${p.email})`,
  },
  text: (columns) => sql`select ${columns} from ${users} where ${users.id} = ${p.userId} for no key update of ${users}`,
}));

const { userId: ofUser, email: newEmail, oldConfirmedAt, createdAt, expiresAt } = getTableColumns(emailChanges);
const changeColumns = { userId: ofUser, email: newEmail, oldConfirmedAt, createdAt, expiresAt };
const changePart = deferredInsert("email_change_rows", emailChanges, changeColumns);

/** The change that is under way, or null. */
export async function currentEmailChange(ctx: ReadCtx): Promise<ReplyOf<Catalog["getEmailChange"]>> {
  const [row] = await ctx.db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, signedInUser(ctx)));
  if (!row || row.expiresAt <= ctx.now) return { change: null };
  return {
    change: {
      email: row.email,
      old_confirmed: row.oldConfirmedAt !== null,
      new_confirmed: row.newConfirmedAt !== null,
      expires_at: row.expiresAt.toISOString(),
    },
  };
}

export async function cancelEmailChange(ctx: WriteCtx): Promise<void> {
  const userId = signedInUser(ctx);
  if (await dropEmailChange(ctx, userId)) ctx.audit("cancel a change of address", { entity: "user", id: userId });
}

/** Forgets a change with its links, in one statement; answers whether there was one. */
export async function dropEmailChange(ctx: WriteCtx, userId: number): Promise<boolean> {
  const gone = await dropping.all(ctx.db, { userId });
  return gone.length > 0;
}

const dropping = defineStatement<{ userId: number }>()((p) => ({
  fields: { userId: sql`user_id` },
  text: (
    columns,
  ) => sql`with links as (${deletingTokens(changeKinds, p)}), gone as (delete from ${emailChanges} where ${emailChanges.userId} = ${p.userId} returning user_id)
    select ${columns} from gone`,
}));
