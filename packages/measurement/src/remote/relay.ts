import type { WriteCtx } from "@treadclub/kit/context";
import type { SessionRow } from "#measurement/rows";

export const relayJob = "tell-remote";

export const forgetJob = "forget-remote";

/** Deletes photos and texts at the other service, too. The job carries the encrypted token, since it is deleted here by then. */
export async function relayForgetting(
  ctx: WriteCtx,
  { tokenHash, remoteToken }: Pick<SessionRow, "tokenHash" | "remoteToken">,
): Promise<void> {
  if (remoteToken !== null) ctx.outbox.job(forgetJob, { hash: tokenHash, sealed: remoteToken });
}

/** Relays an integrator's decision about a remotely measured session, once the transaction has committed. */
export async function relay(ctx: WriteCtx, { id, remoteToken }: Pick<SessionRow, "id" | "remoteToken">): Promise<void> {
  if (remoteToken !== null) ctx.outbox.job(relayJob, { id });
}
