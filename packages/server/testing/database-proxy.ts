import { connect, createServer, type Server, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /**
   * Cuts every connection at the next commit and takes no new ones until `open`: before the database gets the commit, or
   * once it has answered. Resolves with the cut.
   */
  cutAtCommit(when: "before" | "after"): Promise<void>;
  /** Keeps connections and takes new ones, but carries nothing any more, until `open`. */
  swallow(): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface Traffic {
  isSwallowing: boolean;
  cut: { readonly when: "before" | "after"; readonly done: () => void } | null;
}

/** Stands between a service and its database, and gets in the way. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const traffic: Traffic = { isSwallowing: false, cut: null };
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
    carry(traffic, keep(client), database, cutAll);
  });
  await listen(server, 0);
  const port = portOf(server);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    cutAtCommit: (when) => new Promise((done) => (traffic.cut = { when, done })),
    swallow: () => {
      traffic.isSwallowing = true;
    },
    async open() {
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

function carry(traffic: Traffic, client: Socket, database: Socket, cutAll: () => void): void {
  let isCommitting = false;
  client.on("data", (sent) => {
    if (traffic.isSwallowing) return;
    if (sent.includes(commit) && traffic.cut?.when === "before") return cutAll();
    isCommitting ||= sent.includes(commit);
    database.write(sent);
  });
  database.on("data", (answer) => {
    if (traffic.isSwallowing) return;
    if (isCommitting && traffic.cut?.when === "after" && answer.includes("COMMIT\0")) return cutAll();
    client.write(answer);
  });
  client.once("close", () => database.destroy());
  database.once("close", () => client.destroy());
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
