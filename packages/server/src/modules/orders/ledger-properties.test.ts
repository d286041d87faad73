import fc from "fast-check";
import { expect, it } from "vitest";
import { balanceOf, chargeScanAgain, giveBackForScans, giveWelcomeCredits, spendForScans } from "#modules/credits";
import type { SignedIn } from "#testing/factories/people";
import { brokenInvariants } from "#testing/invariants";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const dayMs = 24 * 3_600_000;
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("scan" as const), tyres: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("reject" as const, "undo" as const), n: fc.nat(30) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("buy" as const), credits: fc.constantFrom(4 as const, 8 as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refund" as const), n: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.constantFrom(1, 40, 200, 400) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("welcome" as const, "expire" as const) }) },
  // A process that dies before its transaction commits.
  { weight: 2, arbitrary: fc.record({ do: fc.constant("crash" as const), tyres: fc.integer({ min: 1, max: 4 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface World {
  readonly who: SignedIn;
  /** What each scan has cost so far, as the model says: 1, or 0 once it came back. */
  readonly scans: Map<number, 0 | 1>;
  readonly orders: string[];
}

let nextScan = 1;
const died = new Error("died");

async function take(world: World, tyres: number, dies: boolean): Promise<void> {
  const ids = Array.from({ length: tyres }, () => (nextScan += 1));
  const before = await left(world);
  const outcome = await testApp
    .run(async (ctx) => {
      await spendForScans(ctx, world.who.id, ids);
      if (dies) throw died;
    })
    .then(
      () => "spent",
      (error: unknown) => (error === died ? "died" : "refused"),
    );
  if (outcome === "spent") for (const id of ids) world.scans.set(id, 1);
  else if (outcome === "refused") expect(before).toBeLessThan(tyres);
}

const left = async ({ who }: World): Promise<number> =>
  (await balanceOf(testApp.db.read, who.id, testApp.clock.now())).balance;

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

async function judge(world: World, n: number, event: "reject" | "undo"): Promise<void> {
  const id = nth([...world.scans.keys()], n);
  if (id === undefined) return;
  if (event === "reject") {
    await testApp.run((ctx) => giveBackForScans(ctx, world.who.id, [id]));
    world.scans.set(id, 0);
  } else if (world.scans.get(id) === 0) {
    const isCharged = await testApp.run((ctx) => chargeScanAgain(ctx, world.who.id, id));
    if (isCharged) world.scans.set(id, 1);
  }
}

async function buy(world: World, credits: 4 | 8): Promise<void> {
  const caller = testApp.as(await testApp.make.signedInAgain(world.who));
  const { reference } = await caller.call("createCreditOrder", { body: { credits, starts_now: true } });
  const pay = () => caller.send("decideTestPayment", { params: { reference }, body: { outcome: "paid" } });
  await Promise.all([pay(), pay()]);
  world.orders.push(reference);
}

async function refund(world: World, n: number): Promise<void> {
  const reference = nth(world.orders, n);
  if (reference === undefined) return;
  const caller = testApp.as(await testApp.make.signedInAgain(world.who));
  const { version } = await caller.call("getCreditOrder", { params: { reference } });
  const ask = () => caller.send("refundCreditOrder", { params: { reference }, body: { version } });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
}

async function perform(world: World, what: Step): Promise<void> {
  switch (what.do) {
    case "scan":
      return take(world, what.tyres, false);
    case "crash":
      return take(world, what.tyres, true);
    case "reject":
    case "undo":
      return judge(world, what.n, what.do);
    case "buy":
      return buy(world, what.credits);
    case "refund":
      return refund(world, what.n);
    case "wait":
      return testApp.clock.forward(what.days * dayMs);
    case "welcome":
      return testApp.run((ctx) => giveWelcomeCredits(ctx, world.who.id, 1));
    case "expire":
      return testApp.app.jobs.run("expire-credits");
    default:
  }
}

interface Sums {
  readonly total: number;
  readonly ended: number;
  readonly scans: Readonly<Record<string, number>> | null;
}

/** The ledger as it stands, added up by SQL of its own. */
async function sumsOf({ who }: World): Promise<Sums> {
  const { rows } = await testApp.db.pool.query<Sums>(
    `select coalesce(sum(amount), 0)::int as total,
      coalesce(sum(amount) filter (where expires_at <= $2), 0)::int as ended,
      (select json_object_agg(ref_id, cost) from (
        select ref_id, -sum(amount) as cost from credit_entries where consumer_id = $1 and ref_id is not null group by ref_id) s) as scans
    from credit_entries where consumer_id = $1`,
    [who.id, testApp.clock.now()],
  );
  const [sums] = rows;
  if (!sums) throw new Error("no sums");
  return sums;
}

async function check(world: World): Promise<void> {
  const { total, ended, scans } = await sumsOf(world);
  const balance = await left(world);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(balance).toBe(total - ended);
  expect(scans ?? {}).toEqual(Object.fromEntries(world.scans));
}

it("is never negative and adds up, and each scan costs one or came back, in any order of events", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const world: World = { who: await testApp.make.consumer({ freeScans: 4 }), scans: new Map(), orders: [] };
      for (const what of steps) {
        await perform(world, what);
        await check(world);
      }
      await testApp.app.jobs.run("expire-credits");
      expect((await sumsOf(world)).ended).toBe(0);
    }),
    { numRuns: 25, interruptAfterTimeLimit: 90_000, markInterruptAsFailure: false },
  );
  expect((await brokenInvariants(testApp.db.pool)).filter((line) => /^(credits|orders)/.test(line))).toEqual([]);
}, 180_000);

it("holds when everything happens at once", async () => {
  const who = await testApp.make.consumer({ freeScans: 2 });
  const world: World = { who, scans: new Map(), orders: [] };
  await buy(world, 4);
  const [reference = ""] = world.orders;
  const caller = testApp.as(await testApp.make.signedInAgain(who));
  const { version } = await caller.call("getCreditOrder", { params: { reference } });
  await Promise.all([
    ...Array.from({ length: 8 }, () => take(world, 2, false).catch(() => undefined)),
    caller.send("refundCreditOrder", { params: { reference }, body: { version } }),
    buy(world, 4),
    testApp.app.jobs.run("expire-credits"),
  ]);
  await check(world);
  expect((await brokenInvariants(testApp.db.pool)).filter((line) => /^(credits|orders)/.test(line))).toEqual([]);
}, 60_000);
