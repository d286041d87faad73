import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { listening } from "./receiver.ts";

type Mode =
  | { readonly kind: "through" }
  /** Breaks the line off, as a service that is down. */
  | { readonly kind: "down" }
  /** Passes requests on once `until` has resolved. */
  | { readonly kind: "slow"; readonly until: Promise<unknown> }
  /** Answers by itself. */
  | {
      readonly kind: "says";
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly retryAfter?: string;
    };

export interface Gateway {
  /** An origin. */
  readonly url: string;
  /** Method and path of what was asked, without queries. */
  readonly asked: string[];
  become(mode: Mode): void;
  close(): Promise<void>;
}

/** A proxy in front of a service: forwards everything until told otherwise. */
export async function openGateway(target: string): Promise<Gateway> {
  let mode: Mode = { kind: "through" };
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const now = mode;
    asked.push(`${incoming.method} ${incoming.url?.replace(/\?.*/, "") ?? ""}`);
    if (now.kind === "down") incoming.socket.destroy();
    else if (now.kind === "says") {
      const wait = now.retryAfter === undefined ? {} : { "retry-after": now.retryAfter };
      outgoing.writeHead(now.status, { "content-type": now.type, ...wait }).end(now.body);
    } else if (now.kind === "slow") void now.until.then(() => pass(target, incoming, outgoing));
    else pass(target, incoming, outgoing);
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    become: (next) => {
      mode = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = ask(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method ?? "GET", headers: { ...incoming.headers, connection: "close" } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
}
