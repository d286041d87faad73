import { AppError } from "@treadclub/kit/errors";
import { describe, expect, it } from "vitest";
import { noMeasurement } from "#adapters/measurement/none";
import type { MeasurementPort, ServiceResults } from "#adapters/measurement/port";
import { openSecondProcess } from "#testing/second-process";
import { serviceResults } from "#testing/service-results";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const many = 2000;
const minuteMs = 60_000;

/** 2,000 sessions with a tyre each whose driver is still scanning; none of them was heard of for a while. */
async function underWay(): Promise<void> {
  const anna = await testApp.make.consumer();
  const vehicle = await testApp.make.vehicle(anna);
  const now = testApp.clock.now();
  const before = new Date(now.getTime() - 3_600_000);
  await testApp.db.pool.query(
    `with made as (
       insert into measurement_sessions (service_session_id, token_hash, api_base, scanner, workflow, begun_by, consumer_id,
         vehicle_id, created_at, bound_at, planned_at, expires_at, follow_at)
       select n, 'hash ' || n, '', '', '2', $1, $1, $2, $3, $3, $3, $4, $3::timestamptz + n * interval '1 millisecond'
       from generate_series(1, $5::int) n returning id, service_session_id)
     insert into scans (consumer_id, vehicle_id, type, position, state, tyre_size, submitted_at, measurement_session_id,
       measurement_id, measurement_status)
     select $1, $2, 'measurement', 'front_left', 'processing', '', $3, id, service_session_id, 'waiting_for_images' from made`,
    [anna.id, vehicle.id, before, new Date(now.getTime() + 86_400_000), many],
  );
  await testApp.db.pool.query("analyze measurement_sessions, scans");
}

const resultsOf = (id: number): ServiceResults =>
  serviceResults(id, [{ measurement_id: id, status: "waiting_for_images", position_code: "fl" }]);

function counting(answer: (id: number) => Promise<ServiceResults>) {
  const asked: number[] = [];
  const results = (id: number): Promise<ServiceResults> => {
    asked.push(id);
    return answer(id);
  };
  const port: MeasurementPort = { ...noMeasurement("http://localhost:3000"), results };
  return { asked, port };
}

describe("2,000 measurements under way", () => {
  it("are looked at a hundred a minute, the longest unseen first, each by its turn", async () => {
    await underWay();
    const { asked, port } = counting(async (id) => resultsOf(id));
    const { jobs } = await openSecondProcess(testApp, port);
    const startedAt = performance.now();
    await jobs.run("follow-measurements");
    process.stdout.write(`A sweep of 100 sessions took ${Math.round(performance.now() - startedAt)} ms\n`);
    expect(asked).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    for (let n = 1; n < 20; n += 1) await jobs.run("follow-measurements");
    expect(new Set(asked).size).toBe(many);
    expect(asked).toHaveLength(many);
    await jobs.run("follow-measurements");
    expect(asked).toHaveLength(many);
    testApp.clock.forward(3 * minuteMs);
    await jobs.run("follow-measurements");
    expect(asked).toHaveLength(many);
    testApp.clock.forward(15 * minuteMs);
    await jobs.run("follow-measurements");
    expect(asked).toHaveLength(many + 100);
  });

  it("are found by an index", async () => {
    const { rows } = await testApp.db.pool.query<{ "QUERY PLAN": string }>(
      "explain select * from measurement_sessions where ended_at is null and follow_at <= now() and vehicle_id is not null order by follow_at, id limit 100",
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("measurement_sessions_due");
  });

  it("ask a service that is away three times a minute", async () => {
    testApp.clock.forward(60 * minuteMs);
    const { asked, port } = counting(() => Promise.reject(new AppError("UPSTREAM_UNAVAILABLE")));
    const { jobs } = await openSecondProcess(testApp, port);
    await jobs.run("follow-measurements");
    expect(asked).toHaveLength(3);
    await jobs.run("follow-measurements");
    expect(new Set(asked).size).toBe(6);
  });

  it("are not held up by one that cannot be looked at", async () => {
    testApp.clock.forward(60 * minuteMs);
    const { asked, port } = counting(async (id) => {
      if (id % 2 === 0) throw new AppError("NOT_FOUND");
      return resultsOf(id);
    });
    const { jobs } = await openSecondProcess(testApp, port);
    await jobs.run("follow-measurements");
    expect(asked).toHaveLength(100);
  });
});
