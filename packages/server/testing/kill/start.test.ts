import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { spawnSync } from "node:child_process";
import { isAlive } from "@treadclub/kit/postgres/processes";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { databaseOf } from "./database-process.ts";
import { freePort, openHarness } from "./harness.ts";
import { holdBack } from "./hold-back.ts";
import { makePeople } from "./people.ts";
import type { ServerProcess } from "./server-process.ts";
import { mainFile } from "../../run.mjs";

const harness = openHarness();
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

describe("one copy", () => {
  const dataDir = harness.dataDir("one");
  let port: number;
  let server: ServerProcess;

  beforeAll(async () => {
    port = await freePort();
    server = await harness.start({ dataDir, port });
  });

  it("says where it is, and stops without leaving a process", async () => {
    expect(server.said()).toContain(`TreadClub is at http://localhost:${port}/app`);
    expect(server.said()).toContain(`Data lies in ${dataDir}. Stop with Ctrl-C.`);
    const database = databaseOf(dataDir).pid;
    expect(await server.stop()).toBe(0);
    expect([server.pid, database].filter(isAlive)).toEqual([]);
  });

  it("answers again when it is started again", async () => {
    server = await harness.start({ dataDir, port });
    process.stdout.write(`Second start to the first answer: ${Math.round(await server.started)} ms\n`);
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
  });

  it("has a neighbour with a port and a folder of its own", async () => {
    const other = await harness.start({ dataDir: harness.dataDir("two"), port: await freePort() });
    for (const { base } of [server, other]) expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(await other.stop()).toBe(0);
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
  });

  it("keeps its folder to itself, and the other one says so", async () => {
    const { code, said } = await harness.startThatEnds({ dataDir, port: await freePort() });
    expect(code).toBe(1);
    expect(said).toContain(
      `The data folder ${dataDir} is in use by another copy of this program (process ${server.pid}).`,
    );
    expect(said).not.toContain("    at ");
  });

  it("finishes a request that is running when it is told to stop", async () => {
    const { url } = databaseOf(dataDir);
    const { email } = await makePeople(url, (make) => make.consumer({ password }));
    const held = await holdBack(url, "sessions");
    const running = logIn(server, email);
    await vi.waitFor(held.someoneWaits, { interval: 20 });
    const stopped = server.stop();
    await vi.waitFor(() => expect(server.said()).toContain("Stopping"), { interval: 10 });
    await expect(fetch(`${server.base}/readyz`), "a new caller goes elsewhere").rejects.toThrow("fetch failed");
    await held.free();
    expect(await running).toEqual({ status: 200, hasToken: true });
    expect(await stopped).toBe(0);
  });
});

describe("settings", () => {
  it("a port that is taken is named, and nothing keeps running", async () => {
    const dataDir = harness.dataDir("taken");
    const guest = createServer();
    const port = await freePort();
    await new Promise<void>((done) => guest.listen(port, "127.0.0.1", done));
    try {
      const { code, said } = await harness.startThatEnds({ dataDir, port });
      expect(code).toBe(1);
      expect(said).toContain(`PORT: ${port} is taken by another program. Set PORT to a free one`);
      expect(said).not.toContain("    at ");
      const note = await vi.waitFor(() => databaseEnded(dataDir), { interval: 50 });
      expect(note).toBe(true);
    } finally {
      guest.close();
    }
  });

  it("wrong ones are told at once, a line each", async () => {
    const settings = { PORT: "-1", LOG_LEVEL: "loud", DATABASE_URL: "mysql://secret@host/x" };
    const { code, said } = await harness.startThatEnds({ dataDir: harness.dataDir("wrong"), port: 1, settings });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([
      "These settings need another look:",
      'PORT: "-1" does not fit. It must be a port number from 1 to 65535, for example 3000.',
      "DATABASE_URL: its value does not fit. It must be a PostgreSQL address, for example postgres://user:password@host:5432/treadclub.",
      'LOG_LEVEL: "loud" does not fit. It must be debug, info, warn, error or silent.',
    ]);
  });

  it("a database that is not there is named", async () => {
    const settings = { DATABASE_URL: `postgres://somebody:hidden@127.0.0.1:${await freePort()}/nothing` };
    const { code, said } = await harness.startThatEnds({
      dataDir: harness.dataDir("wrong"),
      port: await freePort(),
      settings,
    });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATABASE_URL: the database does not answer \(.*ECONNREFUSED/m);
    expect(said).not.toContain("hidden");
  });
});

const password = "a long enough sentence";

async function logIn({ base }: ServerProcess, email: string): Promise<{ status: number; hasToken: boolean }> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${base}/api/v1/log_in`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  const body = await answer.text();
  return { status: answer.status, hasToken: body.includes('"token":"ey') };
}

/** Root may become anybody who can read the program; somebody else is already an ordinary user. */
const others = isRoot && canRead(nobody) ? [nobody] : [];

describe.each(others)("as the ordinary user %i", (user) => {
  it("starts, is started again and leaves nothing", async () => {
    const dataDir = harness.dataDir("ordinary", 0o777);
    const port = await freePort();
    for (let round = 0; round < 2; round += 1) {
      const server = await harness.start({ dataDir, port, user });
      const database = databaseOf(dataDir).pid;
      expect(ownerOf(database)).toBe(user);
      expect(await server.stop()).toBe(0);
      expect(isAlive(database)).toBe(false);
    }
  });
});

describe.each(isRoot ? ["root"] : [])("as %s, with the data in a folder that only root can enter", () => {
  it("puts the database where its user reaches it, and finds it again after a kill", async () => {
    const dataDir = harness.dataDir("closed", 0o700);
    const port = await freePort();
    const first = await harness.start({ dataDir, port });
    const { pid, home } = databaseOf(dataDir);
    expect(ownerOf(pid)).not.toBe(0);
    expect(home.startsWith(dataDir)).toBe(false);
    await first.kill();
    const second = await harness.start({ dataDir, port });
    expect(databaseOf(dataDir)).toMatchObject({ pid, home });
    expect(await second.stop()).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });
});

function databaseEnded(dataDir: string): boolean {
  expect(() => databaseOf(dataDir)).toThrow("No database");
  return true;
}

function canRead(user: number): boolean {
  return (
    spawnSync(process.execPath, ["-e", `require("node:fs").accessSync(${JSON.stringify(mainFile)})`], {
      uid: user,
      gid: user,
      cwd: "/",
      stdio: "ignore",
    }).status === 0
  );
}

function ownerOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
