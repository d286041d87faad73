import { readdirSync } from "node:fs";
import { callRoutes } from "@treadclub/contract/calls.gen";
import type { Catalog } from "@treadclub/contract";
import { CallError, makeClient } from "@treadclub/contract/client";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { migrationsFolder } from "#testing/database";
import { freePort, openHarness } from "./harness.ts";
import { makePeople } from "./people.ts";
import type { ServerProcess } from "./server-process.ts";

const harness = openHarness();
const dataDir = harness.dataDir("shared");
const name = "processes_at_once";
let databaseUrl: string;
let one: ServerProcess;
let two: ServerProcess;

beforeAll(async () => {
  databaseUrl = await emptyDatabase();
  const settings = { DATABASE_URL: databaseUrl };
  [one, two] = await Promise.all([
    harness.start({ dataDir, port: await freePort(), settings }),
    harness.start({ dataDir, port: await freePort(), settings }),
  ]);
});

afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await statement(inject("databaseUrl"), `drop database if exists ${name} with (force)`);
});

describe("two processes that began at once on one empty database", () => {
  it("made its tables once", async () => {
    const applied = await statement(databaseUrl, "select name from schema_migrations order by name");
    expect(applied.map((row) => row["name"])).toEqual(
      readdirSync(migrationsFolder)
        .filter((file) => file.endsWith(".sql"))
        .toSorted(),
    );
    for (const { base, said } of [one, two]) {
      expect((await fetch(`${base}/readyz`)).status).toBe(200);
      expect(said()).toContain("Data lies in the database of DATABASE_URL.");
    }
  });

  it("know a sign-in that the other one made", async () => {
    const token = await signIn(one);
    expect((await clientOf(two, token).call("currentUser")).email).toMatch(/@example\.com$/);
  });

  it("refuse within a second whoever signed out at the other one", async () => {
    const tookMs: number[] = [];
    // A busy machine may be late more than once, but not with the promise itself.
    while (Math.min(...tookMs) > 1_000) {
      const token = await signIn(one);
      await clientOf(two, token).call("currentUser");
      await clientOf(one, token).call("signOut", { body: {} });
      const signedOutAt = performance.now();
      const code = () => codeOf(clientOf(two, token).call("currentUser"));
      await vi.waitFor(async () => expect(await code()).toBe("TOKEN_DECODE_UNSUCCESSFUL"), { interval: 20 });
      tookMs.push(performance.now() - signedOutAt);
    }
    process.stdout.write(`Signed out at the other process after ${Math.round(Math.min(...tookMs))} ms\n`);
  });

  it("hear each other's live messages, until the sign-in ends", async () => {
    const { person, owner, admin } = await makePeople(databaseUrl, async (make) => ({
      person: await make.consumer(),
      owner: (await make.member()).owner,
      admin: await make.admin(),
    }));
    const club = await clientOf(one, owner.token).call("editDiscountClub", {
      body: { title: "Club", name: "Club", discounts: [{ title: "Ten pounds off", amount_pence: 1000 }] },
    });
    await clientOf(one, admin.token).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
    const stream = await fetch(`${two.base}/api/v1/live`, { headers: { authorization: `Bearer ${person.token}` } });
    const reader = openReader(stream);
    await clientOf(one, person.token).call("joinClub", { body: { code: club.code } });
    expect(await reader.until("event: change")).toContain('"topic":"voucher"');
    await clientOf(one, person.token).call("signOut", { body: {} });
    await reader.end;
  });

  it("count one limit together", async () => {
    const wrong = (server: ServerProcess): Promise<string> =>
      codeOf(
        clientOf(server, null).call("logIn", { body: { email: "nobody@example.com", password: "not the right one" } }),
      );
    const codes: string[] = [];
    for (let n = 0; n < 24; n += 1) codes.push(await wrong(n % 2 === 0 ? one : two));
    expect(codes.filter((code) => code === "RATE_LIMITED").length).toBeGreaterThan(0);
    expect(codes.slice(0, 8).every((code) => code === "INVALID_LOGIN_OR_PASSWORD")).toBe(true);
  });

  it("stop without their neighbour or the database noticing", async () => {
    expect(await one.stop()).toBe(0);
    expect((await fetch(`${two.base}/readyz`)).status).toBe(200);
    expect(await two.stop()).toBe(0);
    expect(
      await statement(
        databaseUrl,
        "select count(*)::int as left from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      ),
    ).toEqual([{ left: 0 }]);
  });
});

const password = "a long enough sentence";

async function signIn(server: ServerProcess): Promise<string> {
  const { email } = await makePeople(databaseUrl, (make) => make.consumer({ password }));
  return (await clientOf(server, null).call("logIn", { body: { email, password } })).token ?? "";
}

const clientOf = (server: ServerProcess, token: string | null) =>
  makeClient<Catalog>({ routes: callRoutes, baseUrl: `${server.base}/api/v1/`, authorisation: () => token });

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => "answered",
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );

function openReader(response: Response): { until(text: string): Promise<string>; end: Promise<void> } {
  let heard = "";
  const waiting: { text: string; done: (heard: string) => void }[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += chunk;
      for (const { text, done } of waiting) if (heard.includes(text)) done(heard);
    }
  };
  return {
    until: (text) =>
      heard.includes(text) ? Promise.resolve(heard) : new Promise((done) => waiting.push({ text, done })),
    end: read(),
  };
}

async function emptyDatabase(): Promise<string> {
  await statement(inject("databaseUrl"), `create database ${name}`);
  const url = new URL(inject("databaseUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

async function statement(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
