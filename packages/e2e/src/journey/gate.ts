import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listen.ts";

/** Stands between a browser and the product, as a network does. */
export interface Gate {
  /** Where the browser finds the product. */
  readonly url: string;
  /** What came through: "GET /app/meta.json". */
  readonly passed: string[];
  /** Paths that are not found. */
  readonly missing: Set<string>;
  /** From now on nobody gets through, nor any answer back. */
  cut(): void;
  open(): void;
  /** The nth upload of bytes from now on breaks off half-way, once; resolves with how many bytes had gone through. */
  breakUpload(nth: number): Promise<number>;
  /** Changes the texts under /app/ that carry no hash. */
  rewrite(change: (body: string) => string): void;
  close(): Promise<void>;
}

export async function openGate(base: string): Promise<Gate> {
  const state = { isCut: false, change: (body: string): string => body };
  const breaking = { left: 0, done: (_bytes: number): void => undefined };
  const [passed, missing]: [string[], Set<string>] = [[], new Set()];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (state.isCut) return void request.socket.destroy();
    passed.push(`${request.method} ${path}`);
    if (missing.has(path)) return void response.writeHead(404).end();
    if (request.method === "PATCH" && breaking.left > 0 && --breaking.left === 0)
      return forwardHalf(base, request, breaking.done);
    return forward(base, request, response, path.startsWith("/app/assets/") ? null : state.change);
  });
  const port = await listen(server, "localhost");
  return {
    url: `http://localhost:${port}`,
    passed,
    missing,
    cut: () => {
      state.isCut = true;
      server.closeAllConnections();
    },
    open: () => {
      state.isCut = false;
    },
    breakUpload: (nth) =>
      new Promise((done) => {
        breaking.left = nth;
        breaking.done = done;
      }),
    rewrite: (change) => {
      state.change = change;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function forward(
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: ((body: string) => string) | null,
): void {
  const isText = change !== null && request.method === "GET" && /^\/app(\/|$)/.test(request.url ?? "");
  const { "if-none-match": _tag, "if-modified-since": _day, ...plain } = request.headers;
  const headers = isText ? { ...plain, "accept-encoding": "identity" } : request.headers;
  const onward = ask(new URL(request.url ?? "/", base), { method: request.method, headers }, (answer) => {
    const { "content-length": length, etag, ...rest } = answer.headers;
    if (!isText || !/html|javascript|json/.test(rest["content-type"] ?? "")) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      return;
    }
    void text(answer).then((body) => response.writeHead(answer.statusCode ?? 502, rest).end(change(body)));
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

/** Lets half of what is uploaded through, and breaks both connections. */
function forwardHalf(base: string, request: IncomingMessage, done: (bytes: number) => void): void {
  const half = Math.floor(Number(request.headers["content-length"]) / 2);
  const onward = ask(new URL(request.url ?? "/", base), { method: "PATCH", headers: request.headers });
  onward.on("error", () => undefined);
  let sent = 0;
  request.on("data", (chunk: Buffer) => {
    const part = chunk.subarray(0, half - sent);
    sent += part.length;
    if (part.length > 0) onward.write(part, () => (sent === half ? breakOff() : undefined));
  });
  const breakOff = (): void => {
    onward.destroy();
    request.socket.destroy();
    done(half);
  };
}
