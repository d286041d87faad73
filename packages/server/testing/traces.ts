import type { TestApp } from "./test-app.ts";

/** Where something of a person is written: `table.column`. */
export interface Trace {
  readonly at: string;
  readonly needle: string;
  readonly text: string;
}

/** Looks for texts in every column of every table that can hold words, also those of the job queues and of the measurement service. */
export async function tracesOf(testApp: TestApp, needles: readonly string[]): Promise<Trace[]> {
  const { rows: columns } = await testApp.db.pool.query<{ place: string; name: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as place, c.column_name as name
       from information_schema.columns c
       join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema in ('public', 'pgboss', 'measurement', 'measurement_jobs') and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'USER-DEFINED')
      order by 1, 2`,
  );
  const found: Trace[] = [];
  for (const { place, name } of columns) {
    const { rows } = await testApp.db.pool.query<{ needle: string; text: string }>(
      `select needle, left("${name}"::text, 300) as text from ${place}, unnest($1::text[]) as needle
        where position(lower(needle) in lower("${name}"::text)) > 0`,
      [needles],
    );
    found.push(...rows.map((row) => ({ ...row, at: `${place.replace(/^public\./, "")}.${name}` })));
  }
  return found;
}
