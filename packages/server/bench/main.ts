import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { migrate } from "@treadclub/kit/db/migrate";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import autocannon from "autocannon";
import pg from "pg";
import { signToken } from "../src/modules/identity/index.ts";
import { fill, type Filled } from "./fill.ts";
import { measureSignIn } from "./sign-in.ts";

const rounds = 3;
const seconds = 6;
const connections = 10;
const secret = "bench-secret-of-more-than-thirty-two-letters";
const ports = { ours: 4391, bare: 4392 };

interface Job {
  readonly name: string;
  readonly ours: autocannon.Request;
  readonly bare: autocannon.Request;
}

const dataDir = mkdtempSync(join(tmpdir(), "treadclub-bench-"));
chmodSync(dataDir, 0o755);
const postgres = await openEmbeddedPostgres({ dataDir, mode: "durable" });
const pool = new pg.Pool({ connectionString: postgres.url });
const children: ChildProcess[] = [];
try {
  await migrate(pool, resolve(import.meta.dirname, "../migrations"));
  process.stdout.write("Filling 100,000 bookings…\n");
  const filled = await fill(pool);
  children.push(await child("ours.ts", String(ports.ours), dataDir), await child("bare.ts", String(ports.bare)));
  process.stdout.write(
    `${connections} connections, ${rounds} rounds of ${seconds} s each, in turn; requests per second, median (lowest–highest)\n`,
  );
  const jobs = await jobsOf(filled);
  const [, , only] = process.argv;
  if (only !== "sign-in") for (const job of jobs) await measure(job);
  const other = jobs.find(({ name }) => name === "one booking");
  if (other) await measureSignIn({ pool, ports, other, seconds, rounds });
} finally {
  for (const process of children) process.kill("SIGKILL");
  await pool.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(job: Job): Promise<void> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const side of ["bare", "ours"] as const) rates[side].push(await rate(job, side));
  const [ours, bare] = [rates.ours, rates.bare].map((list) => list.toSorted((a, b) => a - b));
  const middle = (list: readonly number[] = []): number => list[Math.floor(list.length / 2)] ?? 0;
  const shown = (list: readonly number[] = []): string =>
    `${Math.round(middle(list))} (${Math.round(list[0] ?? 0)}–${Math.round(list.at(-1) ?? 0)})`;
  process.stdout.write(
    `${job.name.padEnd(30)} bare ${shown(bare).padEnd(22)} ours ${shown(ours).padEnd(22)} ratio ${(middle(ours) / middle(bare)).toFixed(2)}\n`,
  );
}

async function rate(job: Job, side: "ours" | "bare"): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${ports[side]}`,
    connections,
    duration: seconds,
    requests: [job[side]],
  });
  if (result.non2xx > result["2xx"] / 100)
    throw new Error(`${job.name}, ${side}: ${result.non2xx} of ${result["2xx"] + result.non2xx} answers were errors`);
  return result["2xx"] / result.duration;
}

async function jobsOf(filled: Filled): Promise<Job[]> {
  const owner = await tokenOf(filled.ownerUserIds[0] ?? 0);
  const driver = await tokenOf(filled.driverUserId);
  const headers = (token: string): Record<string, string> => ({
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  });
  const memberId = filled.memberIds[0] ?? 0;
  const own =
    (await pool.query<{ id: string }>("select id from bookings where member_id = $1 limit 1", [memberId])).rows[0]
      ?.id ?? "";
  const places = placesOf(filled);
  const created = (path: string): autocannon.Request => ({
    method: "POST",
    path,
    headers: headers(driver),
    setupRequest: (request) => {
      const place = places.next().value ?? { member: 0, location: 0, startsAt: "" };
      const shared = {
        member_id: place.member,
        location_id: place.location,
        vehicle_id: filled.vehicleId,
        starts_at: place.startsAt,
      };
      const ours = path.startsWith("/api");
      return {
        ...request,
        headers: { ...headers(driver), ...(ours ? { "idempotency-key": crypto.randomUUID() } : {}) },
        body: JSON.stringify(
          ours ? { ...shared, type: "free_check" } : { ...shared, consumer_id: filled.driverUserId },
        ),
      };
    },
  });
  return [
    {
      name: "20 bookings with vehicle",
      ours: {
        method: "POST",
        path: `/api/v1/members/get_booking_list_by_member_id/${memberId}`,
        headers: headers(owner),
        body: "{}",
      },
      bare: { method: "POST", path: `/list/${memberId}`, headers: headers(owner), body: "{}" },
    },
    {
      name: "one booking",
      ours: { method: "GET", path: `/api/v1/members/get_booking_by_id_with_consumer/${own}`, headers: headers(owner) },
      bare: { method: "GET", path: `/one/${own}`, headers: headers(owner) },
    },
    { name: "one booking created", ours: created("/api/v1/consumers/create_booking"), bare: created("/create") },
  ];
}

function* placesOf(filled: Filled): Generator<{ member: number; location: number; startsAt: string }> {
  for (const startsAt of filled.starts)
    for (const [n, location] of filled.locationIds.entries())
      yield { member: filled.memberIds[n] ?? 0, location, startsAt };
}

async function tokenOf(userId: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into sessions (user_id, created_at, last_used_at) values ($1, now(), now()) returning id",
    [userId],
  );
  return signToken(secret, { userId, sessionId: Number(rows[0]?.id), actingAdminId: null }, new Date());
}

function child(file: string, ...args: string[]): Promise<ChildProcess> {
  const started = spawn(process.execPath, [resolve(import.meta.dirname, file), postgres.url, secret, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, fail) => {
    started.stdout.once("data", () => done(started));
    started.once("exit", (code) => fail(new Error(`${file} ended with ${code}`)));
  });
}
