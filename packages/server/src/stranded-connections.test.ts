import pg from "pg";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { openDatabaseProxy } from "#testing/database-proxy";
import { openTestApp } from "#testing/test-app";

const proxy = await openDatabaseProxy(inject("databaseUrl"));
const lines: string[] = [];
const testApp = await openTestApp({ databaseUrl: proxy.url, onLog: (line) => lines.push(line) });
await testApp.app.work();
// Connections whose other end was kept would stand in the way of dropping the database.
afterAll(() => endSessions());
const anna = await testApp.make.consumer();

/** A machine that is busy with other tests gets more than the 8 seconds that are promised. */
const boundMs = 60_000;
const body = { number: "AB12 CDE", brand: "Ford", tyre_size: "205/55 R16" };
const sendMany = (): Promise<{ status: number; error?: unknown }[]> =>
  Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0
        ? testApp.as(anna).send("updateOrCreateVehicle", { body })
        : testApp.as(anna).send("allUserVehicles", { params: { id: String(anna.id) } }),
    ),
  );

describe.each(["network", "host"] as const)("open connections that are dead (%s) while new ones work", (lost) => {
  it("are given up: calls answer 503, then all is as before", async () => {
    await sendMany();
    const listening = await listeningSince();
    proxy.strand(lost);
    const strandedAt = performance.now();
    for (const { status, error } of await sendMany())
      expect(status === 200 || isRetryable(error), `${status} ${JSON.stringify(error)}`).toBe(true);
    expect(performance.now() - strandedAt).toBeLessThan(boundMs);
    const statuses = async (): Promise<number[]> => (await sendMany()).map(({ status }) => status);
    await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set([200])));
    process.stdout.write(`${lost}: as before after ${Math.round(performance.now() - strandedAt)} ms\n`);
    await vi.waitFor(async () => expect(await listeningSince()).not.toEqual(listening), { interval: 100 });
    expect(lines.some((line) => line.includes('"the database is away"'))).toBe(false);
  });

  it("do not keep jobs from going on", async () => {
    const to = `${lost}@example.com`;
    await testApp.run((ctx) => ctx.outbox.send({ channel: "email", to, subject: "Hello", text: "Hello" }));
    const sent = async (): Promise<unknown> =>
      (await testApp.db.pool.query("select state from outbox_messages where recipient = $1", [to])).rows;
    await vi.waitFor(async () => expect(await sent()).toEqual([{ state: "sent" }]), { interval: 50 });
  });
});

describe("a statement that is only slow", () => {
  it("is not cut, nor one that waits for a lock, while others are found dead", async () => {
    await sendMany();
    const closedBefore = closings();
    proxy.strand("network");
    const fresh = testApp.db.openRunner(2);
    const holder = await connected(testApp.url);
    await holder.query("select pg_advisory_lock(77)");
    const slow = fresh.fetch({ name: "slow", text: "select 'slow' from pg_sleep(9)" }, []);
    const waiting = fresh.fetch({ name: "waiting", text: "select 'waited' from pg_advisory_lock(77)" }, []);
    await sendMany();
    await slow;
    await holder.end();
    expect(await Promise.all([slow, waiting])).toEqual([[["slow"]], [["waited"]]]);
    expect(closings()).toBeGreaterThan(closedBefore);
    await fresh.close();
  });
});

const isRetryable = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  ["SERVICE_UNAVAILABLE", "OUTCOME_UNKNOWN", "IDEMPOTENCY_CONFLICT"].includes(String(error.code));

const closings = (): number => lines.filter((line) => line.includes("did not answer and were closed")).length;

/** When the session that listens began. */
const listeningSince = (): Promise<unknown> =>
  direct(
    "select backend_start::text as at from pg_stat_activity where datname = $1 and application_name like 'treadclub bus%' order by 1 desc limit 1",
  );

const endSessions = (): Promise<unknown> =>
  direct("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1");

async function direct(query: string): Promise<unknown[]> {
  const client = await connected(inject("databaseUrl"));
  try {
    return (await client.query<object>(query, [new URL(testApp.url).pathname.slice(1)])).rows;
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
