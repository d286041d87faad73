import { createServer, type RequestListener, type Server } from "node:http";
import { openBodies, type BodyRules } from "./bodies.ts";
import { clientAddressOf } from "./client-address.ts";
import { openConnections, type ConnectionLimits } from "./connections.ts";
import { networkOf } from "./network.ts";
import { openLines } from "./pipeline.ts";
import type { Refusals } from "./unreadable.ts";

export interface ServerTimes {
  /** How long a head may take to arrive. */
  readonly headMs: number;
  /** How long a whole request may take to arrive. */
  readonly requestMs: number;
  /** How long a connection may stand still while it is answered. */
  readonly stillMs: number;
  /** How long a connection is kept for a next request; Node adds a second. */
  readonly idleMs: number;
  /** How often heads and requests are looked at. */
  readonly lookMs: number;
}

/** Uploads are the longest requests; a longer one resumes in another request. */
export const usualTimes: ServerTimes = {
  headMs: 20_000,
  requestMs: 600_000,
  stillMs: 90_000,
  idleMs: 72_000,
  lookMs: 5_000,
};

export interface ServerOptions {
  readonly connections: ConnectionLimits;
  readonly bodies: BodyRules;
  readonly times: ServerTimes;
  readonly trustProxy: boolean | string;
  readonly refusals: Refusals;
}

/** A server of HTTP 1.1 whose connections are limited in number, in time and in what they ask at once. */
export function openServer(handle: RequestListener, options: ServerOptions): Server {
  const { times, trustProxy, refusals } = options;
  const connections = openConnections(options.connections, trustProxy);
  const bodies = openBodies(options.bodies);
  const addressOf = clientAddressOf(trustProxy);
  const inTurn = openLines(connections);
  const answer = inTurn((request, response) => {
    // Node's own answer to it would stand in no line.
    if (request.headers.host === undefined && request.httpVersion === "1.1") {
      refusals.refuse(request, response);
      return;
    }
    bodies.watch(request, networkOf(addressOf(request)), () => refusals.endSlowBody(response));
    handle(request, response);
  });
  const server = createServer(
    {
      headersTimeout: times.headMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: times.lookMs,
      requireHostHeader: false,
    },
    answer,
  );
  server.on("checkExpectation", inTurn(refusals.refuse));
  server.setTimeout(times.stillMs);
  server.on("connection", (socket) => connections.add(socket));
  server.on("close", () => bodies.close());
  return server;
}
