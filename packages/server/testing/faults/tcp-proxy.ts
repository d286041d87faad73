import { connect, createServer, type Socket } from "node:net";
import { pipeline, Transform } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

/** Stands between the server and its database. */
export interface TcpProxy {
  readonly port: number;
  /** Where connections lead from now on. */
  leadTo(port: number): void;
  /** Resets all connections. */
  cut(): void;
  /** Resets all connections and refuses new ones until `mend`. */
  refuse(): void;
  /** Holds all bytes back until `mend`. */
  hold(): void;
  /** Passes bytes on so much later. */
  delay(ms: number): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpProxy(): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let target = 0;
  const line: Line = { delayMs: 0, held: null };
  const server = createServer((inward) => {
    const outward = connect(target, "127.0.0.1");
    for (const socket of [inward, outward]) {
      sockets.add(socket.setNoDelay(true));
      socket.once("close", () => sockets.delete(socket));
    }
    const end = (): void => void [inward, outward].map((socket) => socket.destroy());
    pipeline(inward, later(line), outward, end);
    pipeline(outward, later(line), inward, end);
  });
  const listen = (port: number): Promise<void> => new Promise((done) => server.listen(port, "127.0.0.1", () => done()));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const refuse = (): void => {
    server.close();
    cut();
  };
  const mend = async (): Promise<void> => {
    line.delayMs = 0;
    line.held?.resolve();
    line.held = null;
    if (!server.listening) await listen(port);
  };
  return {
    port,
    leadTo: (port) => {
      target = port;
    },
    cut,
    refuse,
    hold: () => {
      line.held ??= Promise.withResolvers();
    },
    delay: (ms) => {
      line.delayMs = ms;
    },
    mend,
    async close() {
      await mend();
      refuse();
    },
  };
}

interface Line {
  delayMs: number;
  held: PromiseWithResolvers<void> | null;
}

const later = (line: Line): Transform =>
  new Transform({
    transform(chunk, _encoding, done) {
      void (async () => {
        if (line.delayMs > 0) await pause(line.delayMs);
        await line.held?.promise;
      })().then(() => done(null, chunk));
    },
  });
