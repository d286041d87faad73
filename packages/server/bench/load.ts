import autocannon from "autocannon";
import { headersOf, type RequestSpec } from "./client.ts";
import { quantile } from "./figures.ts";
import type { Tokens } from "./tokens.ts";

export interface Load {
  readonly perSecond: number;
  readonly answered: number;
  /** Of each answer, in the order in which they came. */
  readonly latenciesMs: readonly number[];
}

interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** At most so many requests a second; as many as are answered when left out. */
  readonly perSecond?: number;
}

/** Asks as fast as answers come, from so many connections at once. More than 1% of errors throws. */
export async function load(
  port: number,
  spec: RequestSpec,
  tokens: Tokens,
  { connections, seconds, perSecond }: LoadOptions,
): Promise<Load> {
  const latenciesMs: number[] = [];
  const { isGood } = spec;
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const finish = (error: unknown, seen: autocannon.Result): void => (error ? fail(error) : done(seen));
    const most = perSecond === undefined ? {} : { overallRate: perSecond };
    const options = {
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: seconds,
      requests: [requestOf(spec, tokens)],
      ...inTurn(spec, tokens, connections),
      ...most,
      ...(isGood ? { verifyBody: (body: autocannon.Request["body"]) => isGood(String(body)) } : {}),
    };
    const running = autocannon(options, finish);
    running.on("response", (_client, status, _bytes, ms) => {
      if (status < 300) latenciesMs.push(ms);
    });
  });
  const errors = result.non2xx + result.errors + result.mismatches;
  if (errors > result["2xx"] / 100)
    throw new Error(`${spec.path}: ${errors} of ${result["2xx"] + errors} answers were errors`);
  return { perSecond: result["2xx"] / result.duration, answered: result["2xx"], latenciesMs };
}

/** The latency that half and 99% of the answers kept to. */
export const latenciesOf = (loads: readonly Load[]): { p50Ms: number; p99Ms: number } => {
  const all = loads.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
  return { p50Ms: quantile(all, 0.5), p99Ms: quantile(all, 0.99) };
};

/** Built once for a load, since building costs more than sending. */
function inTurn(spec: RequestSpec, tokens: Tokens, connections: number): Pick<autocannon.Options, "setupClient"> {
  const { turns } = spec;
  if (!turns) return {};
  const requests = turns.map((turn) => requestOf({ ...spec, ...turn }, tokens));
  let client = 0;
  return {
    setupClient: (connection) => {
      const from = Math.floor((client / connections) * requests.length);
      client += 1;
      connection.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  };
}

function requestOf(spec: RequestSpec, tokens: Tokens): autocannon.Request {
  const headers = headersOf(spec, tokens);
  const { method, path, body, next, isKeyed } = spec;
  const fixed = { method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  if (!next && !isKeyed) return fixed;
  return {
    ...fixed,
    setupRequest: (request) => {
      const other = next?.() ?? {};
      return {
        ...request,
        headers: headersOf(spec, tokens, other.as),
        ...(other.path === undefined ? {} : { path: other.path }),
        ...(other.body === undefined ? {} : { body: JSON.stringify(other.body) }),
      };
    },
  };
}
