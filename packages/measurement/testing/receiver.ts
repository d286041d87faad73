import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import { record } from "#measurement/remote/json";

export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The parsed body. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Answers from now on; 204 until something else is said. */
  answer(how: (response: ServerResponse, message: Received) => void): void;
  close(): Promise<void>;
}

/** An integrator's server, at a free port of this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how: (response: ServerResponse, message: Received) => void = (response) => void response.writeHead(204).end();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString("utf8");
      const message = {
        path: request.url ?? "",
        headers: plain(request.headers),
        body,
        payload: record(body === "" ? null : JSON.parse(body)),
      };
      received.push(message);
      how(response, message);
    });
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: (next) => {
      how = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("No port"));
    });
  });

const plain = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
