import type { Catalog, LimitName, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import type { Limits } from "@treadclub/kit/http/limits";
import { networkOf } from "@treadclub/kit/http/network";
import { begun } from "@treadclub/kit/states";
import {
  completeSignIn,
  createUser,
  hashNewPassword,
  recordConsents,
  type AccountOf,
  type NewUser,
} from "#modules/identity";
import { welcome, type ConsumerHooks } from "./hooks.ts";
import { consumerMachine } from "./states.ts";
import { consumers } from "./table.ts";

export interface SignUpDeps {
  readonly secret: string;
  readonly accountOf: AccountOf;
  readonly limits: Limits<LimitName>;
  readonly hooks: ConsumerHooks;
}

type Body = ParsedOf<Catalog["createConsumer"]>["body"];

/** Signs a driver up, joins the club of the code and signs in. A code that leads nowhere: CODE_INVALID, and nothing is made. */
export async function signUp(
  ctx: OutsideCtx<"EMAIL_EXISTS" | "CODE_INVALID">,
  deps: SignUpDeps,
  body: Body,
  io: Io,
): Promise<ReplyOf<Catalog["createConsumer"]>> {
  if (body.code !== undefined) await deps.limits.take("code", [`address ${networkOf(io.ip)}`]);
  const passwordHash = await hashNewPassword(ctx, body.password);
  return ctx.write((write) => makeAccount(write, deps, { ...body, passwordHash }, io));
}

async function makeAccount(
  ctx: WriteCtx<"EMAIL_EXISTS" | "CODE_INVALID">,
  deps: SignUpDeps,
  body: Omit<Body, "password"> & { passwordHash: string },
  io: Io,
): Promise<ReplyOf<Catalog["createConsumer"]>> {
  const user = {
    email: body.email,
    passwordHash: body.passwordHash,
    firstName: body.first_name,
    lastName: body.last_name,
    locale: body.locale ?? "en",
  };
  const userId = await createConsumer(ctx, user, { terms: true, marketing: body.marketing });
  const joinedClub = body.code === undefined ? null : await join(ctx, deps.hooks, userId, body.code, body.code_type);
  await welcome(ctx, deps.hooks, userId, user);
  const reply = await completeSignIn(ctx, deps, io, userId, { method: "password", embedded: body.embedded });
  return { ...reply, joined_club: joinedClub };
}

/** The rows of a new driver: user, role, driver, consents. */
export async function createConsumer(
  ctx: WriteCtx<"EMAIL_EXISTS">,
  user: Omit<NewUser, "roles">,
  consent: { terms: boolean; marketing: boolean },
): Promise<number> {
  const id = await createUser(ctx, { ...user, roles: ["consumer"] });
  await ctx.db.insert(consumers).values({ id, createdAt: ctx.now });
  begun(ctx, consumerMachine, id);
  await recordConsents(ctx, id, consent, "sign_up");
  ctx.audit("sign up", { entity: "consumer", id });
  return id;
}

/** Of the kinds of code, clubs have codes of their own so far. */
function join(
  ctx: WriteCtx<"CODE_INVALID">,
  hooks: ConsumerHooks,
  userId: number,
  code: string,
  type: Body["code_type"],
): Promise<string> {
  if (type !== undefined && type !== "club") throw ctx.fail("CODE_INVALID");
  return hooks.joinByCode(ctx, userId, code);
}
