import type { FastifyReply, FastifyRequest } from "fastify";
import { presentedIn } from "#measurement/bearer";
import { record, textAt, type Json } from "#measurement/remote/json";
import type { RefusalLog } from "./refusals.ts";

const mostOrigin = 200;

/** Notes a refused call of whoever presented a secret: which call and why, with no value but the website's origin. */
export function noteRefusal(
  log: RefusalLog,
  now: Date,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): void {
  if (reply.statusCode < 400) return;
  const presented = presentedIn(request.headers.authorization);
  if (presented === null) return;
  const error = errorIn(payload);
  const { origin } = request.headers;
  log.note({
    hash: presented.hash,
    at: now,
    call: `${request.method} ${routeOf(request)}`,
    status: reply.statusCode,
    code: textAt(error, "code") ?? "",
    reason: textAt(record(error["details"]), "reason"),
    fields: textsIn(record(error["fields"])),
    origin: origin === undefined ? null : origin.slice(0, mostOrigin),
  });
}

/** The path of a call without its values, which may be secrets. */
const routeOf = ({ routeOptions }: FastifyRequest): string =>
  (routeOptions.url ?? "").replace("/measurement/v1/", "").replaceAll(/:(\w+)/g, "{$1}");

function errorIn(payload: unknown): Json {
  if (typeof payload !== "string" || !payload.startsWith("{")) return {};
  try {
    return record(JSON.parse(payload));
  } catch {
    return {};
  }
}

const textsIn = (fields: Json): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
