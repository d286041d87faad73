import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import type { IdentityDeps } from "./deps.ts";
import { passwordFits } from "./passwords.ts";
import { startSession } from "./sessions.ts";
import { users } from "./table.ts";
import { userView } from "./view.ts";

/** Signs in. A wrong e-mail and a wrong password answer alike and take alike. */
export async function logIn(
  ctx: WriteCtx<"INVALID_LOGIN_OR_PASSWORD">,
  deps: IdentityDeps,
  input: ParsedOf<Catalog["logIn"]>["body"],
  io: Io,
): Promise<ReplyOf<Catalog["logIn"]>> {
  const account = `account ${input.email} ${io.ip}`;
  await deps.limits.take("signIn", [account]);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email));
  if (!(await passwordFits(user?.passwordHash ?? null, input.password)) || !user)
    throw ctx.fail("INVALID_LOGIN_OR_PASSWORD");
  await deps.limits.forget("signIn", account);
  const { isShut } = await deps.accountOf(ctx.db, user.id);
  if (user.disabled || isShut) return { token: null, user: null, guard_message: "disabled" };
  const token = await startSession(ctx, io, deps.secret, user.id);
  return { token, user: await userView(ctx.db, deps.accountOf, user.id), guard_message: null };
}
