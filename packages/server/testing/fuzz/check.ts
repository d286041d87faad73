import { errors, globalErrors } from "@treadclub/contract";
import { z } from "zod";
import type { Described } from "./description.ts";
import type { Realised } from "./realise.ts";
import { answerTimeoutMs, type Answer, type Silence } from "./send.ts";
import { isJson } from "./json.ts";

const errorCodes = z.enum(Object.keys(errors));
const errorBody = z.strictObject({
  code: errorCodes,
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  details: z.unknown().optional(),
});

/** What HTTP itself refuses, before it is known which call was meant. */
const ofHttp: ReadonlySet<string> = new Set([
  "NOT_FOUND",
  "UNSUPPORTED_MEDIA",
  "PAYLOAD_TOO_LARGE",
  "VALIDATION_FAILED",
]);
/** Above this the server may end the connection before all of a body is sent. */
const soonRefusedBytes = 900_000;
const longPath = 8_000;

/** Returns what is wrong with an answer; null: nothing. */
export function problemOf(sent: Realised, answer: Answer | Silence, described: Described | null): string | null {
  if ("silence" in answer) {
    const isCutShort = (sent.body?.length ?? 0) > soonRefusedBytes && /ECONNRESET|EPIPE/.test(answer.silence);
    // A head that is too long is refused before it is known that the answer has no body.
    const isUnread =
      sent.method === "HEAD" && sent.path.length > longPath && answer.silence === "HPE_CLOSED_CONNECTION";
    return isCutShort || isUnread ? null : `no answer: ${answer.silence}`;
  }
  if (answer.ms > answerTimeoutMs) return "answered late";
  if (sent.isShut && answer.status < 400) return `answered ${answer.status} to somebody whom the gate keeps out`;
  if (sent.target === null || described === null || sent.target.entry.raw)
    return problemOfPath(sent, answer, described);
  return answer.status < 400 ? problemOfReply(answer, described) : problemOfError(sent, answer, described);
}

/** Of a path that need not be a call's, and of calls that answer with other things than JSON: their errors are those of all calls. */
function problemOfPath(sent: Realised, answer: Answer, described: Described | null): string | null {
  const { method } = sent;
  const { status, body, headers } = answer;
  const isPlain = headers["content-type"]?.startsWith("text/plain") === true;
  const isUnbuilt = status === 503 && isPlain && (method === "HEAD" || /not built/.test(body));
  const isUnready = status === 503 && body === '{"ready":false}';
  if (status >= 500 && !isUnbuilt && !isUnready) return `answered ${status} ${codeIn(body)}`;
  if (isUnready) return null;
  if (headers["content-type"]?.includes("json") === true && body !== "" && !isJson(body)) return "JSON that is none";
  const isError = status >= 400 && (described !== null || headers["content-type"]?.includes("json") === true);
  return isError && !isUnbuilt ? problemOfError(sent, answer, described) : null;
}

function problemOfReply({ status, body }: Answer, { statuses, reply }: Described): string | null {
  if (status === 204 && body === "") return null;
  if (!statuses.has(status)) return `answered ${status}, which is not described`;
  if (!isJson(body)) return "a reply that is no JSON";
  const parsed = reply.safeParse(JSON.parse(body));
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `a reply that does not fit its description: ${issue?.path.join(".").replaceAll(/\d+/g, "n")} ${issue?.message}`;
}

function problemOfError(
  { target, method }: Realised,
  { status, body }: Answer,
  described: Described | null,
): string | null {
  if (status === 500) return `answered 500 ${codeIn(body)}`;
  if (method === "HEAD" && body === "") return null;
  if (!isJson(body)) return `answered ${status} without our envelope`;
  const parsed = errorBody.safeParse(JSON.parse(body));
  if (!parsed.success) return `an error of ${status} that does not fit: ${parsed.error.issues[0]?.message}`;
  const { code } = parsed.data;
  const known = Object.entries(errors).find(([name]) => name === code)?.[1].status;
  if (known !== status) return `${code} with status ${status}`;
  if (ofHttp.has(code) || described === null) return null;
  const { statuses } = described;
  if (!statuses.has(status)) return `answered ${status} ${code}, which is not described`;
  const declared: readonly string[] = [...(target?.entry.errors ?? []), ...globalErrors, "ACTION_NOT_ALLOWED"];
  return declared.includes(code) ? null : `answered ${code}, which it does not declare`;
}

/** Returns what is wrong with what came back through a bare socket. */
export function problemOfRaw(heard: string): string | null {
  if (heard === "") return null;
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
  if (status === 0) return `an answer that is no HTTP: ${heard.slice(0, 40)}`;
  return status >= 500 && status !== 501 && status !== 505 ? `answered ${status}` : null;
}

const codeIn = (body: string): string => /"code":"(\w+)"/.exec(body)?.[1] ?? "";
