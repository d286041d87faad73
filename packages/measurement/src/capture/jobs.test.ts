import type { JobName } from "@treadclub/kit/jobs/names";
import { randomUUID } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const { make, service } = testApp;
const { pool } = service.db;
const reviewer = (await make.key({ scopes: ["review_all"] })).key;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const run = (name: JobName) => service.jobs.run(name);
const rowsOf = async <T extends Record<string, unknown>>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await pool.query<T>(text, [...values])).rows;
const statesOf = async (sessionId: number): Promise<string[]> =>
  (
    await rowsOf<{ state: string }>("select state from measurements where session_id = $1 order by place", [sessionId])
  ).map(({ state }) => state);

describe("sessions that are left", () => {
  it("end with their token: what has no photos is aborted, what is processing goes on", async () => {
    const [opened, half, fresh] = [
      await make.session(),
      await make.session({ workflow: "3", positions: ["fl", "fr", "rl"] }),
      await make.session(),
    ];
    await testApp.call("openScanner", { body: {} }, { bearer: opened.token });
    await make.handedIn(half);
    testApp.clock.forward(dayMs - 60_000);
    await run("expire-sessions");
    expect(await statesOf(fresh.id)).toEqual(["unknown"]);
    testApp.clock.forward(120_000);
    const late = await make.session();
    await run("expire-sessions");
    expect([await statesOf(opened.id), await statesOf(fresh.id)]).toEqual([["aborted"], ["aborted"]]);
    expect(await statesOf(half.id)).toEqual(["processing", "aborted", "aborted"]);
    expect(await statesOf(late.id)).toEqual(["unknown"]);
    const ended = await rowsOf<{ id: number }>("select id::int from sessions where ended_at is not null order by id");
    expect(ended.map(({ id }) => id)).toEqual([opened.id, fresh.id]);
    await run("expire-sessions");
    expect(await statesOf(half.id)).toEqual(["processing", "aborted", "aborted"]);
  });

  it("are many, and go in batches; each is told once", async () => {
    const { id: keyId } = await make.key();
    await pool.query(
      "insert into sessions (key_id, token_hash, workflow, created_at, expires_at) select $1, 'left ' || n, '2', $2, $2 from generate_series(1, 450) n",
      [keyId, testApp.clock.now()],
    );
    await pool.query(
      "insert into measurements (session_id, key_id, place, state) select id, key_id, 0, 'unknown' from sessions where token_hash like 'left %'",
    );
    testApp.clock.forward(1000);
    await run("expire-sessions");
    const [left] = await rowsOf<{ n: number }>(
      "select count(*)::int as n from measurements m join sessions s on s.id = m.session_id where s.token_hash like 'left %' and m.state <> 'aborted'",
    );
    expect(left).toEqual({ n: 0 });
    const [queued] = await rowsOf<{ n: number }>(
      "select count(*)::int as n from state_history h join measurements m on m.id = h.thing_id where m.key_id = $1 and h.event = 'abort'",
      [keyId],
    );
    expect(queued).toEqual({ n: 450 });
  });
});

