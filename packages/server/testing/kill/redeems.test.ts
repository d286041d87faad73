import { setTimeout as pause } from "node:timers/promises";
import { CallError } from "@treadclub/contract/client";
import { noConditions } from "@treadclub/rules";
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
const contests = 2000;
const rivals = 2;
const atOnce = 16;
/** A kill comes once so many vouchers are used, while others are being redeemed. */
const killsAt = [400, 1300];
const wins = new Map<number, number>();
let server: ServerProcess;
let pool: pg.Pool;

const start = (): Promise<ServerProcess> =>
  harness.start({ dataDir: harness.dataDir("redeems"), port, settings: { DATABASE_URL: url } });
const ask = async (text: string, values: unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows;

/** Redeems a voucher; being late is no error. */
async function redeem(token: string, id: number): Promise<void> {
  try {
    await insist(token, "setUsedConsumerDiscount", { params: { id: String(id) }, body: {} });
    wins.set(id, (wins.get(id) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "STATE_CONFLICT") throw error;
  }
}

beforeAll(async () => {
  server = await start();
  pool = new pg.Pool({ connectionString: url });
  const { tokens, fitterId, driverId } = await makePeople(url, async (make) => {
    const fitter = await make.member();
    const tokensOfTills = [fitter.owner.token, (await make.staff(fitter.id)).token];
    return { tokens: tokensOfTills, fitterId: fitter.id, driverId: (await make.consumer()).id };
  });
  const [club] = await ask(
    `insert into clubs (member_id, title, name, code, state, active, created_at, live_since)
     values ($1, 'Race', 'Race', 'RACE', 'approved', true, now(), now()) returning id::int`,
    [fitterId],
  );
  const [discount] = await ask(
    `insert into club_discounts (club_id, title, subtitle, description, terms, amount_pence, conditions)
     values ($1, 'Ten pounds off', '', '', '', 1000, $2) returning id::int`,
    [club?.["id"], JSON.stringify(noConditions)],
  );
  const made = await ask(
    `insert into vouchers (code, consumer_id, club_id, club_discount_id, member_id, title, subtitle, description, terms, amount_pence, conditions, nth, issued_at)
     select 'RACE' || n, $1, $2, $3, $4, 'Ten pounds off', '', '', '', 1000, $5, n, now() from generate_series(1, $6::int) n returning id::int`,
    [driverId, club?.["id"], discount?.["id"], fitterId, JSON.stringify(noConditions), contests],
  );
  await pool.query(
    `insert into state_history (machine, thing_id, event, from_state, to_state, at)
     select 'voucher', id, 'create', null, 'issued', issued_at from vouchers union all
     select 'club', id, 'create', null, 'approved', created_at from clubs where code = 'RACE'`,
  );
  const queue = made.map((row) => Number(row["id"])).values();
  const worker = async (): Promise<void> => {
    for (const id of queue)
      await Promise.all(Array.from({ length: rivals }, (_, n) => redeem(tokens[n % tokens.length] ?? "", id)));
  };
  const raced = Promise.all(Array.from({ length: atOnce }, worker));
  raced.catch(() => undefined);
  for (const wanted of killsAt) {
    await vi.waitUntil(async () => Number((await ask(used))[0]?.["n"]) >= wanted, { interval: 5, timeout: 60_000 });
    await pause(Math.random() * 40);
    await server.kill();
    server = await start();
  }
  await raced;
}, 120_000);

const used = "select count(*)::int as n from vouchers where state = 'used' and code like 'RACE%'";

afterAll(async () => {
  await pool?.end();
  await server?.kill();
  await drop();
});

describe("after the server was killed while vouchers were contested", () => {
  it("every voucher was redeemed once, and one of its rivals was told so", async () => {
    process.stdout.write(`${tally.acknowledged} calls acknowledged, ${tally.unanswered} sent again\n`);
    expect((await ask(used))[0]?.["n"]).toBe(contests);
    expect([wins.size, Math.max(...wins.values())]).toEqual([contests, 1]);
  });

  it("the history and the till's journal say so once", async () => {
    const twice = "group by 1 having count(*) <> 1";
    expect(
      await ask(`select thing_id from state_history where machine = 'voucher' and event = 'use' ${twice}`),
    ).toEqual([]);
    expect(await ask(`select voucher_id from voucher_redemptions ${twice}`)).toEqual([]);
    expect((await ask("select count(*)::int as n from voucher_redemptions"))[0]?.["n"]).toBe(contests);
    expect(await brokenInvariants(pool)).toEqual([]);
  });
});
