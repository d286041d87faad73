import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../src");

export interface ServiceProcess {
  readonly url: string;
  /** What it has said so far. */
  said(): string;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<unknown>;
}

type Settings = Readonly<Record<string, string>>;

/** The service as `npm run measurement` starts it, when it takes calls. */
export async function startService(settings: Settings): Promise<ServiceProcess> {
  const port = await freePort();
  const child = start("main.ts", [], { PORT: String(port), ...settings });
  let said = "";
  const ended = new Promise<number | null>((end) => child.once("exit", end));
  const ready = new Promise<void>((isThere, isNot) => {
    child.stdout.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("Stop with Ctrl-C")) isThere();
    });
    child.stderr.on("data", (part: Buffer) => (said += part.toString()));
    void ended.then(() => isNot(new Error(`The service did not start:\n${said}`)));
  });
  await ready;
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: () => {
      child.kill("SIGKILL");
      return ended;
    },
  };
}

/** The command for keys; answers its exit code and what it said. */
export async function runKeys(
  args: readonly string[],
  settings: Settings,
): Promise<{ code: number | null; said: string }> {
  const child = start("cli.ts", ["keys", ...args], settings);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((end) => child.once("close", end));
  return { code, said };
}

const start = (file: string, args: readonly string[], settings: Settings) =>
  spawn(process.execPath, [`${folder}/${file}`, ...args], {
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LOG_LEVEL: "error", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
