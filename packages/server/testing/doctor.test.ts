import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { ensureDemo } from "#server/demo/ensure";
import { mailUsers } from "#modules/messages";
import { findBroken, invariantsFile, parseChecks, runChecks, tableOf, type Finding } from "../doctor/checks.ts";
import { mailsTo } from "./mails.ts";
import { runQueued } from "./queued.ts";
import { openFixtures } from "./fixtures.ts";
import { openTestApp } from "./test-app.ts";

const program = resolve(import.meta.dirname, "../doctor/main.ts");
const testApp = await openTestApp({ measurement: true });
const accounts = await ensureDemo({ ...testApp.appOptions, demo: true }, () => undefined);
const fixtures = await openFixtures(testApp);
const names = parseChecks(readFileSync(invariantsFile, "utf8")).map(({ name }) => name);

const { booking, acceptedBooking, proposedBooking, answeredQuote, voucher, doneScan, paidOrder } = fixtures.ids;
/** For each check what breaks it. */
const faults: Readonly<Record<string, readonly string[]>> = {
  guards: ["alter table places drop constraint places_do_not_overlap", "drop index places_one_hold"],
  bays: [
    "alter table places drop constraint places_do_not_overlap",
    `insert into places (location_id, bay, starts_at, ends_at, consumer_id, expires_at)
      select location_id, bay, starts_at, ends_at, ${fixtures.otherConsumer.id}, now() from places where booking_id = ${booking}`,
  ],
  cars: [
    "alter table bookings drop constraint bookings_one_place_per_car",
    `update bookings b set starts_at = o.starts_at, ends_at = o.ends_at from bookings o where b.id = ${booking} and o.id = ${acceptedBooking}`,
  ],
  booking_places: [`delete from places where booking_id = ${proposedBooking} and id = (select max(id) from places)`],
  holds: [
    "drop index places_one_hold",
    `insert into places (location_id, bay, starts_at, ends_at, consumer_id, expires_at)
      select ${fixtures.fitter.locationId}, 1, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour', ${fixtures.anna.id}, now() from generate_series(90, 91) n`,
  ],
  quotes: [`update quotes set state = 'booked' where id = ${answeredQuote}`],
  vouchers: [
    `insert into state_history (at, machine, thing_id, event, from_state, to_state) values (now(), 'voucher', ${voucher}, 'use', 'issued', 'used')`,
  ],
  voucher_counts: ["update voucher_counts set seen = seen + 1", "delete from voucher_count_changes where used > 0"],
  sidewalls: [`insert into scan_sidewalls (scan_id, position, typed) values (${doneScan}, 'front_left', '{}')`],
  credits: [
    `insert into credit_entries (consumer_id, amount, kind, reason, ref_id, at) values (${fixtures.anna.id}, -9, 'free', 'scan', ${doneScan}, now())`,
  ],
  orders: [`delete from credit_entries where order_id = ${paidOrder.id} and reason = 'pack' and kind = 'free'`],
  states: [`update scans set state = 'rejected' where id = ${doneScan}`],
  histories: [
    `insert into state_history (at, machine, thing_id, event, from_state, to_state) values (now(), 'booking', ${booking}, 'accept', 'expired', 'awaiting_member')`,
  ],
  messages_lost: [
    "insert into outbox_messages (created_at, channel, recipient, subject, body) values (now(), 'email', 'a@example.com', 'Hello', 'x')",
  ],
  messages_repeated: [
    "insert into outbox_messages (created_at, channel, recipient, subject, body, state, sent_at) select '2026-01-01', 'email', 'a@example.com', 'Hello', 'x', 'sent', now() from generate_series(1, 2)",
  ],
  messages_twice: [
    "insert into outbox_messages (created_at, channel, recipient, subject, body, state) values (now(), 'email', 'a@example.com', 'Hello', 'x', 'sent')",
  ],
};

describe("the doctor", () => {
  it("finds nothing in the demo world", async () => {
    expect(accounts).not.toEqual([]);
    expect((await findBroken(testApp.url)).filter(({ broken }) => broken > 0)).toEqual([]);
    const { rows } = await testApp.db.pool.query(
      "select * from consents where kind in ('terms', 'privacy') and (at at time zone 'Europe/London')::date < version::date",
    );
    expect(rows).toEqual([]);
  });

  it("knows a fault for each check", () => {
    expect(Object.keys(faults).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)("finds what breaks: %s", async (name) => {
    const found = await afterFaults(faults[name] ?? []);
    expect(found.map((finding) => finding.name)).toContain(name);
    expect(tableOf(found)).toContain(`BROKEN  ${name}`);
  });

  it("ends with 1 where something is broken, with 0 where nothing is", async () => {
    const sound = await runDoctor(testApp.url);
    expect([sound.code, sound.output]).toEqual([0, expect.stringContaining(`${names.length} of ${names.length}`)]);
    const client = await testApp.db.pool.connect();
    await client.query(`update scans set state = 'rejected' where id = ${doneScan}`);
    const sick = await runDoctor(testApp.url);
    await client.query(`update scans set state = 'completed' where id = ${doneScan}`);
    client.release();
    expect([sick.code, sick.output]).toEqual([1, expect.stringMatching(/BROKEN {2}states[\s\S]*scan is rejected/)]);
    expect((await runDoctor("postgres://nobody@127.0.0.1:1/none")).code).toBe(1);
  });
});

describe("mails of one transaction whose texts were blanked", () => {
  it("are no repetition: they differed in their texts alone", async () => {
    const delivering = await openTestApp({ mail: { delivers: true, send: () => Promise.resolve() } });
    const { id, email } = await delivering.make.consumer();
    const links = ["https://example.com/1", "https://example.com/2"];
    await delivering.run(async (ctx) => {
      for (const link of links) await mailUsers(ctx, [id], "reset_password", { link });
    });
    const { db, app } = delivering;
    await runQueued({ db, jobs: app.jobs, schema: "pgboss" }, ["send-message"]);
    const changes = async () =>
      (await mailsTo(delivering, email)).slice(-2).map(({ subject, createdAt, body }) => ({
        head: `${subject} ${createdAt.toISOString()}`,
        body,
      }));
    const [one, other] = await changes();
    expect(one?.head).toBe(other?.head);
    expect(one?.body).not.toBe(other?.body);
    delivering.clock.forward(8 * 24 * 3_600_000);
    await app.jobs.run("blank-messages");
    expect((await changes()).map(({ body }) => body)).toEqual(["", ""]);
    expect((await findBroken(delivering.url)).filter(({ broken }) => broken > 0)).toEqual([]);
  });
});

/** What is broken while the faults are in the database. */
async function afterFaults(statements: readonly string[]): Promise<Finding[]> {
  const client = await testApp.db.pool.connect();
  try {
    await client.query("begin");
    for (const statement of statements) await client.query(statement);
    return (await runChecks(client)).filter((finding) => finding.broken > 0);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function runDoctor(url: string): Promise<{ code: number; output: string }> {
  const run = promisify(execFile)(process.execPath, [program, "--database", url]);
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: unknown) => failureOf(error),
  );
}

const failureOf = (error: unknown): { code: number; output: string } =>
  typeof error === "object" && error !== null && "code" in error && "stdout" in error
    ? { code: Number(error.code), output: String(error.stdout) }
    : { code: -1, output: String(error) };
