import { once } from "node:events";
import { request, type ClientRequest, type IncomingHttpHeaders } from "node:http";
import { bearerHeader } from "./call.ts";

export interface TusAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of an error answer in our envelope. */
  readonly code: string | null;
}

type Headers = Readonly<Record<string, string>>;
const place = "/measurement/v1/uploads";

/** The upload protocol by hand, over a real socket, so that a test can cut and bend it. `base` as `http://127.0.0.1:port`. */
export function openTus(base: string, bearer: string | null) {
  const begin = (method: string, path: string, headers: Headers): ClientRequest =>
    // A refusal may come while the body is still on its way; what is then written is nobody's concern.
    request(new URL(path, base), {
      method,
      headers: { "tus-resumable": "1.0.0", ...bearerHeader(bearer), ...headers },
      agent: false,
    }).on("error", () => undefined);
  const send = async (method: string, path: string, headers: Headers = {}, body?: Uint8Array): Promise<TusAnswer> => {
    const sent = begin(method, path, headers);
    const answer = answerOf(sent);
    sent.end(body);
    return answer;
  };
  const tus = {
    send,
    begin: (bytes: number | string) => send("POST", place, { "upload-length": String(bytes) }),
    /** Begins an upload; answers its address. */
    async create(bytes: number): Promise<string> {
      const { status, headers, text } = await tus.begin(bytes);
      if (status !== 201 || headers.location === undefined) throw new Error(`create answered ${status} ${text}`);
      return headers.location;
    },
    head: (path: string) => send("HEAD", path),
    patch: (path: string, offset: number, part: Uint8Array, headers: Headers = {}) =>
      send("PATCH", path, { ...partHeaders(offset, part.length), ...headers }, part),
    giveUp: (path: string) => send("DELETE", path),
    /** Sends a part of what was announced and leaves the connection open; the answer ends it. */
    async patchSome(path: string, offset: number, announced: number, part: Uint8Array): Promise<() => void> {
      const sent = begin("PATCH", path, partHeaders(offset, announced));
      answerOf(sent).catch(() => undefined);
      await new Promise<void>((resolve) => sent.write(part, () => resolve()));
      return () => sent.destroy();
    },
    /** A whole file in one part; answers its id and the last answer. */
    async upload(bytes: Uint8Array): Promise<{ id: string; path: string; last: TusAnswer }> {
      const path = await tus.create(bytes.length);
      return { id: idOf(path), path, last: await tus.patch(path, 0, bytes) };
    },
  };
  return tus;
}

export const idOf = (path: string): string => path.split("/").at(-1) ?? "";

const partHeaders = (offset: number, bytes: number): Headers => ({
  "upload-offset": String(offset),
  "content-type": "application/offset+octet-stream",
  "content-length": String(bytes),
});

async function answerOf(sent: ClientRequest): Promise<TusAnswer> {
  const [response] = await once(sent, "response");
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const isJson = response.headers["content-type"]?.includes("json") === true && text !== "";
  const body: unknown = isJson ? JSON.parse(text) : null;
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : null;
  return { status: response.statusCode, headers: response.headers, text, code };
}
