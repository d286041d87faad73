import pg from "pg";
import { expect } from "vitest";

export interface HeldBack {
  /** Fails while nobody waits for the table yet. */
  someoneWaits(): Promise<void>;
  free(): Promise<void>;
}

/** Keeps everybody else from writing to a table, until it is freed. */
export async function holdBack(url: string, table: string): Promise<HeldBack> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  await client.query(`lock table ${table} in share mode`);
  return {
    async someoneWaits() {
      const { rows } = await client.query("select 1 from pg_locks where not granted and relation = $1::regclass", [
        table,
      ]);
      expect(rows.length).toBeGreaterThan(0);
    },
    async free() {
      await client.query("commit");
      await client.end();
    },
  };
}
