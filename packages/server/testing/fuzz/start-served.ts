import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { isJson } from "./json.ts";

export interface Served {
  readonly pid: number;
  readonly port: number;
  /** How it ended, once it has. */
  end(): string | null;
  /** How many errors it has logged. */
  logged(): number;
  /** What it logged as an error about a request; without its id the last one, where that is new since so many. */
  causeOf(requestId: string | undefined, since: number): string | null;
  stop(): Promise<void>;
}

const logged = z.object({
  reqId: z.string().optional(),
  msg: z.string(),
  error: z.union([z.string(), z.object({ message: z.string(), stack: z.string().optional() })]).optional(),
});
const ourLines = 4;

/** Starts the platform as a process of its own over a database and waits until it listens. */
export async function startServed(databaseUrl: string): Promise<Served> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "served.ts"), databaseUrl], {
    // It ends when its input does, however we end.
    stdio: ["pipe", "pipe", "inherit"],
  });
  const output = createInterface({ input: child.stdout });
  const causes = new Map<string, string>();
  const lines: string[] = [];
  let end: string | null = null;
  const exited = new Promise<void>((done) => {
    child.once("exit", (code, signal) => {
      end = `with ${signal ?? code}`;
      done();
    });
  });
  const base = await new Promise<string>((done, fail) => {
    void exited.then(() => fail(new Error(`The server ended ${end}.`)));
    output.on("line", (line) => {
      if (line.startsWith("http")) return done(line);
      const { id, cause } = causeIn(line);
      // Somebody has hung up, which nobody else hears.
      if (cause.endsWith(": aborted")) return;
      lines.push(cause);
      if (id !== undefined) causes.set(id, cause);
    });
  });
  return {
    pid: child.pid ?? 0,
    port: Number(new URL(base).port),
    end: () => end,
    logged: () => lines.length,
    causeOf: (requestId, since) =>
      (requestId === undefined ? lines.slice(since).at(-1) : causes.get(requestId)) ?? null,
    async stop() {
      if (end === null) child.kill("SIGKILL");
      await exited;
    },
  };
}

/** The message of a logged error, and where in our own files it came from. */
function causeIn(line: string): { id: string | undefined; cause: string } {
  const parsed = isJson(line) ? logged.safeParse(JSON.parse(line)) : null;
  if (!parsed?.success) return { id: undefined, cause: line };
  const { reqId, msg, error } = parsed.data;
  if (error === undefined || typeof error === "string") return { id: reqId, cause: `${msg}: ${error ?? ""}` };
  const ours = (error.stack ?? "")
    .split("\n")
    .filter((at) => at.includes("/packages/") && !at.includes("/node_modules/"));
  const places = ours
    .slice(0, ourLines)
    .map((at) => at.trim().replace(/\(?(file:\/\/)?\/\S*\/packages\//, "packages/"));
  return { id: reqId, cause: [`${msg}: ${error.message}`, ...places].join("\n    ") };
}
