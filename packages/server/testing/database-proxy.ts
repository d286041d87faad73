import { connect, createServer, type Server, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /**
   * Cuts every connection at the next commit of a transaction that carries `mark`, and takes no new ones until `open`:
   * before the database gets the commit, or once it has answered. Resolves with the cut.
   */
  cutAtCommit(when: "before" | "after", mark: string): Promise<void>;
  /** Keeps connections and takes new ones, but carries nothing any more, until `open`. */
  swallow(): void;
  /**
   * Carries nothing any more on the connections that are open, and new ones as ever: "network" keeps their other ends
   * open, as a firewall that lost its state does; "host" closes them, as a host that is gone after a failover.
   */
  strand(lost: "network" | "host"): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface Line {
  readonly client: Socket;
  readonly database: Socket;
  isStranded: boolean;
}

interface Cut {
  readonly when: "before" | "after";
  readonly mark: Buffer;
  /** The connection that has carried the mark. */
  line: Line | null;
  readonly done: () => void;
}

interface Traffic {
  isSwallowing: boolean;
  readonly lines: Set<Line>;
  cut: Cut | null;
}

/** Stands between a service and its database, and gets in the way. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const traffic: Traffic = { isSwallowing: false, lines: new Set(), cut: null };
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // The other side hears by the close.
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const cutAll = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
    traffic.cut?.done();
    traffic.cut = null;
  };
  const server = createServer((client) => {
    const database = keep(connect(Number(target.port), target.hostname));
    const line: Line = { client: keep(client), database, isStranded: false };
    traffic.lines.add(line);
    client.once("close", () => traffic.lines.delete(line));
    carry(traffic, line, cutAll);
  });
  await listen(server, 0);
  const port = portOf(server);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cutAtCommit: (when, mark) =>
      new Promise((done) => (traffic.cut = { when, mark: Buffer.from(mark), line: null, done })),
    swallow: () => {
      traffic.isSwallowing = true;
    },
    strand(lost) {
      for (const line of traffic.lines) {
        line.isStranded = true;
        if (lost === "host") line.database.destroy();
      }
    },
    async open() {
      traffic.cut = null;
      traffic.isSwallowing = false;
      if (!server.listening) await listen(server, port);
    },
    async close() {
      cutAll();
      traffic.isSwallowing = false;
    },
  };
}

const commit = Buffer.from("commit\0");

function carry(traffic: Traffic, line: Line, cutAll: () => void): void {
  const { client, database } = line;
  let isCommitting = false;
  client.on("data", (sent) => {
    if (traffic.isSwallowing || line.isStranded) return;
    const { cut } = traffic;
    if (cut && sent.includes(cut.mark)) cut.line = line;
    const isCut = cut?.line === line && sent.includes(commit);
    if (isCut && cut.when === "before") return cutAll();
    isCommitting = isCut;
    database.write(sent);
  });
  database.on("data", (answer) => {
    if (traffic.isSwallowing || line.isStranded) return;
    if (isCommitting && answer.includes("COMMIT\0")) return cutAll();
    client.write(answer);
  });
  client.once("close", () => {
    if (!line.isStranded) database.destroy();
  });
  database.once("close", () => {
    if (!line.isStranded) client.destroy();
  });
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  return address.port;
}
