import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { completeSetUp, signToken, type SecondStep } from "#modules/identity";
import type { SecurityDeps } from "./deps.ts";
import { newCodes } from "./recovery.ts";

interface Added {
  readonly userId: number;
  readonly step: SecondStep;
  readonly isFirst: boolean;
}

/** What follows a new second step: recovery codes with the first one, and the whole account where only set-up was open. */
export async function stepAdded(
  ctx: WriteCtx,
  deps: SecurityDeps,
  { userId, step, isFirst }: Added,
): Promise<ReplyOf<Catalog["addPasskey"]>> {
  const recovery_codes = isFirst ? await newCodes(ctx, userId) : [];
  if (ctx.actor.kind !== "user" || !ctx.actor.mustSetUp) return { recovery_codes, token: null };
  const { sessionId } = ctx.actor;
  await completeSetUp(ctx, { userId, sessionId }, step);
  return { recovery_codes, token: await signToken(deps.secret, { userId, sessionId, actingAdminId: null }, ctx.now) };
}
