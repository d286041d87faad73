import type { JobRun } from "@treadclub/kit/jobs/job";
import { and, eq, isNull } from "drizzle-orm";
import { measurementsOf } from "#measurement/capture/session";
import type { Deps } from "#measurement/deps";
import { sessions } from "#measurement/table";
import { orderFor } from "./mapping.ts";

/** Brings the other service in line with what was decided here. Throws when it is away, to be tried again. */
export async function syncRemote(job: JobRun, { remote }: Pick<Deps, "remote">, sessionId: number): Promise<void> {
  const [session] = await job.db.read
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.forgottenAt)));
  if (remote === null || session === undefined || session.remoteToken === null) return;
  const at = { tokenHash: session.tokenHash, remoteToken: session.remoteToken };
  const answer = await remote.results(at);
  if (answer.kind === "away") throw new Error(`The remote service is away: ${answer.why}`);
  if (answer.kind === "gone") return;
  const order = orderFor(await measurementsOf(job.db.read, sessionId), answer.measurements);
  if (order === null) return;
  const isTaken = await remote.send(at, order);
  job.log.info({ session: sessionId, order: order.kind, isTaken }, "told the remote service");
}

/** Has the other service forget a session that is forgotten here. Throws when it is away, to be tried again. */
export async function forgetRemotely(
  job: JobRun,
  { remote }: Pick<Deps, "remote">,
  at: { readonly tokenHash: string; readonly remoteToken: string },
): Promise<void> {
  const isTaken = await remote?.send(at, { kind: "forget" });
  if (isTaken !== true) job.log.warn("the remote service did not forget a session that is forgotten here");
}
