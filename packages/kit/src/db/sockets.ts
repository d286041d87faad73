import { Socket } from "node:net";

export interface Sockets {
  /** Returns a socket for a new connection. */
  open(): Socket;
  /** Bytes that have arrived on the open sockets. */
  bytesRead(): number;
  closeAll(): void;
}

/** Nine more probes follow a second apart, so a peer that vanished is noticed after 15 s as long as nothing was sent to it. */
const keepAlive = { keepAlive: true, keepAliveInitialDelay: 5_000 };

/** The sockets of every connection to a database. */
export function openSockets(): Sockets {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket(keepAlive);
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      return socket;
    },
    bytesRead: () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0),
    closeAll() {
      for (const socket of sockets) socket.destroy(new Error("The database does not answer"));
    },
  };
}
