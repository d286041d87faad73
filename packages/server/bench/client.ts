import { Agent, request as httpRequest } from "node:http";
import type { Tokens } from "./tokens.ts";

/** What differs from one request to another. */
interface Difference {
  readonly path?: string;
  readonly as?: number;
  readonly body?: unknown;
}
export type Next = () => Difference;

/** A request that the bench makes again and again. */
export interface RequestSpec {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** Who makes it; null: a guest. */
  readonly as: number | null;
  readonly body?: unknown;
  /** Requests that are made in turn; each connection begins at another one. The first of them is the spec's own. */
  readonly turns?: readonly Difference[];
  /** What differs from one request to the next, where each is made once. */
  readonly next?: Next;
  /** Sends an idempotency key of its own with each. */
  readonly isKeyed?: boolean;
  /** The idempotency key of a request that is made once, and again if its answer is lost. */
  readonly key?: string;
  /** Whether an answer with status 200 is none of an error; all are when left out. */
  readonly isGood?: (body: string) => boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Headers of one request; whoever makes it, if not the one of the spec. */
export const headersOf = (spec: RequestSpec, tokens: Tokens, as = spec.as): Record<string, string> => ({
  ...(as === null ? {} : { authorization: `Bearer ${tokens.of(as)}` }),
  ...(spec.method === "GET" ? {} : { "content-type": "application/json" }),
  ...keyOf(spec),
});

const keyOf = ({ key, isKeyed }: RequestSpec): Record<string, string> =>
  key !== undefined || isKeyed ? { "idempotency-key": key ?? crypto.randomUUID() } : {};

/** Makes one request and reads the whole answer. */
export function ask(port: number, spec: RequestSpec, tokens: Tokens): Promise<Answer> {
  const next = spec.next?.();
  const headers = headersOf(spec, tokens, next?.as);
  const body = next?.body ?? spec.body;
  return send(port, { method: spec.method, path: next?.path ?? spec.path, headers }, body);
}

function send(
  port: number,
  options: { method: string; path: string; headers: Record<string, string> },
  body: unknown,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const begunMs = performance.now();
    const request = httpRequest({ host: "127.0.0.1", port, agent, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", fail);
      response.once("end", () =>
        done({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begunMs,
        }),
      );
    });
    request.once("error", fail);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
