import type { EndpointShape } from "@treadclub/contract";
import pg from "pg";
import type { SeenCall } from "./call-statements.ts";

/** Sign-ins, links and messages say of themselves when and by whom they were made; the rest is the database's own. */
const ownRecords =
  "sessions refresh_tokens known_devices single_use_tokens outbox_messages uploads job_common rate_limits idempotency_keys";
const notTables = "set skip nowait of";
const besides: ReadonlySet<string> = new Set(`${ownRecords} ${notTables}`.split(" "));

interface AuditRow {
  readonly request_id: string;
  readonly thing: string;
}

type Catalog<N extends string> = Readonly<Record<N, EndpointShape>>;

/** Compares what calls did with the entities that they declare, and holds that a change is audited. */
export function openCallChanges<N extends string>(catalog: Catalog<N>) {
  const problems = new Set<string>();
  const names = new Map<string, N>();
  return {
    hear(call: SeenCall<N>): void {
      names.set(call.requestId, call.name);
      for (const problem of problemsOf(catalog, call)) problems.add(problem);
    },
    /** Throws for calls that did what they do not declare. Reads the audit log by a connection of its own: the test may have cut the others. */
    async check({ url, schema = "public" }: { readonly url: string; readonly schema?: string }): Promise<void> {
      for (const { request_id: id, thing } of await auditRows(url, schema, [...names.keys()])) {
        const name = names.get(id);
        if (name && !declaredBy(catalog[name]).includes(thing))
          problems.add(`${name} audits a ${thing}, which it does not declare.`);
      }
      if (problems.size > 0)
        throw new Error(`${[...problems].toSorted().join("\n")}\nSee packages/kit/testing/call-changes.ts.`);
    },
  };
}

async function auditRows(url: string, schema: string, requestIds: readonly string[]): Promise<AuditRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const table = `${client.escapeIdentifier(schema)}.audit_log`;
    // What is done in another's name is noted beside the call.
    const { rows } = await client.query<AuditRow>(
      `select distinct request_id, thing from ${table} where request_id = any($1) and acting_admin_id is null`,
      [requestIds],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** What is wrong with a call that was answered; one that was refused has changed nothing. */
export function problemsOf<N extends string>(
  catalog: Catalog<N>,
  { name, status, statements, topics }: SeenCall<N>,
): string[] {
  if (status >= 400) return [];
  const declared = declaredBy(catalog[name]);
  const undeclared = topics.filter((topic) => topic !== "notification" && !declared.includes(topic));
  const tables = new Set(statements.flatMap(writtenTables).filter((table) => !besides.has(table)));
  const { unaudited = {} } = catalog[name];
  const silent = tables.has("audit_log") ? [] : [...tables].filter((table) => unaudited[table] === undefined);
  return [
    ...undeclared.map((topic) => `${name} announces a ${topic}, which it does not declare.`),
    ...(silent.length > 0 ? [`${name} changes ${silent.join(", ")} and writes no audit row.`] : []),
  ];
}

const declaredBy = ({ changes }: EndpointShape): readonly string[] => changes ?? [];

/** The tables that a statement inserts into, updates or deletes from. */
const writtenTables = (text: string): string[] =>
  [...text.matchAll(/\b(?:insert into|update|delete from)\s+(?:"?\w+"?\.)?"?(\w+)"?/gi)].map((match) => match[1] ?? "");
