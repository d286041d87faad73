import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { defineStatement } from "@treadclub/kit/db/statement";
import { hashToken } from "@treadclub/kit/ids";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  completeSignIn,
  createUser,
  dropTokens,
  hashNewPassword,
  lookAtToken,
  mintToken,
  recordConsents,
  spendingToken,
  userRoles,
  users,
  type LoginReply,
} from "#modules/identity";
import { mailUsers } from "#modules/messages";
import type { UserDeps } from "./deps.ts";

type Body = ParsedOf<Catalog["inviteUser"]>["body"];

const lifeSeconds = 7 * 24 * 3600;

/** Makes an account for an administrator or supplier and mails the link for its password. Again for one that waits for it: a new link, and the old one leads nowhere. */
export async function inviteUser(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  { publicUrl }: Pick<UserDeps, "publicUrl">,
  body: Body,
): Promise<number> {
  const id = (await invitedBefore(ctx, body)) ?? (await makeInvited(ctx, body));
  const { token } = await mintToken(ctx, { kind: "first_password", userId: id, lifeSeconds });
  await mailUsers(ctx, [id], "first_password", {
    link: `${publicUrl}/app/first_password?${new URLSearchParams({ token })}`,
  });
  ctx.audit("invite a user", { entity: "user", id }, { role: body.role });
  return id;
}

const makeInvited = (ctx: WriteCtx<"EMAIL_EXISTS">, body: Body): Promise<number> =>
  createUser(ctx, {
    email: body.email,
    passwordHash: null,
    firstName: body.first_name,
    lastName: body.last_name,
    locale: body.locale ?? "en",
    roles: [body.role],
  });

/** Administrators and suppliers come by invitation only; without a password none of them has come in. */
const isOffice = sql`exists (select 1 from user_roles r where r.user_id = users.id)
  and not exists (select 1 from user_roles r where r.user_id = users.id and r.role in ('consumer', 'member'))`;

/** The account of somebody who was invited and has not come in yet: it gets the new name and role. */
async function invitedBefore(ctx: WriteCtx, body: Body): Promise<number | null> {
  const [row] = await ctx.db
    .update(users)
    .set({ firstName: body.first_name, lastName: body.last_name })
    .where(
      and(
        eq(users.email, body.email),
        isNull(users.passwordHash),
        isNull(users.emailConfirmedAt),
        eq(users.disabled, false),
        isOffice,
      ),
    )
    .returning({ id: users.id });
  if (!row) return null;
  await dropTokens(ctx, "first_password", row.id);
  await ctx.db.delete(userRoles).where(eq(userRoles.userId, row.id));
  await ctx.db.insert(userRoles).values({ userId: row.id, role: body.role });
  return row.id;
}

/** Sets the first password by the link, which proves the address, and signs in. A link that does not work any more: CODE_INVALID. */
export async function setFirstPassword(
  ctx: OutsideCtx<"CODE_INVALID">,
  deps: UserDeps,
  { token, password }: ParsedOf<Catalog["setFirstPassword"]>["body"],
  io: Io,
): Promise<LoginReply> {
  if (!(await lookAtToken(ctx.db, "first_password", { token }, ctx.now))) throw ctx.fail("CODE_INVALID");
  const passwordHash = await hashNewPassword(ctx, password);
  return ctx.write(async (write) => {
    const user = await firstPassword.first(write.db, { hash: hashToken(token), now: write.now, passwordHash });
    if (!user) throw write.fail("CODE_INVALID");
    await recordConsents(write, user.id, { terms: true, marketing: false }, "invitation");
    write.audit("set the first password", { entity: "user", id: user.id });
    return completeSignIn(write, deps, io, user.id, { method: "link" });
  });
}

const firstPassword = defineStatement<{ hash: string; now: Date; passwordHash: string }>()((p) => ({
  fields: { id: users.id },
  text: (columns) => sql`with spent as (${spendingToken("first_password", p)})
    update ${users} set password_hash = ${p.passwordHash}, password_changed_at = ${p.now}, email_confirmed_at = ${p.now}
    from spent where ${users.id} = spent.user_id returning ${columns}`,
}));
