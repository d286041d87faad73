import type { Catalog, LimitName, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import type { Limits } from "@treadclub/kit/http/limits";
import { defineStatement } from "@treadclub/kit/db/statement";
import { sql } from "drizzle-orm";
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
  await deps.limits.takeEach(tries);
  const user = await byEmail.first(ctx.db, { email: input.email });
  const fits = await passwordFits(user?.passwordHash ?? null, input.password, { first: device !== null });
  if (!fits || !user) throw ctx.fail("INVALID_LOGIN_OR_PASSWORD");
  await deps.limits.settle(settledBy(tries));
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

const byEmail = defineStatement<{ email: string }>()((p) => ({
  fields: { id: users.id, passwordHash: users.passwordHash },
  text: (columns) => sql`select ${columns} from ${users} where ${users.email} = ${p.email}`,
}));

/** A right password wipes out what this client got wrong; what all clients share only gets its one try back. */
function settledBy(tries: readonly Tries[]): Parameters<Limits<LimitName>["settle"]>[0] {
  const own = tries.flatMap(({ limit, own: key }) => (key === null ? [] : [{ limit, keys: [key] }]));
  return {
    forget: own.filter(({ limit }) => limit !== "account"),
    giveBack: own.filter(({ limit }) => limit === "account"),
  };
}

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
