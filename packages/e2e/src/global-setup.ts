import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { signInAll } from "./accounts.ts";
import { startProvider } from "./provider.ts";
import { makeTyreVideo } from "./tyre-video.ts";

const port = process.env["E2E_PORT"] ?? "4399";
const startPatienceMs = 120_000;

/** Starts the whole product as a newcomer would, with its demo world, and stops it afterwards. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  await makeTyreVideo(join(tmpdir(), "treadclub-tyre.mjpeg"));
  if (process.env["E2E_URL"] !== undefined) {
    process.env["E2E_SESSIONS"] = await signInAll(process.env["E2E_URL"]);
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "treadclub-e2e-"));
  chmodSync(dataDir, 0o755);
  const provider = await startProvider(`http://localhost:${port}/app/google_callback`);
  const server = spawn(process.execPath, [resolve(import.meta.dirname, "../../server/src/main.ts")], {
    env: {
      ...process.env,
      ...provider.env,
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: "on",
      NODE_ENV: "development",
      TRUST_PROXY: "on",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await started(server);
  process.env["E2E_SESSIONS"] = await signInAll(`http://localhost:${port}`);
  return async () => {
    provider.stop();
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function started(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = "";
    const late = setTimeout(() => fail(new Error(`The server did not start:\n${said}`)), startPatienceMs);
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!said.includes("Stop with Ctrl-C")) return;
      clearTimeout(late);
      done();
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("exit", (code) => fail(new Error(`The server ended with ${code}:\n${said}`)));
  });
}
