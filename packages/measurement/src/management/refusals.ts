import type { RefusedCall } from "@treadclub/contract/measurement/management";
import type { ReadCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList } from "@treadclub/kit/db/decode";
import type { Database } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { Log } from "@treadclub/kit/log";
import { sql } from "drizzle-orm";
import { keys, sessions } from "#measurement/table";
import { keyRefusals } from "./table.ts";
import { isHeldBy, type KeyManager } from "./access.ts";

const mostOfKey = 50;
/** What one process holds between two writings; a flood loses the rest. */
const mostWaiting = 500;
const everyMs = 1000;

/** A refused call; `hash`: of the secret that was presented. */
export interface Refusal extends Omit<RefusedCall, "id" | "at" | "session_id"> {
  readonly hash: string;
  readonly at: Date;
}

/** Collects refused calls and writes them down together, so that a flood of them costs one statement a second. */
export interface RefusalLog {
  note(refusal: Refusal): void;
  /** Writes down what was noted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function openRefusalLog(db: Pick<Database, "transaction">, log: Log): RefusalLog {
  let waiting: Refusal[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const noted = waiting;
    waiting = [];
    if (noted.length > 0) writing = writing.then(() => write(db, noted)).catch(unlessWritten);
    return writing;
  };
  function unlessWritten(error: unknown): void {
    log.warn({ error: String(error) }, "refused calls were not written down");
  }
  return {
    note(refusal) {
      if (waiting.length >= mostWaiting) return;
      waiting.push(refusal);
      timer ??= setTimeout(() => void flush(), everyMs).unref();
    },
    flush,
    close: flush,
  };
}

/** Only those of a key or a session that exist are kept, the last 50 of each key. */
const write = (db: Pick<Database, "transaction">, noted: readonly Refusal[]): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ key_id: string }>(sql`
      with noted as (select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
        as n (hash text, at timestamptz, call text, status integer, code text, reason text, fields jsonb, origin text)),
      named as (
        select k.id as key_id, null::bigint as session_id, n.* from noted n join ${keys} k on k.secret_hash = n.hash
        union all select k.id, null, n.* from noted n join ${keys} k on k.secret_hash_before = n.hash
        union all select s.key_id, s.id, n.* from noted n join ${sessions} s on s.token_hash = n.hash)
      insert into ${keyRefusals} (key_id, session_id, at, call, status, code, reason, fields, origin)
      select key_id, session_id, at, call, status, code, reason, fields, origin from named order by at
      returning key_id`);
    const keyIds = [...new Set(rows.map((row) => Number(row.key_id)))];
    if (keyIds.length === 0) return;
    await tx.execute(sql`
      delete from ${keyRefusals} r where r.key_id = any(${sql.param(keyIds)}::bigint[])
        and r.id <= (select o.id from ${keyRefusals} o where o.key_id = r.key_id order by o.id desc offset ${mostOfKey} limit 1)`);
  });

export const refusalFields = {
  id: keyRefusals.id,
  at: isoInstant(keyRefusals.at),
  call: keyRefusals.call,
  status: keyRefusals.status,
  code: keyRefusals.code,
  reason: keyRefusals.reason,
  fields: keyRefusals.fields,
  origin: keyRefusals.origin,
};

const ofKey = defineStatement<{ id: number; holder: string | null }>()((p) => ({
  fields: {
    list: nestedList(
      { ...refusalFields, session_id: keyRefusals.sessionId },
      sql`from ${keyRefusals} where ${keyRefusals.keyId} = ${keys.id}`,
      sql`${keyRefusals.id} desc`,
    ),
  },
  text: (columns) => sql`select ${columns} from ${keys} where ${keys.id} = ${p.id} and ${isHeldBy(p.holder)}`,
}));

/** The last refused calls of a key, newest first; one statement. Errors: NOT_FOUND. */
export async function refusalsOf(
  ctx: Pick<ReadCtx<"NOT_FOUND">, "db" | "fail">,
  { who, id }: { readonly who: KeyManager; readonly id: number },
): Promise<RefusedCall[]> {
  const found = await ofKey.first(ctx.db, { id, holder: who.holder });
  if (found === null) throw ctx.fail("NOT_FOUND");
  return found.list.slice(0, mostOfKey);
}
