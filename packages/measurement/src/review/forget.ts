import type { WriteCtx } from "@treadclub/kit/context";
import { isOneOf } from "@treadclub/kit/db/page";
import { removePhotosOf } from "@treadclub/kit/files/photos";
import { eq } from "drizzle-orm";
import { abort } from "#measurement/capture/leave";
import { letPhotosGo } from "#measurement/capture/photos";
import { lockSession, measurementsOf } from "#measurement/capture/session";
import type { Deps } from "#measurement/deps";
import { relayForgetting } from "#measurement/remote/relay";
import { endedStates } from "#measurement/states";
import { forgetSessionReplies } from "#measurement/replies";
import { measurements, sessions } from "#measurement/table";
import { forgetMessages } from "#measurement/webhooks/forget";
import { ownSession, type Reviewer } from "./access.ts";

/**
 * Forgets a session of one's own: its token opens nothing, its reference, photos and the reviewers' words go, and what has
 * not ended is aborted; figures stay. Again it changes nothing. Errors: NOT_FOUND.
 */
export async function forgetSession(
  ctx: WriteCtx<"NOT_FOUND">,
  deps: Pick<Deps, "ensured">,
  reviewer: Reviewer,
  id: number,
): Promise<void> {
  await ownSession(ctx, reviewer, id);
  const session = await lockSession(ctx, id);
  if (session.forgottenAt !== null) return;
  const rows = await measurementsOf(ctx.db, id);
  const ids = rows.map((row) => row.id);
  await abort(
    ctx,
    deps,
    rows.filter(({ state }) => !endedStates.includes(state)),
  );
  await relayForgetting(ctx, session);
  await letPhotosGo(ctx, ids);
  // Also those that were sent and not handed in; the files of half ones go with the sweep.
  await removePhotosOf(ctx, id);
  await ctx.db.update(measurements).set({ message: "" }).where(isOneOf(measurements.id, ids));
  await forgetMessages(ctx, ids);
  await ctx.db
    .update(sessions)
    .set({ tokenHash: `forgotten ${id}`, reference: null, remoteToken: null, forgottenAt: ctx.now })
    .where(eq(sessions.id, id));
  await forgetSessionReplies(ctx, session.tokenHash);
  ctx.audit("forget session", { entity: "measurement_session", id }, { key: reviewer.key.id });
}
