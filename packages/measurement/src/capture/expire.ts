import type { JobRun } from "@treadclub/kit/jobs/job";
import { sql } from "drizzle-orm";
import type { Deps } from "#measurement/deps";
import { measurementMachine } from "#measurement/states";
import { measurements, sessions } from "#measurement/table";
import { abortUnbegun } from "./leave.ts";

const batchSize = 200;

/**
 * Aborts what was not handed in of sessions whose token has ended, a session a transaction; processing continues.
 * What is measured remotely ends after a look there, which may know of more. Returns the number aborted.
 */
export async function expireSessions({ db, now, write }: JobRun, deps: Pick<Deps, "ensured">): Promise<number> {
  const { rows } = await db.read.execute<{ id: string }>(sql`
    select ${sessions.id} from ${sessions}
    where ${sessions.endedAt} is null and ${sessions.remoteToken} is null
    and ${sessions.expiresAt} <= ${now.toISOString()}::timestamptz and exists (
      select 1 from ${measurements} where ${measurements.sessionId} = ${sessions.id}
      and ${measurements.state} = any(${sql.param(unbegunStates)}::text[]))
    order by ${sessions.expiresAt}, ${sessions.id} limit ${batchSize}`);
  for (const { id } of rows) await write((ctx) => abortUnbegun(ctx, deps, Number(id)));
  return rows.length;
}

const unbegunStates = measurementMachine.moves.hand_in.from;
