import { createServer } from "node:net";
import { ConfigError } from "./settings.ts";

const triesAfter = 20;

/** The port to listen on: the one that was set, else the first free one from the default on. */
export async function freePort(config: { port: number; portIsFixed: boolean; host: string }): Promise<number> {
  const last = config.portIsFixed ? config.port : Math.min(config.port + triesAfter, 65_535);
  for (let port = config.port; port <= last; port += 1) {
    const refusal = await refusalOf(port, config.host);
    if (refusal === null) return port;
    if (refusal === "EACCES")
      throw new ConfigError(`PORT: this account may not listen on ${port}. Set PORT to one from 1024 on.`);
    if (refusal !== "EADDRINUSE")
      throw new ConfigError(
        `HOST: this machine cannot listen on "${config.host}" (${refusal}). Set HOST to an address of this machine, for example 127.0.0.1 or 0.0.0.0.`,
      );
  }
  throw new ConfigError(
    `PORT: ${config.port} is taken by another program. Set PORT to a free one, for example PORT=${neighbour(config.port)} npm start.`,
  );
}

const neighbour = (port: number): number => (port < 65_535 ? port + 1 : port - 1);

/** The code of the error with which listening fails, or null when it works. */
function refusalOf(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}
