import { Agent, request as httpRequest } from "node:http";
import type { Tokens } from "./tokens.ts";

export type Next = () => { readonly path?: string; readonly body?: unknown };

/** A request that the bench makes again and again. */
export interface Wanted {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** Who makes it; null: a guest. */
  readonly as: number | null;
  readonly body?: unknown;
  /** What differs from one request to the next. */
  readonly next?: Next;
  /** Sends an idempotency key of its own with each. */
  readonly isKeyed?: boolean;
  /** Whether an answer with status 200 is none of an error; all are when left out. */
  readonly isGood?: (body: string) => boolean;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export async function headersOf(wanted: Wanted, tokens: Tokens): Promise<Record<string, string>> {
  return {
    ...(wanted.as === null ? {} : { authorization: `Bearer ${await tokens.of(wanted.as)}` }),
    ...(wanted.method === "GET" ? {} : { "content-type": "application/json" }),
  };
}

export const keyed = (wanted: Wanted): Record<string, string> =>
  wanted.isKeyed ? { "idempotency-key": crypto.randomUUID() } : {};

/** Makes one request and reads the whole answer. */
export async function ask(port: number, wanted: Wanted, tokens: Tokens): Promise<Answer> {
  const next = wanted.next?.();
  const headers = { ...(await headersOf(wanted, tokens)), ...keyed(wanted) };
  const body = next?.body ?? wanted.body;
  return send(port, { method: wanted.method, path: next?.path ?? wanted.path, headers }, body);
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
