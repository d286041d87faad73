import { chmod, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openEmbeddedPostgres, type EmbeddedPostgres } from "./embedded.ts";
import { isAlive, waitForEnd } from "./processes.ts";

describe("an embedded PostgreSQL whose main process dies", () => {
  let base: string;
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  const given: Error[] = [];

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), "kept-postgres-"));
    // A temporary folder is closed to others, and as root the database is another user.
    await chmod(base, 0o755);
    dataDir = join(base, "data");
    postgres = await openEmbeddedPostgres({ dataDir, mode: "durable", onGivenUp: (error) => given.push(error) });
    await ask(postgres.url, "create table kept as select 'written' as word");
  });

  afterAll(async () => {
    await postgres?.stop();
    await rm(base, { recursive: true });
  });

  it("answers again at the same address, however often", async () => {
    for (let kills = 0; kills < 7; kills += 1) {
      const killed = await kill();
      await vi.waitFor(async () => expect(await ask(postgres.url, "select word from kept")).toEqual(["written"]), {
        interval: 20,
      });
      expect(await pidOf()).not.toBe(killed);
    }
    expect(given).toEqual([]);
  });

  it("that does not start any more is given up after five tries, with what to do", async () => {
    const control = join(dataDir, "postgres/cluster/global/pg_control");
    await rename(control, `${control}.away`);
    await kill();
    await vi.waitFor(() => expect(given).toHaveLength(1), { interval: 50 });
    await rename(`${control}.away`, control);
    expect(given[0]?.message).toMatch(/could not be started again in 5 tries.*then start the program again\.\n/);
    expect(given[0]?.message).toContain("pg_control");
    await postgres.stop();
    const next = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    expect(await ask(next.url, "select word from kept")).toEqual(["written"]);
    await next.stop();
  });

  it("that starts and ends at once, again and again, is given up with what to do", async () => {
    given.length = 0;
    const end = async (): Promise<void> => void process.kill(await pidOf(), "SIGQUIT");
    const onLine = (line: string): void => void (line.includes("answers again") && end());
    const onGivenUp = (error: Error): void => void given.push(error);
    const own = await openEmbeddedPostgres({ dataDir, mode: "durable", log: onLine, onGivenUp });
    onTestFinished(() => own.stop());
    await end();
    await vi.waitFor(() => expect(given).toHaveLength(1), { interval: 20 });
    expect(given[0]?.message).toMatch(
      /within seconds of its start 5 times in a row\. .*then start the program again\.$/,
    );
  });

  it("is left alone when it was stopped", async () => {
    const own = await openEmbeddedPostgres({ dataDir, mode: "durable" });
    const pid = await pidOf();
    await own.stop();
    expect(isAlive(pid)).toBe(false);
    await expect(pidOf()).rejects.toThrow("ENOENT");
  });

  async function kill(): Promise<number> {
    const pid = await pidOf();
    process.kill(pid, "SIGKILL");
    expect(await waitForEnd(pid, 5_000)).toBe(true);
    return pid;
  }

  async function pidOf(): Promise<number> {
    const note = await readFile(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
    return Number(note.split("\n")[0]);
  }
});

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ word: string }>(query);
    return rows.map(({ word }) => word);
  } finally {
    await client.end().catch(() => {});
  }
}
