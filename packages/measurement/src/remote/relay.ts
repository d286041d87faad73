import type { WriteCtx } from "@treadclub/kit/context";
import type { SessionRow } from "#measurement/rows";

export const relayJob = "tell-remote";

export const forgetJob = "forget-remote";

/** Photos and words over there go, too. The token goes along sealed, for here it is gone by then. */
export async function relayForgetting(
  ctx: WriteCtx,
  { tokenHash, remoteToken }: Pick<SessionRow, "tokenHash" | "remoteToken">,
): Promise<void> {
  if (remoteToken !== null) ctx.outbox.job(forgetJob, { hash: tokenHash, sealed: remoteToken });
}

/** What an integrator decided here about a session that is measured elsewhere is told there, once the transaction has committed. */
export async function relay(ctx: WriteCtx, { id, remoteToken }: Pick<SessionRow, "id" | "remoteToken">): Promise<void> {
  if (remoteToken !== null) ctx.outbox.job(relayJob, { id });
}
