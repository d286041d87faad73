import { hashToken, randomToken } from "@treadclub/kit/ids";
import { expect, it } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const many = 2000;

/** So many sessions of a key that wait for a reviewer, each with a photo. */
async function fill(keyId: number): Promise<void> {
  const { pool } = testApp.service.db;
  await pool.query(
    `insert into sessions (key_id, token_hash, workflow, created_at, expires_at, counted)
     select $1, 'waiting ' || n, '2', now(), now() + interval '1 day', 1 from generate_series(1, $2) n`,
    [keyId, many],
  );
  await pool.query(
    `insert into measurements (session_id, key_id, place, position_code, state, handed_in_at, waiting_since)
     select id, key_id, 0, 'fl', 'processing', now(), now() from sessions where token_hash like 'waiting %'`,
  );
  await pool.query(
    `insert into photos (id, user_id, width, height, bytes, created_at)
     select gen_random_uuid(), id, 800, 600, 1000, now() from sessions where token_hash like 'waiting %'`,
  );
  await pool.query(
    `insert into measurement_photos (measurement_id, photo_id, place)
     select m.id, p.id, 0 from measurements m join photos p on p.user_id = m.session_id`,
  );
}

const { key, id } = await testApp.make.key();
const own = await testApp.make.session({ key, workflow: "3", positions: ["fl", "fr", "rl", "rr"] });
const other = await testApp.make.session({ key });
await fill(id);
const polls: readonly (readonly [string, () => Promise<{ readonly status: number }>])[] = [
  ["by key", () => testApp.send("sessionResults", { params: { token: own.token } }, { bearer: key })],
  ["by token", () => testApp.send("sessionResults", { params: { token: own.token } }, { bearer: own.token })],
  [
    "of several tokens",
    () => testApp.send("treadResults", { body: { measurement_tokens: [other.token, own.token] } }, { bearer: key }),
  ],
];

it.each(polls)("a poll %s costs one statement, who asks included, and looks at indexes alone", async (_, poll) => {
  const { result, statements } = await testApp.queries(poll);
  expect(result.status).toBe(200);
  expect(statements).toHaveLength(1);
  for (const isCounted of [false, true]) {
    if (isCounted) await testApp.service.db.pool.query("analyze");
    const plan = await planOf(statements[0] ?? "");
    expect(plan).toContain("Index Scan");
    expect(plan).not.toMatch(/Seq Scan on (sessions|measurements|measurement_photos|photos)/);
  }
});

it("a refused poll costs one statement as well", async () => {
  const foreign = await testApp.make.session();
  for (const bearer of [`tk_live_${randomToken()}`, `ts_${randomToken()}`, key]) {
    const { result, statements } = await testApp.queries(() =>
      testApp.send("sessionResults", { params: { token: foreign.token } }, { bearer }),
    );
    expect([401, 404]).toContain(result.status);
    expect(statements).toHaveLength(1);
  }
});

it("a bearer that cannot be one of ours is refused without a look", async () => {
  const { result, statements } = await testApp.queries(() =>
    testApp.send("sessionResults", { params: { token: own.token } }, { bearer: "tk_live_short" }),
  );
  expect([result.status, result.error?.code, statements]).toEqual([401, "KEY_UNKNOWN", []]);
});

it("answers the measurements in the order of the tokens and of the tyres", async () => {
  const { results } = await testApp.call(
    "treadResults",
    { body: { measurement_tokens: [other.token, own.token, other.token] } },
    { bearer: key },
  );
  expect(results.map((one) => one.measurement_id)).toEqual([
    ...other.measurementIds,
    ...own.measurementIds,
    ...other.measurementIds,
  ]);
});

it("shows photos that are there, by links that work", async () => {
  const { rows } = await testApp.service.db.pool.query<{ id: string }>(
    "select id from sessions where token_hash = 'waiting 7'",
  );
  const token = `ts_${randomToken()}`;
  await testApp.service.db.pool.query("update sessions set token_hash = $1 where id = $2", [
    hashToken(token),
    rows[0]?.id,
  ]);
  const read = () => testApp.call("sessionResults", { params: { token } }, { bearer: key });
  expect((await read()).measurements[0]?.images).toEqual([
    {
      url: expect.stringMatching(/^http:\/\/localhost:3100\/measurement\/v1\/files\/[\w-]{36}\?/),
      width: 800,
      height: 600,
    },
  ]);
  await testApp.service.db.pool.query("update photos set removed_at = now() where user_id = $1", [rows[0]?.id]);
  expect((await read()).measurements).toMatchObject([{ images: [], status: "processing" }]);
});

async function planOf(statement: string): Promise<string> {
  const { rows } = await testApp.service.db.pool.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${statement}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
