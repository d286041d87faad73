import type { Catalog, LimitName, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import { eq } from "drizzle-orm";
import { completeSignIn } from "./complete-sign-in.ts";
import type { IdentityDeps } from "./deps.ts";
import { knownDevice } from "./devices.ts";
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
  const device = await knownDevice(ctx.db, io, input);
  const tries = triesOf(ctx, io, input.email, device);
  for (const { limit, keys } of tries) await deps.limits.take(limit, keys);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email));
  const fits = await passwordFits(user?.passwordHash ?? null, input.password, { first: device !== null });
  if (!fits || !user) throw ctx.fail("INVALID_LOGIN_OR_PASSWORD");
  for (const { limit, own } of tries) if (own !== null) await right(deps, limit, own);
  return ctx.write((write) =>
    completeSignIn(write, deps, io, user.id, { method: "password", embedded: input.embedded }),
  );
}

interface Tries {
  readonly limit: LimitName;
  readonly keys: readonly string[];
  /** Counts wrong passwords only. */
  readonly own: string | null;
}

/** A right password wipes out what this client got wrong; what all clients share only gets its one try back. */
const right = (deps: IdentityDeps, limit: LimitName, own: string): Promise<void> =>
  limit === "account" ? deps.limits.giveBack(limit, own) : deps.limits.forget(limit, own);

/**
 * What a try is counted under. On a browser that the account knows, under that browser alone: strangers who guess
 * at the account, or from the same address, do not shut its owner out. Everybody else shares the account.
 */
function triesOf(ctx: Pick<ReadCtx, "actor">, io: Io, email: string, device: number | null): Tries[] {
  if (device !== null) return [{ limit: "device", keys: [`device ${device}`], own: `device ${device}` }];
  const network = networkOf(io.ip);
  const account = `account ${email}`;
  const caller = ctx.actor.kind === "user" ? [`user ${ctx.actor.userId}`] : [];
  return [
    { limit: "signIn", keys: [`address ${network}`, ...caller], own: null },
    { limit: "signIn", keys: [`${account} ${network}`], own: `${account} ${network}` },
    { limit: "account", keys: [account], own: account },
  ];
}
