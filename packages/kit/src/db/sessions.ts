import { Socket } from "node:net";
import type pg from "pg";

/** What the process knows of its sessions at the database. */
export interface Sessions {
  /** Watches the connection until it ends. */
  add(client: pg.Client): void;
  /** Notices bytes that have arrived since the last look. Returns whether a session has just been found silent. */
  look(): boolean;
  /** Process ids of the sessions with a statement that has heard nothing for several looks. */
  silent(): number[];
  /** Closes those of the sessions that are still silent. Returns how many. */
  close(pids: ReadonlySet<number>): number;
  /** Closes all sessions that are open now, each as soon as it has no statement and no transaction. */
  retire(): void;
}

interface Session {
  readonly client: pg.Client;
  bytesRead: number;
  silentLooks: number;
  isRetiring: boolean;
}

const looksInSilence = 4;

export function openSessions(): Sessions {
  const sessions = new Set<Session>();
  const silent = (): Session[] =>
    [...sessions].filter((session) => session.silentLooks >= looksInSilence && isSilent(session));
  const closeSpare = (): void => {
    for (const { client, isRetiring } of sessions)
      if (isRetiring && isSpare(client)) close(client, "The database may have moved");
  };
  return {
    add(client) {
      const session: Session = { client, bytesRead: bytesOf(client), silentLooks: 0, isRetiring: false };
      sessions.add(session);
      client.once("end", () => sessions.delete(session));
    },
    look() {
      closeSpare();
      for (const session of sessions) {
        session.silentLooks = isSilent(session) ? session.silentLooks + 1 : 0;
        session.bytesRead = bytesOf(session.client);
      }
      return [...sessions].some(({ silentLooks }) => silentLooks > 0 && silentLooks % looksInSilence === 0);
    },
    silent: () => silent().flatMap(({ client }) => pidOf(client) ?? []),
    close(pids) {
      const lost = silent().filter(({ client }) => pids.has(pidOf(client) ?? 0));
      for (const { client } of lost) close(client, "The database does not know the statement any more");
      return lost.length;
    },
    retire() {
      for (const session of sessions) session.isRetiring = true;
      closeSpare();
    },
  };
}

const isSilent = ({ client, bytesRead }: Session): boolean => isWaiting(client) && bytesOf(client) === bytesRead;

/** The library says it nowhere else. */
const isWaiting = (client: pg.Client): boolean => Boolean(Reflect.get(client, "_activeQuery"));

const isSpare = (client: pg.Client): boolean => !isWaiting(client) && client.getTransactionStatus() === "I";

/** The process id that PostgreSQL gave as its own; null when it gave none. */
export function pidOf(client: pg.Client): number | null {
  const pid: unknown = Reflect.get(client, "processID");
  return typeof pid === "number" ? pid : null;
}

function bytesOf({ connection: { stream } }: pg.Client): number {
  return stream instanceof Socket ? stream.bytesRead : 0;
}

function close({ connection }: pg.Client, reason: string): void {
  connection.stream.destroy(new Error(reason));
}
