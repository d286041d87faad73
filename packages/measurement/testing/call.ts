import type { ErrorBody, InputOf, ReplyOf } from "@treadclub/contract";
import { asErrorBody, asReply } from "@treadclub/contract/cast";
import {
  measurementCatalog,
  type MeasurementCall,
  type MeasurementCatalog,
} from "@treadclub/contract/measurement/catalog";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

export interface Answer<N extends MeasurementCall> {
  readonly status: number;
  readonly reply: ReplyOf<MeasurementCatalog[N]> | null;
  readonly error: ErrorBody | null;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
}

export interface Sender {
  /** A key or a token, as it was told; null: none. */
  readonly bearer: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The calls of the service through its HTTP door, without a socket. */
export interface Caller {
  /** The reply; an error answer throws with its code in the message. */
  call<N extends MeasurementCall>(
    name: N,
    input: InputOf<MeasurementCatalog[N]>,
    sender: Sender,
  ): Promise<ReplyOf<MeasurementCatalog[N]>>;
  /** The whole answer, whatever it is. */
  send<N extends MeasurementCall>(name: N, input: InputOf<MeasurementCatalog[N]>, sender: Sender): Promise<Answer<N>>;
  /** Sends parts that need not fit the contract. */
  sendRaw<N extends MeasurementCall>(name: N, parts: RawParts, sender: Sender): Promise<Answer<N>>;
}

export function openCaller(http: FastifyInstance): Caller {
  const sendRaw = async <N extends MeasurementCall>(
    name: N,
    parts: RawParts,
    { bearer, headers = {} }: Sender,
  ): Promise<Answer<N>> => {
    const { method, path } = measurementCatalog[name];
    const response = await http.inject({
      method,
      url: `/measurement/v1/${addressOf(path, parts)}`,
      headers: { ...bearerHeader(bearer), ...headers },
      ...(method === "GET" || parts.body === undefined
        ? {}
        : {
            payload: JSON.stringify(parts.body),
            headers: { "content-type": "application/json", ...bearerHeader(bearer), ...headers },
          }),
    });
    const isJson = response.body !== "" && (response.headers["content-type"]?.toString() ?? "").includes("json");
    const json: unknown = isJson ? response.json() : null;
    const isOk = response.statusCode < 400;
    return {
      status: response.statusCode,
      reply: isOk ? asReply<MeasurementCatalog[N]>(json) : null,
      error: isOk ? null : asErrorBody(json),
      headers: response.headers,
      text: response.body,
    };
  };
  const send: Caller["send"] = (name, input, sender) => sendRaw(name, input ?? {}, sender);
  return {
    sendRaw,
    send,
    async call(name, input, sender) {
      const answer = await send(name, input, sender);
      if (answer.reply === null) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.error)}`);
      return answer.reply;
    },
  };
}

export const bearerHeader = (bearer: string | null): Readonly<Record<string, string>> =>
  bearer === null ? {} : { authorization: `Bearer ${Buffer.from(bearer, "utf8").toString("base64")}` };

function addressOf(path: string, { params, query }: RawParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}
