import { createServer, type RequestListener, type Server } from "node:http";
import { openConnections, type ConnectionLimits } from "./connections.ts";
import { inTurn } from "./pipeline.ts";

const headMs = 20_000;
/** Uploads are the longest requests; one that takes longer goes on with another request. */
const requestMs = 600_000;
/** How long a connection may stand still while it is answered. */
const stillMs = 90_000;
const idleMs = 72_000;
const lookMs = 5_000;

/** A server of HTTP 1.1 whose connections are limited in number, in time and in what they ask at once. */
export function openServer(handle: RequestListener, limits: ConnectionLimits, trustProxy: boolean | string): Server {
  const connections = openConnections(limits, trustProxy);
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      keepAliveTimeout: idleMs,
      connectionsCheckingInterval: lookMs,
    },
    inTurn(handle, connections),
  );
  server.setTimeout(stillMs);
  server.on("connection", (socket) => connections.add(socket));
  return server;
}
