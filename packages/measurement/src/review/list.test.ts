import type { InputOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { keys } from "#measurement/table";
import { openMeasurementApp } from "#testing/test-app";
import { queriesOf } from "./list.ts";

type Body = InputOf<MeasurementCatalog["reviewList"]>["body"];

const testApp = await openMeasurementApp();
const { make } = testApp;
const { pool } = testApp.service.db;
const { key: reviewer, id: reviewerId } = await make.key({
  name: "Desk",
  scopes: ["create", "results", "review", "review_all"],
});
const { key: shop } = await make.key({ name: "Shop" });
const list = (body: Body = {}, bearer = reviewer) => testApp.call("reviewList", { body }, { bearer });
const idsOf = async (body: Body = {}, bearer = reviewer) =>
  (await list(body, bearer)).list.map((one) => one.measurement_id);

const made = async (key: string, reference: string) => {
  testApp.clock.forward(60_000);
  return (await make.handedIn(await make.session({ key, reference }))).measurementId;
};
const first = await made(shop, "job 100%");
const second = await made(reviewer, "job 1002");
const done = await made(shop, "other");
const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
await testApp.call(
  "reviewComplete",
  { params: { id: String(done) }, body: { depths, version: 1 } },
  { bearer: reviewer },
);
await make.session({ key: shop, reference: "job 100 unbegun" });

describe("the list", () => {
  it("shows what waits, longest first, or everything that was handed in, newest first", async () => {
    expect(await idsOf()).toEqual([first, second]);
    expect(await idsOf({ sort: "-waiting_since" })).toEqual([second, first]);
    expect(await idsOf({ sort: "-handed_in_at" })).toEqual([done, second, first]);
    expect(await idsOf({ sort: "handed_in_at" })).toEqual([first, second, done]);
    expect(await idsOf({ sort: "-handed_in_at", filters: { waiting: true } })).toEqual([second, first]);
    expect(await idsOf({ filters: { waiting: false } })).toEqual([done]);
    expect(await idsOf({ sort: "-handed_in_at", filters: { statuses: ["completed", "failed"] } })).toEqual([done]);
    expect(await idsOf({ filters: { statuses: ["completed"] } })).toEqual([]);
    expect(await idsOf({ filters: { statuses: [] } })).toEqual([]);
    const twice = { sort: "-handed_in_at", filters: { statuses: ["completed", "completed"] } } as const;
    expect(await idsOf({ ...twice, filters: { statuses: [...twice.filters.statuses] } })).toEqual([done]);
    expect(await idsOf({ sort: "-handed_in_at", page: 2, per_page: 2 })).toEqual([first]);
    expect((await list({ per_page: 1 })).total_count).toBe(2);
  });

  it("of one's own, of the others, and of one's own only without the scope for all", async () => {
    expect(await idsOf({ filters: { own: true } })).toEqual([second]);
    expect(await idsOf({ filters: { own: false } })).toEqual([first]);
    expect(await idsOf({ sort: "-handed_in_at" }, shop)).toEqual([done, first]);
    expect(await idsOf({ filters: { own: false } }, shop)).toEqual([]);
    expect((await list()).list.map((row) => [row.integrator, row.is_own])).toEqual([
      ["Shop", false],
      ["Desk", true],
    ]);
  });

  it("finds by the beginning of a reference, and by id", async () => {
    const all = { sort: "handed_in_at" } as const;
    expect(await idsOf({ ...all, search: "job 100" })).toEqual([first, second]);
    expect(await idsOf({ ...all, search: "job 100%" })).toEqual([first]);
    expect(await idsOf({ ...all, search: "job 1_0" })).toEqual([]);
    expect(await idsOf({ ...all, search: "ob 100" })).toEqual([]);
    expect(await idsOf({ ...all, search: String(done) })).toEqual([done]);
    expect(await idsOf({ search: "job 100" }, shop)).toEqual([first]);
    expect(await idsOf({ ...all, search: String(second) }, shop)).toEqual([]);
  });
});

describe("with many rows", () => {
  // Nine of ten are of the desk's own key, so that "of the others" has to pass them by.
  const rows = 60_000;
  const fill = async (): Promise<void> => {
    await pool.query(
      "insert into keys (name, prefix, secret_hash, scopes, created_at) select 'Key ' || n, 'tk_' || n, 'hash ' || n, '{create}', now() from generate_series(1, 50) n",
    );
    await pool.query(
      `insert into sessions (key_id, token_hash, workflow, reference, created_at, expires_at)
       select case when n % 10 > 0 then $1::bigint else (select min(id) from keys where name like 'Key %') + n / 10 % 50 end,
         'many ' || n, '2', 'many-' || n, now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
      [reviewerId, rows],
    );
    await pool.query(
      `insert into measurements (session_id, key_id, place, position_code, state, handed_in_at, waiting_since)
       select id, key_id, 0, 'fl', case when chance < 2 then 'processing' when chance < 4 then 'failed' else 'completed' end,
         created_at, case when chance < 2 then created_at end
       from (select *, abs(hashint8(id)::bigint) % 60 as chance from sessions) as sessions where token_hash like 'many %'`,
    );
    await pool.query("vacuum analyze measurements, sessions, keys");
  };
  const inputs: Body[] = [
    {},
    { filters: { own: false } },
    { filters: { own: true } },
    { sort: "-handed_in_at" },
    { sort: "-handed_in_at", filters: { own: false } },
    { sort: "-handed_in_at", filters: { own: false, statuses: ["failed"] } },
    { filters: { waiting: false, own: false } },
    { sort: "-handed_in_at", search: "many-599" },
  ];

  it("needs as many queries for a hundred as for two, and walks through no table", async () => {
    await fill();
    const counts = new Set<number>();
    for (const body of inputs) {
      for (const per_page of [2, 100]) {
        const { result, statements } = await testApp.queries(() => list({ ...body, per_page }));
        expect(result.list.length).toBeGreaterThan(per_page === 2 ? 1 : 10);
        counts.add(statements.length);
      }
      const seen = await walked(body);
      expect([JSON.stringify(body), seen.tables]).toEqual([JSON.stringify(body), []]);
      // Twenty of each key and state at most, however many there are.
      expect(seen.rows).toBeLessThan(10_000);
    }
    expect([...counts]).toEqual([5]);
    expect((await list({ sort: "-handed_in_at" })).total_is_more).toBe(true);
  });

  /** The tables that the two statements of a list walk through from end to end, and how many rows the plan of the page touches. */
  async function walked(body: Body): Promise<{ tables: string[]; rows: number }> {
    const parsed = { ...body, page: 1, per_page: 20, search: body.search ?? "" };
    const { page, counted } = queriesOf({ key: await keyRow(reviewerId), seesAll: true }, parsed);
    const tables: string[] = [];
    let rows = 0;
    for (const statement of [page, sql`${counted} limit 10001`]) {
      const plan = await testApp.service.db.read.execute(sql`explain (analyze, format json) ${statement}`);
      const text = JSON.stringify(plan.rows);
      for (const [, table = ""] of text.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g))
        if (table !== "keys") tables.push(table);
      for (const [, actual = "", loops = ""] of text.matchAll(/"Actual Rows":([\d.]+),"Actual Loops":(\d+)/g))
        if (statement === page) rows = Math.max(rows, Number(loops) * Number(actual));
    }
    return { tables, rows };
  }

  async function keyRow(id: number): Promise<typeof keys.$inferSelect> {
    const [row] = await testApp.service.db.read.select().from(keys).where(eq(keys.id, id));
    if (!row) throw new Error(`No key ${id}`);
    return row;
  }
});
