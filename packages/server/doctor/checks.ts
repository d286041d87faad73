import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";

export interface Check {
  readonly name: string;
  readonly title: string;
  readonly sql: string;
}

export interface Finding extends Pick<Check, "name" | "title"> {
  /** Rows that break it. */
  readonly broken: number;
  readonly examples: readonly string[];
}

export const invariantsFile = resolve(import.meta.dirname, "invariants.sql");
const mostExamples = 5;

/** Returns the checks of a text: each begins with a line `-- name: title`. */
export function parseChecks(text: string): Check[] {
  const [, ...parts] = text.split(/^-- (?=[a-z_]+: )/m);
  return parts.map((part) => {
    const [head = "", ...lines] = part.split("\n");
    const [name = "", title = ""] = head.split(/: (.*)/);
    return { name, title, sql: lines.join("\n").trim().replace(/;$/, "") };
  });
}

/** Runs every check over one snapshot that cannot write. */
export async function findBroken(databaseUrl: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    return await runChecks(client);
  } finally {
    await client.end();
  }
}

/** Runs every check in the transaction of a client. */
export async function runChecks(client: Pick<pg.Client, "query">): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of parseChecks(readFileSync(invariantsFile, "utf8"))) findings.push(await run(client, check));
  return findings;
}

async function run(client: Pick<pg.Client, "query">, { name, title, sql }: Check): Promise<Finding> {
  const { rows } = await client.query<{ n: string; id: string; what: string }>(
    `select count(*) over () as n, broken.id::text, broken.what from (${sql}\n) broken limit ${mostExamples}`,
  );
  return { name, title, broken: Number(rows[0]?.n ?? 0), examples: rows.map(({ id, what }) => `${id} ${what}`) };
}

/** The findings as a table, with what is broken below it. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(
    ({ name, title, broken }) => `${broken === 0 ? "ok    " : "BROKEN"}  ${name.padEnd(width)}  ${title}`,
  );
  const details = findings.flatMap(({ name, broken, examples }) =>
    broken === 0 ? [] : [`\n${name}: ${broken}`, ...examples.map((example) => `  ${example}`)],
  );
  return [...lines, ...details].join("\n");
}
