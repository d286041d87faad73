import type { ReadCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import type { Deps } from "#measurement/deps";
import { lookEveryMs } from "#measurement/remote/port";
import { measurementView, sessionView, type MeasurementView, type SessionView } from "#measurement/view";
import type { WholeSession } from "#measurement/rows";
import { readSessions, type ReadError } from "./read.ts";

export interface SessionResults {
  readonly session: SessionView;
  readonly measurements: MeasurementView[];
}

type ResultDeps = Pick<Deps, "limits" | "publicUrl" | "secret" | "imageBase" | "remote">;
type ResultCtx = Pick<ReadCtx<ReadError>, "db" | "fail" | "now">;

/** What a session has come to. One statement. Errors: those of `readSessions`. */
export async function sessionResults(ctx: ResultCtx, deps: ResultDeps, io: Io, token: string): Promise<SessionResults> {
  const [whole] = await readSessions(ctx, deps, io, [token]);
  if (whole === undefined) throw ctx.fail("NOT_FOUND");
  lookRemotely(deps, ctx.now, whole);
  return resultsOf(deps, ctx.now, whole);
}

/** The measurements behind tokens, in their order. One statement. Errors: those of `readSessions`. */
export async function treadResults(
  ctx: ResultCtx,
  deps: ResultDeps,
  io: Io,
  tokens: readonly string[],
): Promise<MeasurementView[]> {
  const sessions = await readSessions(ctx, deps, io, tokens);
  for (const whole of sessions) lookRemotely(deps, ctx.now, whole);
  return sessions.flatMap((whole) => resultsOf(deps, ctx.now, whole).measurements);
}

/** The answer of the results call, also for the event stream. */
export const resultsOf = (
  deps: Pick<Deps, "secret" | "imageBase">,
  now: Date,
  { session, key, measurements }: WholeSession,
): SessionResults => ({
  session: sessionView(session, key),
  measurements: measurements.map(({ row, photos }) =>
    measurementView({ secret: deps.secret, imageBase: deps.imageBase, now }, row, photos, session),
  ),
});

/** Polling for a remote result triggers a look at the remote service, without delaying the reply. */
export function lookRemotely(
  { remote }: Pick<Deps, "remote">,
  now: Date,
  { session }: Pick<WholeSession, "session">,
): void {
  const { id, remoteToken, remotePolledAt, endedAt } = session;
  if (remoteToken === null || endedAt !== null) return;
  if (remotePolledAt === null || now.getTime() - remotePolledAt.getTime() >= lookEveryMs) remote?.look(id);
}
