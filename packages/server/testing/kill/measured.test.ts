import { setTimeout as pause } from "node:timers/promises";
import type { PositionCode } from "@treadclub/contract/measurement/states";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { cloneDatabase } from "#testing/database";
import { openClients, scannerOf } from "#testing/measuring";
import { openTus } from "#testing/tus";
import { noisePicture } from "#testing/noise-picture";
import { freePort, openHarness } from "./harness.ts";
import { openInsister } from "./insist.ts";
import { makePeople } from "./people.ts";
import type { ServerProcess } from "./server-process.ts";

const harness = openHarness();
const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const photo = await noisePicture(400, 300).jpeg({ quality: 90 }).toBuffer();
const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const tally = { acknowledged: 0, unanswered: 0 };
const { insist } = openInsister({ here: async () => base }, tally);
const drivers = 4;
/** A kill comes once so many photos are handed in, while what follows from the last one is under way. */
const killsAt = [0, 2, 5];
const againMs = 60;
let server: ServerProcess;
let sql: pg.Client;

const start = (): Promise<ServerProcess> =>
  harness.start({ dataDir: harness.dataDir("measured"), port, settings: { DATABASE_URL: url } });

/** A phone with the token of a session, which sends its photo until the server confirms it. */
function phoneOf(token: string) {
  const encoded = Buffer.from(token, "utf8").toString("base64");
  const client = openClients((path, init) => fetch(path, init), `${base}/measurement/v1/`)(token);
  const upload = async (): Promise<string> => {
    const tus = openTus(base, encoded);
    const made = await tus.send("POST", "/measurement/v1/uploads", { "upload-length": String(photo.length) });
    const path = made.headers.location ?? "";
    await tus.patch(path, 0, photo);
    return path.split("/").at(-1) ?? "";
  };
  const scanner = scannerOf(client, token, upload);
  const isThere = async (position: PositionCode): Promise<boolean> => {
    const { measurements } = await scanner.results();
    return measurements.some((one) => one.position_code === position && one.handed_in_at !== null);
  };
  return async (position: PositionCode): Promise<void> => {
    for (let tries = 0; tries < 600; tries += 1) {
      const isDone = await isThere(position)
        .then(async (there) => there || (await scanner.scan(position)) > 0)
        .catch(() => false);
      if (isDone) return;
      tally.unanswered += 1;
      await pause(againMs);
    }
    throw new Error("The photo never arrived.");
  };
}

async function measure(token: string): Promise<void> {
  const vehicle = await insist(token, "updateOrCreateVehicle", {
    body: { number: anyPlate(), brand: "Ford", tyre_size: "205/55 R16" },
  });
  const { measurement_tokens } = await insist(token, "consumerGetMeasurementToken", { query: { workflow: "3" } });
  const measurement_token = measurement_tokens[0]?.measurement_token ?? "";
  await insist(token, "consumerCreateAnylineTyreScan", {
    body: { vehicle_id: vehicle.id, measurement_token, positions: ["front_left", "rear_right"] },
  });
  const sendPhoto = phoneOf(measurement_token);
  await sendPhoto("fl");
  await sendPhoto("rr");
}

let plates = 10;
const anyPlate = (): string => `YA${(plates += 1)}KIL`;

beforeAll(async () => {
  server = await start();
  const people = await makePeople(url, (make) =>
    Promise.all([make.admin(), ...Array.from({ length: drivers }, () => make.consumer())]),
  );
  const scanned = Promise.all(people.slice(1).map((driver) => measure(driver.token)));
  scanned.catch(() => undefined);
  sql = new pg.Client({ connectionString: url });
  await sql.connect();
  for (const wanted of killsAt) {
    await vi.waitUntil(async () => (await handedIn()) >= wanted, { interval: 5 });
    await pause(Math.random() * 60);
    await server.kill();
    server = await start();
  }
  await scanned;
});

afterAll(async () => {
  await sql?.end();
  await server?.kill();
  await drop();
});

const ask = async (text: string) => (await sql.query(text)).rows;
const handedIn = async (): Promise<number> =>
  (await sql.query("select 1 from measurement.measurements where handed_in_at is not null")).rowCount ?? 0;

describe("after the server was killed again and again while tyres were measured", () => {
  it("every tyre whose photo was handed in waits for review, with its photo, once", async () => {
    await vi.waitFor(async () => expect(await ask("select 1 from scans where state = 'processing'")).toEqual([]), {
      interval: 200,
    });
    process.stdout.write(`${tally.acknowledged} calls acknowledged, ${tally.unanswered} sent again\n`);
    expect(
      await ask(
        "select state, count(*)::int as n from scans where measurement_session_id is not null and state <> 'deleted' group by 1",
      ),
    ).toEqual([{ state: "awaiting_admin_review", n: drivers * 2 }]);
    expect(
      await ask(
        "select scan_id from scans left join scan_photos on scan_id = scans.id where state <> 'deleted' group by 1 having count(photo_id) <> 1",
      ),
    ).toEqual([]);
  });

  it("every driver paid for two scans, and nothing happened twice", async () => {
    expect(await ask("select consumer_id from credit_entries group by 1 having sum(amount) <> 2")).toEqual([]);
    expect(
      await ask("select machine, thing_id, event from state_history group by 1, 2, 3 having count(*) > 1"),
    ).toEqual([]);
    expect(
      await ask("select open_field from notifications where type = 'new_scan' group by open_field having count(*) > 1"),
    ).toEqual([]);
  });
});
