import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./listen.ts";
import { ended, run, said } from "./processes.ts";

export interface MeasurementService {
  readonly url: string;
  /** What a program in the project's folder needs to mean this service. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes a key by the command; answers it. */
  makeKey(...flags: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** A measurement service of its own as `npm run measurement` starts it, with nothing in it. */
export async function startMeasurement(settings: Readonly<Record<string, string>> = {}): Promise<MeasurementService> {
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-alone-"));
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir };
  const service = run("tools/measurement.mjs", [], { PORT: String(await freePort()), ...settings, ...env });
  const stop = async (): Promise<void> => {
    await ended(service);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const announced = await said(service, "Stop with Ctrl-C");
    const url = /http:\/\/localhost:\d+/.exec(announced)?.[0] ?? "";
    const makeKey = async (...flags: readonly string[]): Promise<string> => {
      const words = await said(run("tools/measurement.mjs", ["keys", "make", ...flags], env), "shown this once:\n\n");
      return /tk_(?:live|test)_[\w-]{43}/.exec(words)?.[0] ?? "";
    };
    return { url, env, makeKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
