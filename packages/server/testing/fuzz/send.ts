import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RawRequest } from "./raw-requests.ts";
import type { Realised } from "./realise.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

/** No answer, and why. */
export interface Silence {
  readonly silence: string;
  readonly ms: number;
}

/** Nobody waits longer for an answer. */
export const answerTimeoutMs = 10_000;
/** A stream does not end by itself. */
const streamMs = 100;
/** How long to listen to a socket that owes no reply, counted from the last bytes. */
const listenMs = 150;
const quietMs = 30;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends a request and reads the whole answer; that of a stream for a moment. */
export async function send(port: number, request: Realised): Promise<Answer | Silence> {
  const first = await sendOver(port, request, agent);
  // The server may have closed the connection that was kept.
  return "silence" in first && first.silence === "stale" ? sendOver(port, request, false) : first;
}

function sendOver(port: number, request: Realised, over: Agent | false): Promise<Answer | Silence> {
  const begunMs = performance.now();
  return new Promise((done) => {
    const silent = (silence: string): void => done({ silence, ms: performance.now() - begunMs });
    const { method, path, headers } = request;
    const sent = httpRequest({
      host: "127.0.0.1",
      port,
      agent: over,
      method,
      path,
      headers: lengthened(request, headers),
    });
    const timer = setTimeout(() => {
      silent(`no answer within ${answerTimeoutMs / 1000} s`);
      sent.destroy();
    }, answerTimeoutMs);
    sent.once(
      "response",
      (response) =>
        void readAnswer(response, begunMs)
          .then(done, (error: unknown) => silent(String(error)))
          .finally(() => clearTimeout(timer)),
    );
    sent.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      silent(sent.reusedSocket && error.code === "ECONNRESET" ? "stale" : (error.code ?? error.message));
    });
    sent.on("upgrade", (_response, socket) => socket.destroy());
    sent.end(request.body ?? undefined);
  });
}

/** Without a length Node would send no body with DELETE. */
const lengthened = ({ body }: Realised, headers: Realised["headers"]): Record<string, string> => ({
  ...headers,
  ...(body === null ? {} : { "content-length": String(body.length) }),
});

async function readAnswer(response: IncomingMessage, begunMs: number): Promise<Answer> {
  const parts: Buffer[] = [];
  const isStream = response.headers["content-type"]?.startsWith("text/event-stream") === true;
  const cut = isStream ? setTimeout(() => response.destroy(), streamMs) : undefined;
  try {
    for await (const part of response) parts.push(part);
  } catch (error) {
    if (!isStream) throw error;
  } finally {
    clearTimeout(cut);
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: decoded(Buffer.concat(parts), response.headers["content-encoding"]).toString(),
    ms: performance.now() - begunMs,
  };
}

/** Throws where an answer is not encoded as it says. */
export function decoded(body: Buffer, encoding = "identity"): Buffer {
  if (body.length === 0 || encoding === "identity") return body;
  if (encoding === "br") return brotliDecompressSync(body);
  if (encoding === "gzip") return gunzipSync(body);
  throw new Error(`encoded as ${encoding}`);
}

/** Writes bytes into a socket; returns what came back until it ended or nobody said anything for a while. */
export async function sendRaw(port: number, { parts, end }: RawRequest): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  const { promise: ended, resolve: stopListening } = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  socket.setEncoding("latin1");
  socket.once("close", () => stopListening());
  socket.on("data", (text: string) => {
    heard += text;
    clearTimeout(timer);
    timer = setTimeout(stopListening, quietMs);
  });
  socket.on("error", () => undefined);
  for (const part of parts) {
    socket.write(part, "latin1");
    if (parts.length > 1) await pause(5);
  }
  if (end === "close") socket.end();
  if (end === "reset") socket.resetAndDestroy();
  await Promise.race([ended, pause(listenMs)]);
  socket.destroy();
  return heard;
}
