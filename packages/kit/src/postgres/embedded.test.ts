import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedPostgres } from "./embedded.ts";
import { commandOf, isAlive, waitForEnd } from "./processes.ts";

let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "embedded-postgres-"));
  // A temporary folder is closed to others, and as root the database is another user.
  await chmod(base, 0o755);
});

afterAll(async () => {
  // A test that failed half-way may have left its database running.
  for (const name of await readdir(base)) await endLeftOver(join(base, name));
  await rm(base, { recursive: true });
});

describe("one data folder, started again and again", () => {
  it("starts anew, keeps what was written, and leaves no process", async () => {
    const dataDir = join(base, "first");
    const first = await openEmbeddedPostgres({ dataDir, mode: "test" });
    await ask(first.url, "create table kept as select 'written' as word");
    expect(await ask(first.url, "select current_database() as name")).toEqual([{ name: "treadclub" }]);
    expect(await ask(first.url, "select lower('ЇЖА') as word")).toEqual([{ word: "їжа" }]);
    const pid = await pidOf(dataDir);
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await openEmbeddedPostgres({ dataDir, mode: "test" });
    expect(second.reused).toBe(false);
    expect(await ask(second.url, "select word from kept")).toEqual([{ word: "written" }]);
    await second.stop();
    expect(isAlive(await pidOf(dataDir).catch(() => pid))).toBe(false);
  });

  it("is durable when asked to be, and fast when it is for tests", async () => {
    const dataDir = join(base, "first");
    const durable = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    expect(await ask(durable.url, "show fsync")).toEqual([{ fsync: "on" }]);
    await durable.stop();
    const test = await openEmbeddedPostgres({ dataDir, mode: "test" });
    expect(await ask(test.url, "show fsync")).toEqual([{ fsync: "off" }]);
    expect(await ask(test.url, "show max_connections")).toEqual([{ max_connections: "200" }]);
    await test.stop();
  });

  it("listens on this machine alone and asks for the password", async () => {
    const dataDir = join(base, "first");
    const db = await openEmbeddedPostgres({ dataDir, mode: "test" });
    expect(await ask(db.url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    expect(await ask(db.url, "show unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
    const wrong = new URL(db.url);
    wrong.password = "wrong";
    await expect(ask(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
    expect((await stat(join(dataDir, "postgres/password"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dataDir, "postgres.log"), "utf8")).toContain("ready to accept connections");
    await db.stop();
  });

  it("starts although its note names a process of somebody else", async () => {
    const dataDir = join(base, "first");
    const note = join(dataDir, "postgres/cluster/postmaster.pid");
    await writeFile(note, `${process.pid}\n${dirname(note)}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`);
    const db = await openEmbeddedPostgres({ dataDir, mode: "test" });
    expect(db.reused).toBe(false);
    expect(await ask(db.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await db.stop();
  });
});

describe("a starter that was killed", () => {
  it("leaves a database that the next one uses again, with everything committed", async () => {
    const dataDir = join(base, "orphan");
    const { child, url } = await startElsewhere(dataDir);
    await ask(url, "create table kept as select 1 as number");
    const pid = await pidOf(dataDir);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(isAlive(pid)).toBe(true);

    const next = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    expect(next).toMatchObject({ reused: true, url });
    expect(await ask(next.url, "select number from kept")).toEqual([{ number: 1 }]);
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it("leaves a database that is stopped when it runs in the other mode", async () => {
    const dataDir = join(base, "orphan");
    const { child } = await startElsewhere(dataDir);
    const pid = await pidOf(dataDir);
    child.kill("SIGKILL");
    await once(child, "exit");

    const next = await openEmbeddedPostgres({ dataDir, mode: "test" });
    expect(next.reused).toBe(false);
    expect(isAlive(pid)).toBe(false);
    await next.stop();
  });

  it("may take its database along: the next start recovers", async () => {
    const dataDir = join(base, "orphan");
    const { child, url } = await startElsewhere(dataDir);
    await ask(url, "create table survived as select 1 as number");
    const pid = await pidOf(dataDir);
    // A starter that lives starts its database again.
    child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await once(child, "exit");
    expect(await waitForEnd(pid, 5_000)).toBe(true);

    const next = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    expect(next.reused).toBe(false);
    expect(await ask(next.url, "select number from survived")).toEqual([{ number: 1 }]);
    await next.stop();
  });
});

it("starts where a crash left an empty lock file", async () => {
  const dataDir = join(base, "empty-note");
  const { child } = await startElsewhere(dataDir);
  const pid = await pidOf(dataDir);
  child.kill("SIGKILL");
  await once(child, "exit");
  process.kill(pid, "SIGKILL");
  expect(await waitForEnd(pid, 5_000)).toBe(true);
  await writeFile(join(dataDir, "postgres/cluster/postmaster.pid"), "");
  const next = await openEmbeddedPostgres({ dataDir, mode: "durable" });
  expect(await ask(next.url, "select 1 as number")).toEqual([{ number: 1 }]);
  await next.stop();
});

it("takes its database along when it is killed in a test run", async () => {
  const dataDir = join(base, "orphan");
  const { child } = await startElsewhere(dataDir, "test");
  const pid = await pidOf(dataDir);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await waitForEnd(pid, 10_000)).toBe(true);
});

describe("a starter that lives", () => {
  it("keeps others out of its folder and says which process it is", async () => {
    const dataDir = join(base, "shared");
    const { child } = await startElsewhere(dataDir);
    await expect(openEmbeddedPostgres({ dataDir, mode: "test" })).rejects.toThrow(`process ${child.pid}`);
    const pid = await pidOf(dataDir);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(await waitForEnd(pid, 10_000), "the database goes with a starter that ends without stopping it").toBe(true);

    const own = await openEmbeddedPostgres({ dataDir, mode: "test" });
    await expect(openEmbeddedPostgres({ dataDir, mode: "test" })).rejects.toThrow("in use");
    await own.stop();
  });

  it("lets the database live on when Ctrl-C reaches its whole process group", async () => {
    const dataDir = join(base, "shared");
    const { child, url } = await startElsewhere(dataDir);
    process.kill(-(child.pid ?? Number.NaN), "SIGINT");
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    child.kill("SIGTERM");
    await once(child, "exit");
  });
});

it("runs two data folders side by side", async () => {
  const dirs = ["first", "shared"].map((name) => join(base, name));
  const [one, two] = await Promise.all(dirs.map((dataDir) => openEmbeddedPostgres({ dataDir, mode: "test" })));
  expect(one?.url).not.toBe(two?.url);
  await Promise.all([one?.stop(), two?.stop()]);
});

it("works in a folder that only its owner can enter, and leaves a note when the files lie elsewhere", async () => {
  const dataDir = join(base, "closed/data");
  await mkdir(dataDir, { recursive: true });
  await chmod(dirname(dataDir), 0o700);
  const db = await openEmbeddedPostgres({ dataDir, mode: "test" });
  await ask(db.url, "create table kept as select 1 as number");
  await db.stop();
  const again = await openEmbeddedPostgres({ dataDir, mode: "test" });
  expect(await ask(again.url, "select number from kept")).toEqual([{ number: 1 }]);
  await again.stop();
  const note = await readFile(join(dataDir, "database-location.txt"), "utf8").catch(() => undefined);
  expect(note !== undefined).toBe(process.getuid?.() === 0);
  if (note) await rm(note.split("\n")[0] ?? "", { recursive: true });
});

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

async function pidOf(dataDir: string): Promise<number> {
  const note = await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
  const pid = Number(note.split("\n")[0]);
  expect(commandOf(pid).join(" ")).toContain(dataDir);
  return pid;
}

async function endLeftOver(dataDir: string): Promise<void> {
  const note = await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8").catch(() => "0");
  const pid = Number(note.split("\n")[0]);
  if (!commandOf(pid).join(" ").includes(dataDir)) return;
  process.kill(pid, "SIGKILL");
  await waitForEnd(pid, 5_000);
}

/** Another program that opens the folder; SIGINT is nothing to it, SIGTERM ends it without stopping the database. */
async function startElsewhere(
  dataDir: string,
  mode: "durable" | "test" = "durable",
): Promise<{ child: ChildProcess; url: string }> {
  const module = JSON.stringify(new URL("embedded.ts", import.meta.url).href);
  const program = `
    process.on("SIGINT", () => {})
    process.on("SIGTERM", () => process.exit(0))
    setInterval(() => {}, 1000)
    const { openEmbeddedPostgres } = await import(${module})
    const db = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, mode: "${mode}" })
    process.send(db.url)`;
  const child = spawn("node", ["--input-type=module", "-e", program], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The other program ended."))),
  ]);
  return { child, url: String(url) };
}