describe("uploads that are left", () => {
  it("10,000 of them, with their files, and strays, are gone after a day; what was handed in stays", async () => {
    const folder = `${testApp.options.dataDir}/measurement/uploads`;
    const kept = await make.handedIn();
    const ready = await make.photo(await make.session());
    const [{ photo_id: readyPhoto } = { photo_id: "" }] = await rowsOf<{ photo_id: string }>(
      "select photo_id from uploads where id = $1",
      [ready],
    );
    const ids = Array.from({ length: 10_000 }, () => randomUUID());
    await pool.query(
      "insert into uploads (id, user_id, created_at) select id, 900000 + n, $2 from unnest($1::text[]) with ordinality as given (id, n)",
      [ids, testApp.clock.now()],
    );
    const names = [...ids.flatMap((id, at) => (at % 10 === 0 ? [id, `${id}.json`] : [])), randomUUID()];
    await Promise.all(names.map((name) => writeFile(`${folder}/${name}`, "{}")));
    const young = await make.photo(kept);
    testApp.clock.forward(hourMs);
    await run("sweep-uploads");
    const [early] = await rowsOf<{ n: number }>("select count(*)::int as n from uploads");
    expect(early?.n).toBeGreaterThan(10_000);
    testApp.clock.forward(dayMs);
    const { statements } = await testApp.queries(() => run("sweep-uploads"));
    const batches = statements.filter((statement) => statement.startsWith('select "id", "state" from "uploads"'));
    expect(batches.length).toBeGreaterThanOrEqual(11);
    expect(batches.every((statement) => statement.includes("limit"))).toBe(true);
    expect(await rowsOf("select id from uploads")).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    await run("sweep-photos");
    const photos = await rowsOf<{ id: string; n: number }>("select id from photos");
    const held = await rowsOf<{ photo_id: string }>(
      "select photo_id from measurement_photos where measurement_id = $1",
      [kept.measurementId],
    );
    const there = new Set(photos.map(({ id }) => id));
    expect(held.length).toBe(1);
    expect(held.every(({ photo_id }) => there.has(photo_id))).toBe(true);
    expect(there.has(readyPhoto)).toBe(false);
    expect(young).toBeDefined();
  });
});

describe("photos of scans", () => {
  const imagesOf = async (id: number): Promise<number> =>
    (await testApp.call("reviewGet", { params: { id: String(id) } }, { bearer: reviewer })).images.length;

  it("go after 24 months, of failed ones after 90 days; figures stay", async () => {
    const startedAt = testApp.clock.now();
    const [good, bad] = [(await make.handedIn()).measurementId, (await make.handedIn()).measurementId];
    const late = (await make.handedIn()).measurementId;
    const depths = { inner_mm: 5, middle_mm: 5, outer_mm: 5 };
    const judged = { bearer: reviewer };
    await testApp.call("reviewComplete", { params: { id: String(good) }, body: { depths, version: 1 } }, judged);
    await testApp.call(
      "reviewReject",
      { params: { id: String(bad) }, body: { reasons: ["blurry"], version: 1 } },
      judged,
    );
    const seen = async (days: number): Promise<[number, number]> => {
      testApp.clock.set(new Date(startedAt.getTime() + days * dayMs));
      await run("let-old-photos-go");
      await run("sweep-photos");
      return [await imagesOf(good), await imagesOf(bad)];
    };
    expect(await seen(89)).toEqual([1, 1]);
    await testApp.call(
      "reviewReject",
      { params: { id: String(late) }, body: { reasons: ["glare"], version: 1 } },
      judged,
    );
    expect(await seen(91)).toEqual([1, 0]);
    expect(await imagesOf(late)).toBe(1);
    expect(await seen(729)).toEqual([1, 0]);
    expect(await imagesOf(late)).toBe(0);
    expect(await seen(732)).toEqual([0, 0]);
    const [row] = await rowsOf(
      "select state, inner_mm, photos_gone_at is not null as gone from measurements where id = $1",
      [good],
    );
    expect(row).toEqual({ state: "completed", inner_mm: 5, gone: true });
    testApp.clock.set(startedAt);
  });

  it("of a sandbox key go after a day", async () => {
    const startedAt = testApp.clock.now();
    const { measurementId } = await make.handedIn(await make.session({ key: "tk_test_public" }));
    const left = async (hours: number): Promise<number> => {
      testApp.clock.set(new Date(startedAt.getTime() + hours * 3_600_000));
      await run("let-old-photos-go");
      const rows = await rowsOf("select 1 from measurement_photos where measurement_id = $1", [measurementId]);
      return rows.length;
    };
    expect([await left(23), await left(25)]).toEqual([1, 0]);
    testApp.clock.set(startedAt);
  });
});

it("the sandbox answers by itself, soon", async () => {
  await service.jobs.work();
  const tookMs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const made = await make.handedIn(await make.session({ key: "tk_test_public" }));
    const handedInAt = performance.now();
    await vi.waitFor(async () => expect(await statesOf(made.id)).toEqual(["completed"]), { interval: 20 });
    tookMs.push(performance.now() - handedInAt);
  }
  expect(Math.min(...tookMs)).toBeLessThan(1500);
});
