import { isAlive } from "@treadclub/kit/postgres/processes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databaseOf } from "./database-process.ts";
import { openHarness } from "./harness.ts";
import { killTheThread, type Remains } from "./killing.ts";
import { childrenOf } from "./process-tree.ts";
import { whatADriverHas, wholeThread } from "./what-a-driver-has.ts";

const harness = openHarness();
const dataDir = harness.dataDir("killed");
let remains: Remains;
let sql: pg.Client;

beforeAll(async () => {
  remains = await killTheThread(harness, dataDir);
  sql = new pg.Client({ connectionString: databaseOf(dataDir).url });
  sql.on("error", () => undefined);
  await sql.connect();
});

afterAll(() => sql?.end());

describe("after the server, the database, and both were killed while drivers lived the thread", () => {
  it("there was something to lose", () => {
    const { records, tally } = remains;
    process.stdout.write(
      `${records.length} threads, ${tally.acknowledged} calls acknowledged, ${tally.unanswered} sent again\n`,
    );
    expect(records.length).toBeGreaterThan(4);
    expect(tally.unanswered).toBeGreaterThan(0);
  });

  it("nothing acknowledged is missing, and nothing is there twice", async () => {
    for (const { email, plate, userId, uploadId } of remains.records) {
      const [counts] = await ask(whatADriverHas, [email, plate, userId, uploadId]);
      expect(counts, email).toEqual(wholeThread);
    }
  });

  it("every step happened once: in the history of states, in the audit log, in the credits", async () => {
    expect(
      await ask("select machine, thing_id, event from state_history group by 1, 2, 3 having count(*) > 1"),
    ).toEqual([]);
    expect(
      await ask(
        "select action, thing, thing_id, actor_user_id, diff from audit_log group by 1, 2, 3, 4, 5 having count(*) > 1",
      ),
    ).toEqual([]);
    expect(
      await ask("select consumer_id from credit_entries where reason = 'scan' group by 1 having sum(amount) <> -1"),
    ).toEqual([]);
    expect(
      await ask(
        "select user_id, type, open_field from notifications group by 1, 2, 3 having count(*) > 1 and type <> 'booking_change'",
      ),
    ).toEqual([]);
  });

  it("no slot is sold twice", async () => {
    expect(await ask(overlappingPlaces)).toEqual([]);
    expect(new Set(remains.records.map((one) => one.startsAt)).size).toBe(remains.records.length);
  });

  it("every message is sent, once, also one that was being sent when the server was killed", async () => {
    expect(remains.jobsCut).toBeGreaterThan(0);
    const unsent = "select id, state, tries, last_error from outbox_messages where state <> 'sent'";
    await vi.waitFor(async () => expect(await ask(unsent)).toEqual([]), { interval: 250 });
    expect(await ask("select id from outbox_messages where tries <> 1 or sent_at is null")).toEqual([]);
    expect(
      await ask("select recipient, subject, body from outbox_messages group by 1, 2, 3 having count(*) > 1"),
    ).toEqual([]);
    const welcomed = await ask(
      "select m.id::int from members m join outbox_messages o on o.recipient = m.email where m.id = any($1) order by 1",
      [remains.accepted],
    );
    expect(welcomed.map((row) => row["id"])).toEqual(remains.accepted.toSorted((a, b) => a - b));
  });

  it("an upload that was cut goes on from where it was", async () => {
    const { arrived, found, uploadId } = remains.cut;
    expect(found).toBe(arrived);
    expect(await ask("select state from uploads where id = $1", [uploadId])).toEqual([{ state: "attached" }]);
  });

  it("the database that a killed server left behind is used again, a killed one is started anew", () => {
    expect(remains.databaseReused).toBe(true);
    expect(remains.databaseRenewed).toBe(true);
    expect(remains.databaseKept).toBe(true);
  });

  it("a server without its database says that it is not ready, and stops when it is asked to", () => {
    expect(remains.readyWithoutDatabase).toBe(503);
    expect(remains.exitWithoutDatabase).toBe(0);
  });

  it("no process is left after Ctrl-C", async () => {
    await sql.end();
    const database = databaseOf(dataDir).pid;
    const family = [remains.server.pid, database, ...childrenOf(database)];
    expect(await remains.server.stop("SIGINT")).toBe(0);
    expect(family.filter(isAlive)).toEqual([]);
  });
});

const overlappingPlaces = `select a.id, b.id as other from places a join places b on b.id > a.id and b.location_id = a.location_id and b.bay = a.bay
  where a.starts_at < b.ends_at and b.starts_at < a.ends_at`;

async function ask(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await sql.query<Record<string, unknown>>(text, [...values])).rows;
}
