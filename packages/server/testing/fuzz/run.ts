import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { memoryMbOf } from "../../bench/processes.ts";
import { brokenInvariants } from "../invariants.ts";
import { descriptorsOf } from "../descriptors.ts";
import { openWorldOn, type World } from "../open-world-on.ts";
import { openScene, type Scene } from "../scene.ts";
import { problemOf, problemOfRaw } from "./check.ts";
import { describedAs, readDescriptions, type Described } from "./description.ts";
import { openFindings, type CaseName, type Finding, type Findings } from "./findings.ts";
import { realise, type Realised } from "./realise.ts";
import { send, sendRaw, type Answer, type Silence } from "./send.ts";
import { startServed, type Served } from "./start-served.ts";
import { wishes, type Wish } from "./wishes.ts";

export interface FuzzRun {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly requests: number;
  /** So many requests are on their way at once. One: each run of a seed is the same. */
  readonly atOnce: number;
  /** Where failing cases are kept. */
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface FuzzOutcome {
  readonly findings: readonly Finding[];
  /** How many answers there were of each status; 0: none. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly calls: number;
  readonly invariants: readonly string[];
  readonly slowestMs: number;
  readonly memoryMb: readonly [before: number | null, after: number | null];
  readonly descriptors: readonly [before: number | null, after: number | null];
}

interface Ground {
  readonly world: World;
  readonly served: Served;
  readonly descriptions: ReadonlyMap<string, Described>;
  readonly findings: Findings;
  readonly statuses: Map<number, number>;
  readonly calls: Set<string>;
  slowestMs: number;
}

/** Records wear out: people are disabled, accounts closed, vouchers used. */
const requestsPerScene = 400;
/** So much later a line of the log is here, too. */
const logMs = 30;

/** Sends generated requests to a server of its own and checks what it answers. */
export async function fuzz(run: FuzzRun): Promise<FuzzOutcome> {
  return onGround(run, async (ground) => {
    const { pid } = ground.served;
    const before = [memoryMbOf(pid), descriptorsOf(pid)] as const;
    for (let first = 0; first < run.requests && ground.served.end() === null; first += requestsPerScene) {
      const scene = await openScene(ground.world, { measured: true });
      await sendSome(ground, scene, run, [first, Math.min(first + requestsPerScene, run.requests)]);
      if (first > 0 && first % 2_000 === 0) run.say(`${first} requests, ${ground.findings.list().length} findings`);
    }
    const outcome = {
      findings: ground.findings.list(),
      statuses: Object.fromEntries(ground.statuses),
      calls: ground.calls.size,
      invariants: await brokenInvariants(ground.world.db.pool),
      slowestMs: ground.slowestMs,
    };
    return {
      ...outcome,
      memoryMb: [before[0], memoryMbOf(pid)],
      descriptors: [before[1], descriptorsOf(pid)],
    };
  });
}

/** Sends one case once more, over new records. */
export async function repeat(run: Omit<FuzzRun, "requests" | "atOnce">, at: CaseName): Promise<readonly Finding[]> {
  return onGround(run, async (ground) => {
    const scene = await openScene(ground.world, { measured: true });
    await sendOne(ground, scene, wishOf(at), at);
    return ground.findings.list();
  });
}

async function onGround<T>(
  { databaseUrl, folder }: Pick<FuzzRun, "databaseUrl" | "folder">,
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const world = await openWorldOn(databaseUrl, { measurement: true });
  const served = await startServed(databaseUrl);
  try {
    const descriptions = await readDescriptions(`http://127.0.0.1:${served.port}`);
    const findings = openFindings(folder);
    return await work({ world, served, descriptions, findings, statuses: new Map(), calls: new Set(), slowestMs: 0 });
  } finally {
    await served.stop();
    await world.close();
  }
}

async function sendSome(
  ground: Ground,
  scene: Scene,
  run: FuzzRun,
  [from, to]: readonly [number, number],
): Promise<void> {
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < to && ground.served.end() === null) {
      const at = { seed: run.seed, index: next };
      next += 1;
      await sendOne(ground, scene, wishOf(at), at);
    }
  };
  await Promise.all(Array.from({ length: run.atOnce }, worker));
}

const allWishes = wishes();

/** The case of a seed and a number. */
function wishOf({ seed, index }: CaseName): Wish {
  const [wish] = fc.sample(allWishes, { seed: Math.imul(seed ^ (index * 0x9e3779b1), 0x85ebca6b), numRuns: 1 });
  if (!wish) throw new Error("Nothing was generated.");
  return wish;
}

async function sendOne(ground: Ground, scene: Scene, wish: Wish, at: CaseName): Promise<void> {
  const since = ground.served.logged();
  if (wish.kind === "raw") {
    const heard = await sendRaw(ground.served.port, wish);
    const problem = problemOfRaw(heard) ?? (await problemOfHealth(ground));
    const seen = { at, wish, about: `socket, ${wish.about}`, sent: wish.parts, answer: heard };
    if (problem) await note(ground, { ...seen, problem }, since);
    return;
  }
  const sent = realise(wish, scene);
  const answer = await send(ground.served.port, sent);
  count(ground, sent, answer);
  const described = sent.target && describedAs(ground.descriptions, sent.target);
  const problem = problemOf(sent, answer, described) ?? endOf(ground);
  if (!problem) return;
  const about = sent.target?.name ?? `${sent.method} ${sent.path.slice(0, 60)}`;
  const shown = { ...sent, target: undefined, body: sent.body?.toString() };
  await note(ground, { at, wish, about, problem, sent: shown, answer }, since);
}

/** Whether the process still answers others. */
async function problemOfHealth(ground: Ground): Promise<string | null> {
  const health = { method: "GET", path: "/healthz", headers: {}, body: null, target: null, isShut: false };
  const answer = await send(ground.served.port, health);
  return "status" in answer && answer.status === 200 ? null : (endOf(ground) ?? "others are not answered afterwards");
}

const endOf = ({ served }: Ground): string | null =>
  served.end() === null ? null : `the process has ended ${served.end()}`;

function count(ground: Ground, { target }: Realised, answer: Answer | Silence): void {
  const status = "status" in answer ? answer.status : 0;
  ground.statuses.set(status, (ground.statuses.get(status) ?? 0) + 1);
  if (target && status > 0 && status < 300) ground.calls.add(target.name);
  ground.slowestMs = Math.max(ground.slowestMs, answer.ms);
}

async function note(
  { findings, served }: Ground,
  seen: Omit<Parameters<Findings["add"]>[0], "cause" | "answer"> & { readonly answer: Answer | Silence | string },
  since: number,
): Promise<void> {
  await pause(logMs);
  const { answer } = seen;
  const id = typeof answer === "object" && "headers" in answer ? answer.headers["x-request-id"] : undefined;
  findings.add({ ...seen, cause: served.causeOf(typeof id === "string" ? id : undefined, since) });
}
