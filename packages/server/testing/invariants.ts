import type pg from "pg";
import { runChecks } from "../doctor/checks.ts";

/** Returns a line for each invariant of `npm run doctor` that does not hold. */
export async function brokenInvariants(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const findings = await runChecks(client);
    return findings
      .filter(({ broken }) => broken > 0)
      .map(({ name, broken, examples }) => `${name}: ${broken} rows, for example ${examples.join("; ")}`);
  } finally {
    client.release();
  }
}
