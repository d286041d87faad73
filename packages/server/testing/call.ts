import { catalog, type CallName, type Catalog, type ErrorBody, type InputOf, type ReplyOf } from "@treadclub/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { asErrorBody, asReply } from "@treadclub/contract/cast";

export interface Answer<N extends CallName> {
  readonly status: number;
  readonly reply: ReplyOf<Catalog[N]> | null;
  readonly error: ErrorBody | null;
  readonly headers: LightMyRequestResponse["headers"];
  readonly cookies: LightMyRequestResponse["cookies"];
}

export interface SendOptions {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface Caller {
  /** The reply; an error answer throws with its code in the message. */
  call<N extends CallName>(name: N, input?: InputOf<Catalog[N]>, options?: SendOptions): Promise<ReplyOf<Catalog[N]>>;
  /** The whole answer, whatever it is. */
  send<N extends CallName>(name: N, input?: InputOf<Catalog[N]>, options?: SendOptions): Promise<Answer<N>>;
  /** Sends parts that need not fit the contract. */
  sendRaw<N extends CallName>(name: N, parts: RawParts, options?: SendOptions): Promise<Answer<N>>;
}

export interface RawParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Calls the platform through its HTTP door, without a socket. */
export function openCaller(http: FastifyInstance, token: string | null): Caller {
  const sendRaw = async <N extends CallName>(
    name: N,
    parts: RawParts,
    options: SendOptions = {},
  ): Promise<Answer<N>> => {
    const { method, path } = catalog[name];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(parts.params?.[key])));
    const query = new URLSearchParams(
      Object.entries(parts.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, textOf(value)]])),
    );
    const response = await http.inject({
      method,
      url: `/api/v1/${filled}${query.size > 0 ? `?${query}` : ""}`,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(options.key === undefined ? {} : { "idempotency-key": options.key }),
        ...options.headers,
      },
      cookies: { ...options.cookies },
      ...(method === "GET" || parts.body === undefined
        ? {}
        : { payload: JSON.stringify(parts.body), headers: headersOf(token, options) }),
    });
    const json: unknown =
      response.body !== "" && response.headers["content-type"]?.toString().includes("json") ? response.json() : null;
    const ok = response.statusCode < 400;
    return {
      status: response.statusCode,
      reply: ok ? asReply<Catalog[N]>(json) : null,
      error: ok ? null : asErrorBody(json),
      headers: response.headers,
      cookies: response.cookies,
    };
  };
  const send: Caller["send"] = (name, input, options) => sendRaw(name, input ?? {}, options);
  return {
    send,
    sendRaw,
    async call(name, input, options) {
      const answer = await send(name, input, options);
      if (answer.reply === null) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.error)}`);
      return answer.reply;
    },
  };
}

const headersOf = (token: string | null, options: SendOptions): Record<string, string> => ({
  "content-type": "application/json",
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(options.key === undefined ? {} : { "idempotency-key": options.key }),
  ...options.headers,
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** The parts of an input, as the sender needs them. */
export function asParts(input: unknown): RawParts {
  if (typeof input !== "object" || input === null) return {};
  const part = (name: string): unknown => Object.entries(input).find(([key]) => key === name)?.[1];
  const record = (value: unknown): Record<string, unknown> =>
    typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  return { params: record(part("params")), query: record(part("query")), body: part("body") };
}
