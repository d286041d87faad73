import { spawn } from "node:child_process";
import { nodeArgs, nodeEnvironment } from "../../run.mjs";

export interface StartOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Further settings, for example DATABASE_URL. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The number of the user that it runs as; without it our own. */
  readonly user?: number;
}

export interface ServerProcess {
  readonly pid: number;
  readonly base: string;
  readonly dataDir: string;
  /** Resolves when it takes requests: with the milliseconds from the start to the first answer. Rejects when it ends before. */
  readonly started: Promise<number>;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  said(): string;
  /** As Ctrl-C or a process manager does; answers the exit code. */
  stop(name?: "SIGTERM" | "SIGINT"): Promise<number | null>;
  /** As the power does. */
  kill(): Promise<void>;
}

const path = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin";

/** Runs the product as `npm start` does, as a process of its own. */
export function startServer({ dataDir, port, settings = {}, user }: StartOptions): ServerProcess {
  const startedAt = performance.now();
  const child = spawn(process.execPath, nodeArgs, {
    env: {
      ...nodeEnvironment,
      PATH: path,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "off",
      TRUST_PROXY: "on",
      ...settings,
    },
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const base = `http://127.0.0.1:${port}`;
  let heard = "";
  const exited = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  const ready = new Promise<void>((done, fail) => {
    const hear = (chunk: Buffer): void => {
      heard += chunk.toString();
      if (heard.includes("Stop with Ctrl-C")) done();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", fail);
    void exited.then((code) => fail(new Error(`The server ended with ${code}:\n${heard}`)));
  });
  const end = (name: NodeJS.Signals): Promise<number | null> => {
    child.kill(name);
    return exited;
  };
  return {
    pid: child.pid ?? 0,
    base,
    dataDir,
    exited,
    started: ready.then(async () => {
      const answer = await fetch(`${base}/api/v1/config/get`);
      if (!answer.ok) throw new Error(`The first answer was ${answer.status} ${await answer.text()}`);
      return performance.now() - startedAt;
    }),
    said: () => heard,
    stop: (name = "SIGTERM") => end(name),
    kill: async () => void (await end("SIGKILL")),
  };
}
