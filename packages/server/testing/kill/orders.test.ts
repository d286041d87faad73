import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { cloneDatabase } from "#testing/database";
import { brokenInvariants } from "#testing/invariants";
import { freePort, openHarness } from "./harness.ts";
import { openInsister } from "./insist.ts";
import { makePeople } from "./people.ts";
import type { ServerProcess } from "./server-process.ts";

const harness = openHarness();
const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const port = await freePort();
const tally = { acknowledged: 0, unanswered: 0 };
const { insist } = openInsister({ here: async () => `http://127.0.0.1:${port}` }, tally);
const drivers = 4;
const packsEach = 6;
/** A kill comes once so many orders are there, while others are being paid. */
const killsAt = [2, 9, 16];
let server: ServerProcess;
let pool: pg.Pool;

const start = (): Promise<ServerProcess> =>
  harness.start({ dataDir: harness.dataDir("orders"), port, settings: { DATABASE_URL: url } });

/** Buys packs one after the other, and cancels the first. */
async function shop(token: string): Promise<void> {
  for (let n = 0; n < packsEach; n += 1) {
    const { reference } = await insist(token, "createCreditOrder", { body: { credits: 4, starts_now: true } });
    const params = { reference };
    const { version } = await insist(token, "decideTestPayment", { params, body: { outcome: "paid" } });
    if (n === 0) await insist(token, "refundCreditOrder", { params, body: { version } });
  }
}

beforeAll(async () => {
  server = await start();
  const people = await makePeople(url, (make) =>
    Promise.all(Array.from({ length: drivers }, () => make.consumer({ freeScans: 0 }))),
  );
  const bought = Promise.all(people.map((driver) => shop(driver.token)));
  bought.catch(() => undefined);
  pool = new pg.Pool({ connectionString: url });
  for (const wanted of killsAt) {
    await vi.waitUntil(async () => (await ask("select 1 from credit_orders")).length >= wanted, { interval: 5 });
    await pause(Math.random() * 40);
    await server.kill();
    server = await start();
  }
  await bought;
});

afterAll(async () => {
  await pool?.end();
  await server?.kill();
  await drop();
});

const ask = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;

describe("after the server was killed again and again while packs were bought", () => {
  it("every driver has what they paid for, once", async () => {
    process.stdout.write(`${tally.acknowledged} calls acknowledged, ${tally.unanswered} sent again\n`);
    expect(
      await ask("select sum(amount)::int as left, count(*)::int as entries from credit_entries group by consumer_id"),
    ).toEqual(Array.from({ length: drivers }, () => ({ left: (packsEach - 1) * 8, entries: packsEach * 2 + 2 })));
    expect(
      await ask("select state = 'paid' as paid, count(*)::int as n from credit_orders group by 1 order by 1"),
    ).toEqual([
      { paid: false, n: drivers },
      { paid: true, n: drivers * (packsEach - 1) },
    ]);
  });

  it("nothing happened twice, no receipt is missing, and the ledger holds", async () => {
    expect(
      await ask("select machine, thing_id, event from state_history group by 1, 2, 3 having count(*) > 1"),
    ).toEqual([]);
    expect(await ask("select 1 from outbox_messages where once_key like 'order paid %'")).toHaveLength(
      drivers * packsEach,
    );
    expect((await brokenInvariants(pool)).filter((line) => /^(credits|orders|states)/.test(line))).toEqual([]);
  });
});
