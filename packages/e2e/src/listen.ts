import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Opens a server on a free port of this machine; answers the port. */
export async function listen(server: Server, host: "127.0.0.1" | "localhost" = "127.0.0.1"): Promise<number> {
  await once(server.listen(0, host), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}
