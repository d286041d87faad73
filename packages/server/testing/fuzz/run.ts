import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { memoryMbOf } from "../../bench/processes.ts";
import { brokenInvariants } from "../invariants.ts";
import { descriptorsOf } from "../descriptors.ts";
import { openTestAppOn, type TestApp } from "../open-test-app-on.ts";
import { openFixtures, type Fixtures } from "../fixtures.ts";
import { problemOf, problemOfRaw } from "./check.ts";
import { describedAs, readDescriptions, type Described } from "./description.ts";
import { openFindings, type CaseName, type Finding, type Findings } from "./findings.ts";
import { realise, type Realised } from "./realise.ts";
import { send, sendRaw, type Answer, type Silence } from "./send.ts";
import { startServed, type Served } from "./start-served.ts";
import { requests, type Request } from "./requests.ts";

export interface FuzzRun {
  readonly databaseUrl: string;
  readonly seed: number;
  readonly requests: number;
  /** So many requests are on their way at once. One: each run of a seed is the same. */
  readonly atOnce: number;
  /** Where failing cases are kept. */
  readonly folder: string;
  readonly print: (line: string) => void;
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

interface Harness {
  readonly testApp: TestApp;
  readonly served: Served;
  readonly descriptions: ReadonlyMap<string, Described>;
  readonly findings: Findings;
  readonly statuses: Map<number, number>;
  readonly calls: Set<string>;
  slowestMs: number;
}

/** Records wear out: people are disabled, accounts closed, vouchers used. */
const requestsPerFixtures = 400;
/** So much later a line of the log is here, too. */
const logMs = 30;

/** Sends generated requests to a server of its own and checks what it answers. */
export async function fuzz(run: FuzzRun): Promise<FuzzOutcome> {
  return onHarness(run, async (harness) => {
    const { pid } = harness.served;
    const before = [memoryMbOf(pid), descriptorsOf(pid)] as const;
    for (let first = 0; first < run.requests && harness.served.end() === null; first += requestsPerFixtures) {
      const fixtures = await openFixtures(harness.testApp, { measured: true });
      await sendSome(harness, fixtures, run, [first, Math.min(first + requestsPerFixtures, run.requests)]);
      if (first > 0 && first % 2_000 === 0) run.print(`${first} requests, ${harness.findings.list().length} findings`);
    }
    const outcome = {
      findings: harness.findings.list(),
      statuses: Object.fromEntries(harness.statuses),
      calls: harness.calls.size,
      invariants: await brokenInvariants(harness.testApp.db.pool),
      slowestMs: harness.slowestMs,
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
  return onHarness(run, async (harness) => {
    const fixtures = await openFixtures(harness.testApp, { measured: true });
    await sendOne(harness, fixtures, requestOf(at), at);
    return harness.findings.list();
  });
}

async function onHarness<T>(
  { databaseUrl, folder }: Pick<FuzzRun, "databaseUrl" | "folder">,
  work: (harness: Harness) => Promise<T>,
): Promise<T> {
  const testApp = await openTestAppOn(databaseUrl, { measurement: true });
  const served = await startServed(databaseUrl);
  try {
    const descriptions = await readDescriptions(`http://127.0.0.1:${served.port}`);
    const findings = openFindings(folder);
    return await work({ testApp, served, descriptions, findings, statuses: new Map(), calls: new Set(), slowestMs: 0 });
  } finally {
    await served.stop();
    await testApp.close();
  }
}

async function sendSome(
  harness: Harness,
  fixtures: Fixtures,
  run: FuzzRun,
  [from, to]: readonly [number, number],
): Promise<void> {
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < to && harness.served.end() === null) {
      const at = { seed: run.seed, index: next };
      next += 1;
      await sendOne(harness, fixtures, requestOf(at), at);
    }
  };
  await Promise.all(Array.from({ length: run.atOnce }, worker));
}

const allRequests = requests();

/** The case of a seed and a number. */
function requestOf({ seed, index }: CaseName): Request {
  const [request] = fc.sample(allRequests, { seed: Math.imul(seed ^ (index * 0x9e3779b1), 0x85ebca6b), numRuns: 1 });
  if (!request) throw new Error("Nothing was generated.");
  return request;
}

async function sendOne(harness: Harness, fixtures: Fixtures, request: Request, at: CaseName): Promise<void> {
  const since = harness.served.logged();
  if (request.kind === "raw") {
    const heard = await sendRaw(harness.served.port, request);
    const problem = problemOfRaw(heard) ?? (await problemOfHealth(harness));
    const seen = { at, request, about: `socket, ${request.about}`, sent: request.parts, answer: heard };
    if (problem) await note(harness, { ...seen, problem }, since);
    return;
  }
  const sent = realise(request, fixtures);
  const answer = await send(harness.served.port, sent);
  count(harness, sent, answer);
  const described = sent.target && describedAs(harness.descriptions, sent.target);
  const problem = problemOf(sent, answer, described) ?? endOf(harness);
  if (!problem) return;
  const about = sent.target?.name ?? `${sent.method} ${sent.path.slice(0, 60)}`;
  const shown = { ...sent, target: undefined, body: sent.body?.toString() };
  await note(harness, { at, request, about, problem, sent: shown, answer }, since);
}

/** Whether the process still answers others. */
async function problemOfHealth(harness: Harness): Promise<string | null> {
  const health = { method: "GET", path: "/healthz", headers: {}, body: null, target: null, isShut: false };
  const answer = await send(harness.served.port, health);
  return "status" in answer && answer.status === 200 ? null : (endOf(harness) ?? "others are not answered afterwards");
}

const endOf = ({ served }: Harness): string | null =>
  served.end() === null ? null : `the process has ended ${served.end()}`;

function count(harness: Harness, { target }: Realised, answer: Answer | Silence): void {
  const status = "status" in answer ? answer.status : 0;
  harness.statuses.set(status, (harness.statuses.get(status) ?? 0) + 1);
  if (target && status > 0 && status < 300) harness.calls.add(target.name);
  harness.slowestMs = Math.max(harness.slowestMs, answer.ms);
}

async function note(
  { findings, served }: Harness,
  seen: Omit<Parameters<Findings["add"]>[0], "cause" | "answer"> & { readonly answer: Answer | Silence | string },
  since: number,
): Promise<void> {
  await pause(logMs);
  const { answer } = seen;
  const id = typeof answer === "object" && "headers" in answer ? answer.headers["x-request-id"] : undefined;
  findings.add({ ...seen, cause: served.causeOf(typeof id === "string" ? id : undefined, since) });
}
