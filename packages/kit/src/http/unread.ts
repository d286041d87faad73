import type { Server, ServerResponse } from "node:http";

/** What may lie in this process of answers that their clients have not taken yet. */
export const usualUnreadBytes = 64_000_000;
/** Below this an answer fits into the buffers of the system. */
const largeBytes = 16_000;

export interface Unread {
  /** Counts what an answer to an address holds until its client has taken it; the last number counts. */
  hold(response: ServerResponse, address: string, bytes: number): void;
}

interface Held {
  readonly address: string;
  bytes: number;
}

const byServer = new WeakMap<Server, Unread>();

/** The count of a server; undefined where it has none. */
export const unreadOf = (server: Server): Unread | undefined => byServer.get(server);

/**
 * Keeps what clients leave unread within a limit: beyond it the oldest answers end of the address that holds most,
 * so that nobody can end the answers of others.
 */
export function openUnread(server: Server, mostBytes: number): Unread {
  const open = new Map<ServerResponse, Held>();
  let total = 0;
  const set = (held: Held, bytes: number): void => {
    total += bytes - held.bytes;
    held.bytes = bytes;
  };
  const leave = (response: ServerResponse): void => {
    const held = open.get(response);
    if (held) set(held, 0);
    open.delete(response);
  };
  /** Clients have taken some of it meanwhile. */
  const lookAgain = (): void => {
    for (const [response, held] of open)
      if (response.headersSent) set(held, Math.min(held.bytes, response.writableLength));
  };
  const evict = (): void => {
    lookAgain();
    const addresses = bytesByAddress(open.values());
    while (total > mostBytes) {
      const [most] = [...addresses].toSorted(([, a], [, b]) => b - a);
      if (most === undefined) return;
      const [address, bytes] = most;
      const oldest = oldestOf(open, address);
      if (oldest === undefined) addresses.delete(address);
      else {
        addresses.set(address, bytes - (open.get(oldest)?.bytes ?? 0));
        leave(oldest);
        oldest.destroy();
      }
    }
  };
  const unread: Unread = {
    hold(response, address, bytes) {
      const known = open.get(response);
      if (known) set(known, bytes);
      else {
        // A response that has closed does not say so again.
        if (bytes < largeBytes || response.closed) return;
        const held = { address, bytes: 0 };
        open.set(response, held);
        set(held, bytes);
        response.once("close", () => leave(response));
      }
      if (total > mostBytes) evict();
    },
  };
  byServer.set(server, unread);
  return unread;
}

function bytesByAddress(all: Iterable<Held>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { address, bytes } of all) sums.set(address, (sums.get(address) ?? 0) + bytes);
  return sums;
}

/** The answer of an address that lies there longest. */
function oldestOf(open: ReadonlyMap<ServerResponse, Held>, address: string): ServerResponse | undefined {
  for (const [response, held] of open)
    if (held.address === address && held.bytes > 0 && response.headersSent) return response;
  return undefined;
}
