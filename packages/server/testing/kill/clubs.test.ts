import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { cloneDatabase } from "#testing/database";
import { addMembers } from "#testing/many-drivers";
import { freePort, openHarness } from "./harness.ts";
import { openInsister } from "./insist.ts";
import { makePeople } from "./people.ts";
import type { ServerProcess } from "./server-process.ts";

const harness = openHarness();
const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const ports = [await freePort(), await freePort()] as const;
const tally = { acknowledged: 0, unanswered: 0 };
const phones = ports.map((port) => openInsister({ here: async () => `http://127.0.0.1:${port}` }, tally));
const [phone] = phones;
/** In the club before its second discount comes; its budget reaches to some of them. */
const drivers = 5000;
const reached = 4321;
const contested = 40;
const room = 13;
let servers: ServerProcess[];
let pool: pg.Pool;
let crowdedId: number;
let scarceId: number;

const startBoth = (): Promise<ServerProcess[]> =>
  Promise.all(
    ports.map((port, n) =>
      harness.start({ dataDir: harness.dataDir(`clubs-${n}`), port, settings: { DATABASE_URL: url } }),
    ),
  );
const killBoth = async (): Promise<void> => {
  await Promise.all(servers.map((server) => server.kill()));
  servers = await startBoth();
};
const ask = async (text: string, ...values: unknown[]) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows;
const issuedOf = async (clubId: number): Promise<number> =>
  (await ask("select 1 from vouchers where club_id = $1", clubId)).length;

beforeAll(async () => {
  if (phone === undefined) throw new Error("No phone");
  const { insist } = phone;
  servers = await startBoth();
  pool = new pg.Pool({ connectionString: url });
  pool.on("error", () => undefined);
  const people = await makePeople(url, async (make) => ({
    fitter: await make.member(),
    admin: await make.admin(),
    crowd: await Promise.all(Array.from({ length: contested }, () => make.consumer())),
  }));
  const owner = people.fitter.owner.token;
  const live = async (body: object) => {
    const discounts = [{ title: "£10 off", amount_pence: 1000 }];
    const club = await insist(owner, "editDiscountClub", {
      body: { title: "Club", name: `Club ${randomUUID()}`, discounts, ...body },
    });
    return insist(people.admin.token, "approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  };

  const scarce = await live({ budget: { vouchers: room } });
  scarceId = scarce.id;
  const joining = Promise.all(
    people.crowd.map(({ token }, n) =>
      (phones[n % 2] ?? phone).insist(token, "joinClub", { body: { code: scarce.code } }),
    ),
  );
  joining.catch(() => undefined);
  await vi.waitUntil(async () => (await issuedOf(scarceId)) > 2, { interval: 2 });
  await killBoth();
  await joining;

  const crowded = await live({});
  crowdedId = crowded.id;
  await addMembers(pool, crowdedId, drivers);
  await insist(owner, "setClubBudget", { params: { id: String(crowdedId) }, body: { vouchers: reached } });
  for (const wanted of [1500]) {
    await vi.waitUntil(async () => (await issuedOf(crowdedId)) >= wanted, { interval: 5, timeout: 60_000 });
    await pause(Math.random() * 40);
    await killBoth();
  }
  await vi.waitUntil(
    async () => (await ask("select 1 from club_issues where club_id = $1 and ended_at is not null", crowdedId)).length,
    { interval: 100, timeout: 60_000 },
  );
}, 180_000);

afterAll(async () => {
  await pool?.end();
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await drop();
});

describe("after two processes were killed again and again while they issued vouchers", () => {
  it("drivers who raced for the last ones got exactly those, and every one of them is in the club", async () => {
    process.stdout.write(`${tally.acknowledged} calls acknowledged, ${tally.unanswered} sent again\n`);
    expect(tally.unanswered).toBeGreaterThan(0);
    expect(await issuedOf(scarceId)).toBe(room);
    expect(await ask("select count(*)::int as n from club_memberships where club_id = $1", scarceId)).toEqual([
      { n: contested },
    ]);
  });

  it("a club of thousands gave each the voucher that was due, as far as the budget reached, in their order", async () => {
    expect(await issuedOf(crowdedId)).toBe(reached);
    const [row] = await ask(
      `select count(distinct v.consumer_id)::int as drivers,
        max(m.consumer_id) filter (where v.id is not null) < min(m.consumer_id) filter (where v.id is null) as ordered
       from club_memberships m left join vouchers v on v.consumer_id = m.consumer_id and v.club_id = m.club_id where m.club_id = $1`,
      crowdedId,
    );
    expect(row).toEqual({ drivers: reached, ordered: true });
  });

  it("each voucher has one beginning, each driver one notice, and progress says so", async () => {
    expect(
      await ask("select machine, thing_id, event from state_history group by 1, 2, 3 having count(*) > 1"),
    ).toEqual([]);
    expect(
      await ask(
        "select count(*)::int as notices, count(distinct user_id)::int as drivers from notifications where values ->> 'kind' = 'club_more_vouchers' and open_field = $1",
        crowdedId,
      ),
    ).toEqual([{ notices: reached, drivers: reached }]);
    expect(await ask("select done, total from club_issues where club_id = $1", crowdedId)).toEqual([
      { done: reached, total: drivers },
    ]);
  });
});
