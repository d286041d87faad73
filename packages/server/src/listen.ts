import { createServer } from "node:net";
import { ConfigError } from "./config.ts";

const triesAfter = 20;

/** The port to listen on: the one that was set, else the first free one from the default on. */
export async function freePort(config: { port: number; portIsFixed: boolean; host: string }): Promise<number> {
  const last = config.portIsFixed ? config.port : config.port + triesAfter;
  for (let port = config.port; port <= last; port += 1) if (await isFree(port, config.host)) return port;
  throw new ConfigError(
    `PORT: ${config.port} is taken by another program. Set PORT to a free one, for example PORT=${config.port + 1} npm start.`,
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
