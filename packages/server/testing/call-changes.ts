import { catalog, type CallName, type EndpointShape } from "@treadclub/contract";
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
interface AuditLog {
  query(text: string, values: unknown[]): Promise<{ rows: AuditRow[] }>;
}

/** Compares what calls did with the entities that they declare, and holds that a change is audited. */
export function openCallChanges() {
  const problems = new Set<string>();
  const names = new Map<string, CallName>();
  return {
    hear(call: SeenCall): void {
      names.set(call.requestId, call.name);
      for (const problem of problemsOf(call)) problems.add(problem);
    },
    /** Throws for calls that did what they do not declare. */
    async check(log: AuditLog): Promise<void> {
      // What is done in another's name is noted beside the call.
      const { rows } = await log.query(
        "select distinct request_id, thing from audit_log where request_id = any($1) and acting_admin_id is null",
        [[...names.keys()]],
      );
      for (const { request_id: id, thing } of rows) {
        const name = names.get(id);
        if (name && !declaredBy(name).includes(thing))
          problems.add(`${name} audits a ${thing}, which it does not declare.`);
      }
      if (problems.size > 0) throw new Error(`${[...problems].toSorted().join("\n")}\nSee testing/call-changes.ts.`);
    },
  };
}

/** What is wrong with a call that was answered; one that was refused has changed nothing. */
export function problemsOf({ name, status, statements, topics }: SeenCall): string[] {
  if (status >= 400) return [];
  const undeclared = topics.filter((topic) => topic !== "notification" && !declaredBy(name).includes(topic));
  const tables = new Set(statements.flatMap(writtenTables).filter((table) => !besides.has(table)));
  const { unaudited = {} }: EndpointShape = catalog[name];
  const silent = tables.has("audit_log") ? [] : [...tables].filter((table) => unaudited[table] === undefined);
  return [
    ...undeclared.map((topic) => `${name} announces a ${topic}, which it does not declare.`),
    ...(silent.length > 0 ? [`${name} changes ${silent.join(", ")} and writes no audit row.`] : []),
  ];
}

function declaredBy(name: CallName): readonly string[] {
  const { changes }: EndpointShape = catalog[name];
  return changes ?? [];
}

/** The tables that a statement inserts into, updates or deletes from. */
const writtenTables = (text: string): string[] =>
  [...text.matchAll(/\b(?:insert into|update|delete from)\s+(?:"?\w+"?\.)?"?(\w+)"?/gi)].map((match) => match[1] ?? "");
