import { proofLifeMs, type Catalog, type ParsedOf, type ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import { hashToken, randomToken } from "@treadclub/kit/ids";
import type { Io } from "@treadclub/kit/http/io";
import { mintToken } from "#modules/identity";
import type { ProviderDeps } from "./deps.ts";

/** Ties the way to the provider and back to one browser. */
export const providerCookie = "treadclub_provider";
const wayLifeSeconds = 15 * 60;

type Body = ParsedOf<Catalog["googleStart"]>["body"];

/**
 * Begins the way to the provider: what the visitor brings along waits here under `state`. Linking needs somebody who is
 * signed in and has just proved who they are; proving needs a signed-in user.
 */
export async function startAtProvider(
  ctx: OutsideCtx<"NOT_FOUND" | "UPSTREAM_UNAVAILABLE">,
  { provider }: ProviderDeps,
  { intent, ...journey }: Body,
  io: Io,
): Promise<ReplyOf<Catalog["googleStart"]>> {
  if (!provider) throw ctx.fail("NOT_FOUND");
  const userId = intent === "sign_in" ? null : linkingUser(ctx, intent);
  const browser = randomToken();
  const state = randomToken();
  const { url, ...secrets } = await provider.begin(state);
  await ctx.write((write) =>
    mintToken(write, {
      kind: "provider",
      token: state,
      userId,
      data: { ...secrets, intent, journey, browser: hashToken(browser) },
      lifeSeconds: wayLifeSeconds,
    }),
  );
  io.setCookie(providerCookie, browser, wayLifeSeconds);
  return { url };
}

function linkingUser({ actor, now, fail }: ReadCtx, intent: "link" | "prove"): number {
  if (actor.kind !== "user" || actor.actingAdminId !== null) throw fail("TOKEN_DECODE_UNSUCCESSFUL");
  if (intent === "link" && actor.mustSetUp) throw fail("SECOND_STEP_WANTED");
  const isFresh = actor.provenAt !== null && now.getTime() - actor.provenAt.getTime() < proofLifeMs;
  if (intent === "link" && !isFresh) throw fail("PROOF_WANTED");
  return actor.userId;
}
