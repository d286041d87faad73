import { once } from "node:events";
import { request, type ClientRequest, type IncomingHttpHeaders } from "node:http";

export interface TusAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of an error answer in our envelope. */
  readonly code: string | null;
}

type HeaderOverrides = Readonly<Record<string, string>>;
type OnAnswer = (about: string, answer: TusAnswer) => void;

/** The upload protocol by hand, over a real socket, so that a test can cut and bend it. `base` as `http://127.0.0.1:port`. */
export function openTus(base: string, token: string | null, onAnswer: OnAnswer = () => undefined) {
  const { begin, send } = openLine(base, token, onAnswer);
  return {
    send,
    begin,
    /** Begins an upload; answers its address. */
    async create(bytes: number, overrides: HeaderOverrides = {}): Promise<string> {
      const {
        status,
        headers: got,
        text,
      } = await send("POST", "/api/v1/uploads", { "upload-length": String(bytes), ...overrides });
      if (status !== 201 || got.location === undefined) throw new Error(`create answered ${status} ${text}`);
      return got.location;
    },
    head: (path: string) => send("HEAD", path),
    patch: (path: string, offset: number, part: Uint8Array) =>
      send("PATCH", path, patchHeaders(offset, part.length), part),
    /** Sends a part of what was announced and leaves the connection open; `cut` ends it. */
    async patchSome(
      path: string,
      offset: number,
      announced: number,
      part: Uint8Array,
    ): Promise<{ cut(): void; answer: Promise<TusAnswer> }> {
      const sent = begin("PATCH", path, patchHeaders(offset, announced));
      const answer = answerOf(sent);
      answer.catch(() => undefined);
      await new Promise<void>((resolve) => sent.write(part, () => resolve()));
      return { cut: () => sent.destroy(), answer };
    },
    /** A whole photo; answers the last answer and the id of the upload. */
    async upload(bytes: Uint8Array, partBytes = bytes.length): Promise<{ id: string; path: string; last: TusAnswer }> {
      const path = await this.create(bytes.length);
      let last = await this.head(path);
      for (let offset = 0; offset < bytes.length; offset += partBytes)
        last = await this.patch(path, offset, bytes.subarray(offset, offset + partBytes));
      return { id: path.split("/").at(-1) ?? "", path, last };
    },
  };
}

const patchHeaders = (offset: number, bytes: number): HeaderOverrides => ({
  "upload-offset": String(offset),
  "content-type": "application/offset+octet-stream",
  "content-length": String(bytes),
});

function openLine(base: string, token: string | null, onAnswer: OnAnswer) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const begin = (method: string, path: string, overrides: HeaderOverrides): ClientRequest => {
    const headers = { "tus-resumable": "1.0.0", ...authorization, ...overrides };
    // A refusal may come while the body is still on its way; what is then written is nobody's concern.
    return request(new URL(path, base), { method, headers, agent: false }).on("error", () => undefined);
  };
  const send = async (
    method: string,
    path: string,
    overrides: HeaderOverrides = {},
    body?: Uint8Array,
  ): Promise<TusAnswer> => {
    const sent = begin(method, path, overrides);
    const answering = answerOf(sent);
    sent.end(body);
    const answer = await answering;
    onAnswer(`${method} ${path}`, answer);
    return answer;
  };
  return { begin, send };
}

async function answerOf(sent: ClientRequest): Promise<TusAnswer> {
  const [response] = await once(sent, "response");
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const body: unknown =
    response.headers["content-type"]?.includes("json") === true && text !== "" ? JSON.parse(text) : null;
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : null;
  return { status: response.statusCode, headers: response.headers, text, code };
}
