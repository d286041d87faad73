import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "@treadclub/kit/clock";
import { openHttp } from "@treadclub/kit/http/app";
import { openLog } from "@treadclub/kit/log";
import { openMeasurement } from "@treadclub/measurement";
import { afterAll, inject } from "vitest";
import { translate } from "#server/translate";
import { cloneDatabase } from "./database.ts";
import { freePort } from "./kill/harness.ts";
import { openClients, scannerOf, type Photo } from "./measuring.ts";
import { openTus } from "./tus.ts";
import { drawnOnce } from "./tyre-picture.ts";

const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");
export const secondKey = `tk_live_${"second".padEnd(40, "_of_a_test")}`;

/** A measurement service of its own, with its own database, on a socket: what a platform may measure at by URL and key. */
export async function openSecondService(clock: Clock) {
  const { url: databaseUrl, drop } = await cloneDatabase(inject("databaseUrl"));
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-second-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openLog({ level: "silent" });
  const service = await openMeasurement({
    databaseUrl,
    clock,
    log,
    dataDir,
    publicUrl: url,
    strict: true,
    scannerFolder: null,
    sandbox: false,
    webhooksToPrivate: true,
    ensureKeys: [{ key: secondKey, name: "A platform", scopes: ["create", "results", "review"], engine: "review" }],
  });
  const http = await openHttp({ log, translate, trustProxy: false, isReady: async () => true });
  await service.mountOn(http);
  await http.listen({ port, host: "127.0.0.1" });
  afterAll(async () => {
    await http.close();
    await service.close();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const clientOf = openClients((path, init) => fetch(path, init), `${url}/measurement/v1/`);
  const uploaded =
    (token: string) =>
    async (_sessionId: number, photo: Photo): Promise<string> => {
      const bytes = await drawnOnce(photo);
      const tus = openTus(url, base64(token));
      const made = await tus.send("POST", "/measurement/v1/uploads", { "upload-length": String(bytes.length) });
      const path = made.headers.location ?? "";
      await tus.patch(path, 0, bytes);
      return path.split("/").at(-1) ?? "";
    };
  return {
    url,
    reviewer: clientOf(secondKey),
    /** A phone with the token of a session. */
    phone: (token: string) => scannerOf(clientOf(token), token, uploaded(token)),
    close: () => http.close(),
  };
}
