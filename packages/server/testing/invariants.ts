import type pg from "pg";

/** What always holds in the database: a name, and SQL that returns the rows that break it. */
interface Invariant {
  readonly name: string;
  readonly sql: string;
}

const invariants: readonly Invariant[] = [
  {
    name: "no place is given twice",
    sql: `select a.id, b.id as other from places a join places b on b.id > a.id and b.location_id = a.location_id
      and b.bay = a.bay and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  },
  {
    name: "a booking that is to come has exactly one place, at its time",
    sql: `select b.id from bookings b left join places p on p.booking_id = b.id
      where b.state in ('awaiting_member', 'accepted') and b.starts_at > now()
      group by b.id having count(p.id) <> 1 or bool_or(p.starts_at <> b.starts_at)`,
  },
  {
    name: "a used voucher was used once, by its history",
    sql: `select v.id from vouchers v left join state_history h
        on h.machine = 'voucher' and h.thing_id = v.id and h.to_state = 'used'
      where v.state = 'used' or h.id is not null
      group by v.id, v.state having v.state = 'used' and count(h.id) <> 1`,
  },
  {
    name: "every change of state has an entry in the audit log",
    sql: `select h.machine, h.event, count(*) from state_history h
      where h.machine <> 'notification' and h.event <> 'create' and not exists (select from audit_log a
        where a.thing = h.machine and a.thing_id = h.thing_id) group by 1, 2`,
  },
  {
    name: "no state changes twice by the same event",
    sql: `select machine, thing_id from state_history where machine in ('scan', 'quote')
      group by machine, thing_id, event, from_state, at having count(*) > 1`,
  },
  {
    name: "nobody has less than no credits",
    sql: "select consumer_id from credit_entries group by consumer_id having sum(amount) < 0",
  },
  {
    name: "no message is written twice by one piece of work",
    sql: `select recipient, subject from outbox_messages
      group by recipient, subject, body, created_at having count(*) > 1`,
  },
  {
    name: "a message that is not sent has a job",
    sql: `select m.id from outbox_messages m where m.state = 'waiting' and not exists
      (select from pgboss.job j where j.name = 'send-message' and j.state in ('created', 'retry', 'active')
        and j.data->>'id' = m.id::text)`,
  },
];

/** Returns a line for each invariant that does not hold. */
export async function brokenInvariants(pool: pg.Pool): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, sql } of invariants) {
    const { rows } = await pool.query<Record<string, unknown>>(sql);
    if (rows.length > 0) lines.push(`${name}: ${rows.length} rows, for example ${JSON.stringify(rows)}`);
  }
  return lines;
}
