import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./listen.ts";
import { ended, run, said } from "./processes.ts";

export interface OwnProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** The whole product beside the one that all tests share, for one whose settings or records would be in their way. */
export async function startProduct(
  settingsFor: (url: string) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
): Promise<OwnProduct> {
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const settings = await settingsFor(url);
  const DATA_DIR = mkdtempSync(join(tmpdir(), "treadclub-own-"));
  chmodSync(DATA_DIR, 0o755);
  const server = run("tools/start.mjs", [], { PORT, DATA_DIR, TRUST_PROXY: "on", ...settings });
  const stop = async (): Promise<void> => {
    await ended(server);
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
  try {
    await said(server, "Stop with Ctrl-C");
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
