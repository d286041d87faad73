import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseAway } from "@treadclub/kit/db/away";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openOwnPostgres } from "#testing/own-postgres";
import { openTestApp } from "#testing/test-app";

const postgres = await openOwnPostgres();
afterAll(() => postgres.remove());
const lines: string[] = [];
const testApp = await openTestApp({ databaseUrl: postgres.url, onLog: (line) => lines.push(line) });
await testApp.app.work();
await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
const base = `${testApp.app.http.listeningOrigin}/api/v1/`;

const outageMs = 3_000;
const leastAnswers = 60;
/** Writes, reads, limits, jobs, and the one that listens. */
const mostConnections = 10 + 10 + 2 + 4 + 1;

describe("a database that is away for seconds", async () => {
  const anna = await testApp.make.consumer();
  const answers: Awaited<ReturnType<typeof sendAll>> = [];
  const before = { connections: 0, descriptors: 0 };
  const during = { descriptors: 0, lines: 0 };
  let stream: Awaited<ReturnType<typeof openStream>>;
  let writtenAfterMs = 0;

  it("answers 503 with Retry-After at once", async () => {
    stream = await openStream(anna.token);
    await Promise.all(Array.from({ length: 20 }, () => sendAll(anna.token)));
    before.connections = await connectionsOfTheService();
    before.descriptors = descriptors();
    await postgres.stop();
    const linesBefore = lines.length;
    const until = performance.now() + outageMs;
    while (performance.now() < until || answers.length < leastAnswers) {
      answers.push(...(await sendAll(anna.token)));
      during.descriptors = Math.max(during.descriptors, descriptors());
      await pause(20);
    }
    during.lines = lines.slice(linesBefore).filter((line) => !line.includes('"msg":"call"')).length;
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "2" });
    expect(answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length / 2)]).toBeLessThan(100);
    expect((await fetch(`${testApp.app.http.listeningOrigin}/readyz`)).status).toBe(503);
    expect(await beginUpload(anna.token)).toEqual({ status: 503, retryAfter: "2" });
  });

  it("takes no more descriptors meanwhile, and says little", () => {
    expect(during.descriptors).toBeLessThanOrEqual(before.descriptors + 5);
    expect(lines.filter((line) => line.includes('"the database is away"'))).toHaveLength(1);
    expect(during.lines).toBeLessThan(60);
  });

  it("takes writes again soon after its return", async () => {
    await postgres.start();
    const backAt = performance.now();
    await vi.waitFor(async () => expect(await addVehicle(anna.token)).toBe(200), { interval: 20 });
    writtenAfterMs = performance.now() - backAt;
    process.stdout.write(`Writes were answered ${Math.round(writtenAfterMs)} ms after the database was back\n`);
    // A machine that is busy with other tests gets more than the 5 seconds that are promised.
    expect(writtenAfterMs).toBeLessThan(30_000);
    expect(lines.filter((line) => line.includes('"the database is back"'))).toHaveLength(1);
  });

  it("keeps event streams, which say that something may have been missed and go on", async () => {
    await vi.waitFor(() => expect(stream.heard()).toContain('data: {"topic":"*","id":null}'));
    await testApp.run((ctx) => ctx.outbox.live({ to: { userIds: [anna.id] }, topic: "voucher", id: 7 }));
    await vi.waitFor(() => expect(stream.heard()).toContain('data: {"topic":"voucher","id":7}'));
    stream.close();
  });

  it("goes on with its jobs", async () => {
    await testApp.run((ctx) =>
      ctx.outbox.send({ channel: "email", to: "anna@example.com", subject: "Hello", text: "Hello" }),
    );
    const sent = async (): Promise<unknown> =>
      (await testApp.db.pool.query("select state from outbox_messages where recipient = 'anna@example.com'")).rows;
    await vi.waitFor(async () => expect(await sent()).toEqual([{ state: "sent" }]), { interval: 50 });
  });

  it("has no more connections than before, one of which listens", async () => {
    await Promise.all(Array.from({ length: 20 }, () => sendAll(anna.token)));
    const connections = await connectionsOfTheService();
    expect(connections).toBeLessThanOrEqual(mostConnections);
    expect(await connectionsOfTheService("application_name like 'treadclub bus%'")).toBe(1);
    expect(descriptors()).toBeLessThanOrEqual(before.descriptors + connections - before.connections + 2);
  });
});

