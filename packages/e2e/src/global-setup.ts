import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureByCall } from "./measure/by-call.ts";
import { ended, run, said } from "./processes.ts";
import { startProvider } from "./provider.ts";
import { makeTyreVideo } from "./tyre-video.ts";

const port = process.env["E2E_PORT"] ?? "4399";
const sitePort = process.env["E2E_SITE_PORT"] ?? "4398";

/** Starts the whole product as a newcomer would, with its demo world, and stops it afterwards. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  await makeTyreVideo(join(tmpdir(), "treadclub-tyre.y4m"));
  if (process.env["E2E_URL"] !== undefined) {
    process.env["E2E_SITE"] ??= "http://localhost:4600";
    await prepare(process.env["E2E_URL"], process.env["E2E_SITE"]);
    return undefined;
  }
  const base = `http://localhost:${port}`;
  const siteAddress = `http://localhost:${sitePort}`;
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-e2e-"));
  chmodSync(dataDir, 0o755);
  const provider = await startProvider(`${base}/app/google_callback`);
  const server = run("tools/start.mjs", [], {
    ...provider.env,
    PORT: port,
    DATA_DIR: dataDir,
    DEMO: "on",
    NODE_ENV: "development",
    TRUST_PROXY: "on",
    PLAYGROUND_URL: siteAddress,
  });
  const site = run("packages/sdk/playground/server.ts", ["--port", sitePort, "--service", base], {});
  const stop = async (): Promise<void> => {
    provider.stop();
    await Promise.all([server, site].map(ended));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([said(server, "Stop with Ctrl-C"), said(site, "The playground is at")]);
    process.env["E2E_SITE"] = siteAddress;
    await prepare(base, siteAddress);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Makes what all tests find: an integrator's tyre that waits for review. */
async function prepare(base: string, site: string): Promise<void> {
  process.env["E2E_MEASUREMENT"] = String(await measureByCall(base, site));
}
