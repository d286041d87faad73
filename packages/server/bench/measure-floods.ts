import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { comparedCalls, oneBooking } from "./calls.ts";
import type { RequestSpec } from "./client.ts";
import type { Database, Environment } from "./environment.ts";
import { shown, table } from "./figures.ts";
import { floods } from "./floods/floods.ts";
import { latenciesOf, load } from "./load.ts";
import { memoryMbOf, type Server } from "./processes.ts";
import type { Section } from "./report.ts";
import { openTokens } from "./tokens.ts";

/** What other users may wait at most, in times of what they wait without a flood. */
const mostTimes = 3;
const others = { connections: 4, perSecond: 100, seconds: 20 };
const lookMs = 250;
/** Until the memory of a flood that has ended may be free again. */
const afterMs = 5000;

interface Waited {
  readonly p50Ms: number;
  readonly p99Ms: number;
}
/** Of others who got no answers or errors. */
const endless: Waited = { p50Ms: Number.POSITIVE_INFINITY, p99Ms: Number.POSITIVE_INFINITY };

/** Nothing of a process that has ended. */
interface Held {
  readonly memoryMb: number;
  readonly descriptors: number;
}
interface Seen {
  readonly name: string;
  readonly quiet: Waited;
  readonly flooded: Waited;
  readonly before: Held;
  readonly peak: Held;
  readonly after: Held;
}

/** How long others wait for a booking while somebody floods the server, and what the process holds meanwhile. */
export async function measureFloods(environment: Environment, database: Database): Promise<Section> {
  const other = comparedCalls(database.filled)
    .find(({ name }) => name === oneBooking)
    ?.by.get("ours");
  if (!other) throw new Error("No call to make meanwhile");
  const seen: Seen[] = [];
  for (const name of Object.keys(floods)) seen.push(await measure(environment, database, other, name));
  const times = ({ quiet, flooded }: Seen, of: keyof Waited): number => flooded[of] / quiet[of];
  const worst = Math.max(...seen.flatMap((one) => [times(one, "p50Ms"), times(one, "p99Ms")]));
  return {
    name: "floods",
    title: "Floods",
    text: [
      `Others read one booking ${others.perSecond} times a second over ${others.connections} connections, ${others.seconds} s without and ${others.seconds} s beside each flood, which comes from a process of its own on the same cores. Memory is resident, of our process: before, the most, and ${afterMs / 1000} s after.`,
      table(
        ["flood", "p50 ms quiet", "p50 ms", "times", "p99 ms quiet", "p99 ms", "times", "MB", "descriptors"],
        seen.map((one) => [
          one.name,
          shown(one.quiet.p50Ms),
          shown(one.flooded.p50Ms),
          shown(times(one, "p50Ms")),
          shown(one.quiet.p99Ms),
          shown(one.flooded.p99Ms),
          shown(times(one, "p99Ms")),
          course(one, ({ memoryMb }) => memoryMb),
          course(one, ({ descriptors }) => descriptors),
        ]),
      ),
    ].join("\n\n"),
    aims: [{ id: "floods", seen: shown(worst), isHeld: worst <= mostTimes }],
  };
}

const course = ({ before, peak, after }: Seen, of: (held: Held) => number): string =>
  [before, peak, after].map((held) => shown(Math.round(of(held)))).join(" → ");

/** Each flood meets a process that has seen no other. */
async function measure(environment: Environment, database: Database, other: RequestSpec, name: string): Promise<Seen> {
  const server = await environment.start("ours.ts", database);
  try {
    await wait(environment, server, other);
    const quiet = await wait(environment, server, other);
    const before = heldBy(server);
    const flood = spawn(
      process.execPath,
      [
        resolve(import.meta.dirname, "floods/main.ts"),
        name,
        String(server.port),
        environment.secret,
        String(database.filled.size.garages),
      ],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const looking = watch(server);
    const flooded = await wait(environment, server, other)
      .catch(() => endless)
      .finally(() => flood.kill("SIGKILL"));
    const peak = looking.stop();
    await pause(afterMs);
    return { name, quiet, flooded, before, peak, after: heldBy(server) };
  } finally {
    await environment.stop(server);
  }
}

async function wait(environment: Environment, { port }: Server, other: RequestSpec): Promise<Waited> {
  return latenciesOf([await load(port, other, openTokens(environment.secret), others)]);
}

const heldBy = ({ pid }: Server): Held => ({ memoryMb: memoryMbOf(pid) ?? 0, descriptors: descriptorsOf(pid) });

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** The most that a process holds until the watch stops. */
function watch(server: Server): { stop(): Held } {
  let most = heldBy(server);
  const look = (): void => {
    const { memoryMb, descriptors } = heldBy(server);
    most = { memoryMb: Math.max(most.memoryMb, memoryMb), descriptors: Math.max(most.descriptors, descriptors) };
  };
  const timer = setInterval(look, lookMs);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
