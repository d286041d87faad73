import type { TestApp } from "./test-app.ts";

/** Tables that may change by looking: counters, sign-ins, and what the queue keeps for itself. */
const beside = ["rate_limits", "schema_migrations", "sessions", "refresh_tokens"];
const watched = new WeakSet<TestApp>();

/** What was ever changed in each table since the first question: the same before and after means that nothing was. */
export async function fingerprint(testApp: TestApp): Promise<string> {
  const { pool } = testApp.db;
  if (!watched.has(testApp)) await pool.query(watchEveryTable);
  watched.add(testApp);
  const { rows } = await pool.query<{ name: string; n: string }>(
    "select name, count(*) as n from testing.changes group by name order by name",
  );
  return rows.map(({ name, n }) => `${name} ${n}`).join("\n");
}

const watchEveryTable = `
  create schema testing;
  create table testing.changes (name text not null);
  create function testing.note_change() returns trigger language plpgsql as $$
    begin insert into testing.changes values (tg_table_name); return null; end $$;
  do $$
    declare name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not in (${beside.map((table) => `'${table}'`).join()}) loop
        execute format('create trigger note_rows after insert or delete on %I for each row execute function testing.note_change()', name);
        execute format('create trigger note_changes after update on %I for each row when (old is distinct from new) execute function testing.note_change()', name);
        execute format('create trigger note_emptied after truncate on %I for each statement execute function testing.note_change()', name);
      end loop;
    end $$;`;
