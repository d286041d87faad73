import type pg from "pg";
import { adminId, driverIdOf, ownerIdOf } from "./ids.ts";
import { peopleStatements } from "./people.ts";
import { recordStatements } from "./records.ts";
import type { Size } from "./sizes.ts";

/** The users that the calls are made by, and the first records of each. */
export interface Filled {
  readonly size: Size;
  readonly adminId: number;
  /** The owner of member 1. */
  readonly ownerId: number;
  /** The first active driver, who owns vehicle 1. */
  readonly driverId: number;
}

/**
 * Fills a migrated database straight in SQL, with ids that follow from the size.
 * Triggers of foreign keys are off and indexes are built afterwards, else a million rows take several times as long.
 */
export async function fill(pool: pg.Pool, size: Size): Promise<Filled> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      "select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)",
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const { rows: exclusions } = await client.query<{ of: string; name: string; made: string }>(
      "select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as made from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace",
    );
    for (const { of, name } of exclusions) await client.query(`alter table ${of} drop constraint ${name}`);
    for (const statement of [...peopleStatements(size), ...recordStatements(size)]) await client.query(statement);
    for (const { made } of indexes) await client.query(made);
    for (const { of, name, made } of exclusions) await client.query(`alter table ${of} add constraint ${name} ${made}`);
    await client.query(restartIdentities);
    await client.query("reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem");
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
  return { size, adminId, ownerId: ownerIdOf(1), driverId: driverIdOf(size, 1) };
}

/** The next row of each table gets an id above those that were given. */
const restartIdentities = `do $$ declare c record; begin
  for c in select table_name as t from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) from %I', c.t, c.t);
  end loop; end $$`;
