import type { MeasurementApp } from "./test-app.ts";

/** Tables that may change by asking: counters of the limits, refused calls. */
const beside = new Set(["rate_limits", "schema_migrations", "key_refusals"]);

/** A figure of everything that is stored: the same before and after means that nothing was changed. */
export async function fingerprint({ service: { db } }: MeasurementApp): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'measurement' order by 1",
  );
  const parts = rows
    .filter(({ name }) => !beside.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) as n, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as h from ${name} t`,
    );
  const sums = await db.pool.query<{ name: string; n: string; h: string }>(parts.join(" union all "));
  return sums.rows
    .map((row) => `${row.name} ${row.n} ${row.h}`)
    .toSorted()
    .join("\n");
}
