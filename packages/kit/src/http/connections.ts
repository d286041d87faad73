import type { Socket } from "node:net";
import { proxyTest } from "./client-address.ts";
import { networkOf } from "./network.ts";

export interface ConnectionLimits {
  /** Open connections of one address; a proxy that is trusted has as many as it likes. */
  readonly perAddress: number;
  /** Open connections of everybody. */
  readonly total: number;
}

export const usualConnections: ConnectionLimits = { perAddress: 1000, total: 10_000 };

/** Counts connections and those that wait for a next request. */
export interface Connections {
  add(socket: Socket): void;
  markBusy(socket: Socket): void;
  markIdle(socket: Socket): void;
}

interface Group {
  readonly most: number;
  open: number;
  /** Those without a request, longest first. */
  readonly idle: Set<Socket>;
}

/** Keeps connections within limits: a new one takes the place of the one that has been idle longest, and is closed where none is. */
export function openConnections(limits: ConnectionLimits, trustProxy: boolean | string): Connections {
  const everybody: Group = { most: limits.total, open: 0, idle: new Set() };
  const addresses = new Map<string, Group>();
  const groupsOf = new WeakMap<Socket, readonly Group[]>();
  const isProxy = proxyTest(trustProxy);
  const groupAt = (address: string): Group => {
    const known = addresses.get(address);
    if (known !== undefined) return known;
    const fresh: Group = { most: limits.perAddress, open: 0, idle: new Set() };
    addresses.set(address, fresh);
    return fresh;
  };
  const remove = (socket: Socket): void => {
    for (const group of groupsOf.get(socket) ?? []) {
      group.open -= 1;
      group.idle.delete(socket);
    }
    groupsOf.delete(socket);
  };
  const evict = (group: Group): boolean => {
    if (group.open < group.most) return true;
    const [longest] = group.idle;
    if (longest === undefined) return false;
    remove(longest);
    longest.destroy();
    return true;
  };
  return {
    add(socket) {
      const { remoteAddress = "" } = socket;
      const address = networkOf(remoteAddress);
      const groups = isProxy(remoteAddress) ? [everybody] : [everybody, groupAt(address)];
      if (!groups.every(evict)) {
        socket.destroy();
        return;
      }
      groupsOf.set(socket, groups);
      for (const group of groups) {
        group.open += 1;
        group.idle.add(socket);
      }
      socket.once("close", () => {
        remove(socket);
        if (addresses.get(address)?.open === 0) addresses.delete(address);
      });
    },
    markBusy(socket) {
      for (const { idle } of groupsOf.get(socket) ?? []) idle.delete(socket);
    },
    markIdle(socket) {
      for (const { idle } of groupsOf.get(socket) ?? []) idle.add(socket);
    },
  };
}