describe("a database that takes no writes any more", async () => {
  const bella = await testApp.make.consumer();
  const vehicle = () => vehicleOf(bella.token, "CU57 ABC");

  it("counts as away: calls answer 503 with Retry-After, uploads and jobs wait", async () => {
    await Promise.all(Array.from({ length: 20 }, () => sendAll(bella.token)));
    await setReadOnly(true);
    const first = await sent("consumers/update_or_create_vehicle", vehicle());
    expect(first).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "2" });
    await vi.waitFor(() => expect(lines.some((line) => line.includes("it takes no writes"))).toBe(true));
    for (const answer of await sendAll(bella.token))
      expect(answer).toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE", retryAfter: "2" });
    expect(await beginUpload(bella.token)).toEqual({ status: 503, retryAfter: "2" });
    expect((await fetch(`${testApp.app.http.listeningOrigin}/readyz`)).status).toBe(503);
  });

  it("is written to again when it takes them, over other connections", async () => {
    await setReadOnly(false);
    const write = async () => (await sent("consumers/update_or_create_vehicle", vehicle())).status;
    await vi.waitFor(async () => expect(await write()).toBe(200), { interval: 20 });
    await testApp.run((ctx) =>
      ctx.outbox.send({ channel: "email", to: "bella@example.com", subject: "Hello", text: "Hello" }),
    );
    const state = async (): Promise<unknown> =>
      (await testApp.db.pool.query("select state from outbox_messages where recipient = 'bella@example.com'")).rows;
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: "sent" }]), { interval: 50 });
  });

  it("is not what a read is told that tries to write: that is a mistake of ours", async () => {
    const refusal: unknown = await testApp.db.read.execute(sql`delete from vehicles`).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ cause: { code: "25006" } });
    expect(isDatabaseAway(refusal)).toBe(false);
    expect((await sent("consumers/update_or_create_vehicle", vehicle())).status).toBe(200);
  });
});

/** As the operator of a managed database does when its disk is nearly full. */
async function setReadOnly(isOn: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: testApp.url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  try {
    await client.query(`alter system set default_transaction_read_only = ${isOn ? "on" : "off"}`);
    await client.query("select pg_reload_conf()");
    const open = new pg.Client({ connectionString: testApp.url });
    await open.connect();
    const isSet = async () => (await open.query("show default_transaction_read_only")).rows;
    await vi.waitFor(async () =>
      expect(await isSet()).toEqual([{ default_transaction_read_only: isOn ? "on" : "off" }]),
    );
    await open.end();
  } finally {
    await client.end();
  }
}

interface Sent {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** A read and a write as somebody, and a sign-in of a guest. */
const sendAll = (token: string): Promise<Sent[]> =>
  Promise.all([
    sent("current_user", { headers: { authorization: `Bearer ${token}` } }),
    sent("consumers/update_or_create_vehicle", vehicleOf(token)),
    sent("log_in", post({ email: "nobody@example.com", password: "a long enough sentence" })),
  ]);

async function sent(path: string, init: RequestInit): Promise<Sent> {
  const startedAt = performance.now();
  const answer = await fetch(base + path, init);
  const body: unknown = await answer.json();
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return {
    status: answer.status,
    code,
    retryAfter: answer.headers.get("retry-after"),
    ms: performance.now() - startedAt,
  };
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

const vehicleOf = (token: string, number = "AB12 CDE"): RequestInit =>
  post({ number, brand: "Ford", tyre_size: "205/55 R16" }, { authorization: `Bearer ${token}` });

const addVehicle = async (token: string): Promise<number> =>
  (await sent("consumers/update_or_create_vehicle", vehicleOf(token))).status;

async function beginUpload(token: string): Promise<Pick<Sent, "status" | "retryAfter">> {
  const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", "upload-length": "10" };
  const { status, headers: answered } = await fetch(`${base}uploads`, { method: "POST", headers });
  return { status, retryAfter: answered.get("retry-after") };
}

const descriptors = (): number => readdirSync("/proc/self/fd").length;

async function connectionsOfTheService(which = "true"): Promise<number> {
  const client = new pg.Client({ connectionString: testApp.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

async function openStream(token: string): Promise<{ heard(): string; close(): void }> {
  const leaving = new AbortController();
  const answer = await fetch(`${base}live`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal });
  let heard = "";
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += chunk;
  };
  read().catch(() => undefined);
  await vi.waitFor(() => expect(heard).toContain("retry:"));
  return { heard: () => heard, close: () => leaving.abort() };
}
