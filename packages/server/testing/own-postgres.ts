import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBinaries } from "@treadclub/kit/postgres/binaries";
import { openEmbeddedPostgres } from "@treadclub/kit/postgres/embedded";
import { settleHome, sharedFolder } from "@treadclub/kit/postgres/home";
import { startPostmaster, stopPostmaster } from "@treadclub/kit/postgres/postmaster";
import { makeTemplate } from "./database.ts";

export interface OwnPostgres {
  readonly url: string;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL with the template of test databases that a test may stop; nobody starts it again by itself. */
export async function openOwnPostgres(): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-own-postgres-"));
  chmodSync(dataDir, 0o755);
  const made = await openEmbeddedPostgres({ dataDir, mode: "test" });
  await makeTemplate(made.url);
  await made.stop();
  const place = await settleHome(dataDir, "test");
  const binaries = await findBinaries(place.user, sharedFolder);
  const port = Number(new URL(made.url).port);
  const run = () => startPostmaster(place, binaries, { mode: "test", port });
  let running = await run();
  const stop = (): Promise<void> => stopPostmaster(running.pid);
  return {
    url: made.url,
    stop,
    start: async () => {
      running = await run();
    },
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
