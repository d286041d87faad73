import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, WriteCtx } from "@treadclub/kit/context";
import { hashToken } from "@treadclub/kit/ids";
import type { Io } from "@treadclub/kit/http/io";
import { eq } from "drizzle-orm";
import {
  completeSignIn,
  mintToken,
  notSignedIn,
  proveSession,
  spendToken,
  userOfProvider,
  users,
  type LoginReply,
  type SingleUse,
} from "#modules/identity";
import type { ProvidedPerson } from "#adapters/sign-in-provider/port";
import type { ProviderDeps } from "./deps.ts";
import { wayOf, type Way } from "./kept.ts";
import { linkAccount } from "./link.ts";
import { providerCookie } from "./start.ts";

type Reply = ReplyOf<Catalog["googleCallback"]>;
type Ctx = OutsideCtx<"CODE_INVALID" | "STATE_CONFLICT" | "UPSTREAM_UNAVAILABLE">;
const keptSeconds = 15 * 60;

/** Comes back from the provider: the way is used up first, whatever follows. */
export async function comeBack(
  ctx: Ctx,
  deps: ProviderDeps,
  query: ParsedOf<Catalog["googleCallback"]>["body"],
  io: Io,
): Promise<Reply> {
  const row = await ctx.write((write) => spendToken(write, "provider", { token: query.state }));
  io.clearCookie(providerCookie);
  if (!row || !deps.provider) throw ctx.fail("CODE_INVALID");
  const way = wayOf(row);
  // Another browser than the one that left: a login CSRF.
  if (hashToken(io.cookie(providerCookie) ?? "") !== way.browser) throw ctx.fail("CODE_INVALID");
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const answer = await deps.provider.finish(Object.fromEntries(given), { ...way, state: query.state });
  if (answer.kind === "refused") {
    ctx.log.info({ reason: answer.reason }, "provider refused");
    throw ctx.fail("CODE_INVALID", { details: { journey: journeyOf(way) } });
  }
  const reply = await ctx.write((write) => arrive(write, deps, row, way, answer.person, io));
  return { profile: null, ...reply, intent: way.intent, journey: journeyOf(way) };
}

type Arrived = LoginReply & Partial<Pick<Reply, "profile">>;

async function arrive(
  ctx: WriteCtx<"CODE_INVALID" | "STATE_CONFLICT">,
  deps: ProviderDeps,
  row: SingleUse,
  way: Way,
  person: ProvidedPerson,
  io: Io,
): Promise<Arrived> {
  const known = await userOfProvider(ctx.db, person);
  if (way.intent === "sign_in")
    return known === null ? stranger(ctx, person) : completeSignIn(ctx, deps, io, known, { method: "google" });
  const { actor } = ctx;
  // The sign-in that began the way is the one that it is for.
  if (actor.kind !== "user" || actor.actingAdminId !== null || actor.userId !== row.userId)
    throw ctx.fail("CODE_INVALID");
  if (way.intent === "prove") {
    if (known !== actor.userId) throw ctx.fail("CODE_INVALID");
    await proveSession(ctx, actor);
  } else await linkAccount(ctx, actor.userId, person);
  return { ...nothingNew, guard_message: null };
}

const nothingNew = { token: null, user: null, continue_token: null, second_steps: [] };

/** Nobody is known by this provider's account: an account of the address is linked once its owner proved it; else a new one wants the terms accepted. */
async function stranger(ctx: WriteCtx, person: ProvidedPerson): Promise<Arrived> {
  const [sameAddress] =
    person.email === "" ? [] : await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, person.email));
  const { token } = await mintToken(ctx, {
    kind: "provider_account",
    userId: sameAddress?.id ?? null,
    data: { ...person },
    lifeSeconds: keptSeconds,
  });
  return {
    ...notSignedIn(sameAddress ? "link" : "terms", { continue_token: token }),
    profile: { first_name: person.firstName, last_name: person.lastName, email: person.email },
  };
}

const journeyOf = ({ journey }: Way): Reply["journey"] => ({
  next_url: journey.next_url ?? null,
  code: journey.code ?? null,
  code_type: journey.code_type ?? null,
  iframe_query: journey.iframe_query ?? null,
});
