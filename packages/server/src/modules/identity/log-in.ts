import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import { completeSignIn } from "./complete-sign-in.ts";
import type { IdentityDeps } from "./deps.ts";
import { passwordFits } from "./passwords.ts";
import { users } from "./table.ts";

/**
 * Signs in. A wrong e-mail and a wrong password answer alike and take alike.
 * The password is checked before the transaction: it takes long, and many at once would hold every connection.
 */
export async function logIn(
  ctx: OutsideCtx<"INVALID_LOGIN_OR_PASSWORD">,
  deps: IdentityDeps,
  input: ParsedOf<Catalog["logIn"]>["body"],
  io: Io,
): Promise<ReplyOf<Catalog["logIn"]>> {
  const anywhere = `account ${input.email}`;
  const here = `${anywhere} ${io.ip}`;
  await deps.limits.take("signIn", [here]);
  await deps.limits.take("account", [anywhere]);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email));
  if (!(await passwordFits(user?.passwordHash ?? null, input.password)) || !user)
    throw ctx.fail("INVALID_LOGIN_OR_PASSWORD");
  await deps.limits.forget("signIn", here);
  await deps.limits.giveBack("account", anywhere);
  return ctx.write((write) =>
    completeSignIn(write, deps, io, user.id, { method: "password", embedded: input.embedded }),
  );
}
