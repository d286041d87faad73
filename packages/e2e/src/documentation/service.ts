import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, freePort, run, said } from "../processes.ts";

export interface MeasurementService {
  readonly url: string;
  /** What a program in the project's folder needs to mean this service. */
  readonly env: Readonly<Record<string, string>>;
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
    const words = await said(service, "Stop with Ctrl-C");
    const url = /http:\/\/localhost:\d+/.exec(words)?.[0] ?? "";
    return { url, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
