import { Socket } from "node:net";
import type { IncomingMessage } from "node:http";

export interface BodyRules {
  /** How long any body may take, while this process runs. */
  readonly graceMs: number;
  /** What must have arrived after that, for each second since the beginning. */
  readonly bytesPerSecond: number;
  /** Bodies of one address that may be on their way at once. */
  readonly perAddress: number;
}

export const usualBodies: BodyRules = { graceMs: 10_000, bytesPerSecond: 1000, perAddress: 100 };

export interface Bodies {
  /** Watches the body of a request until it has arrived, if it has one; `end` is called when it takes too long. */
  watch(request: IncomingMessage, address: string, end: () => void): void;
  close(): void;
}

interface Watched {
  readonly address: string;
  readonly socket: Socket;
  readonly startedAt: number;
  readonly bytesBefore: number;
  readonly end: () => void;
  readonly leave: () => void;
}

const lookMs = 1000;
const leaving = new WeakMap<IncomingMessage, () => void>();

/** Watches a body no more: whoever sends it is known, and has limits of their own. */
export const leaveBody = (request: IncomingMessage): void => leaving.get(request)?.();

/**
 * Ends requests whose body drips in, and the longest of an address that sends too many at once. Every body counts until
 * somebody has found out who sends it; one that is refused counts until it has arrived.
 */
export function openBodies(rules: BodyRules): Bodies {
  const open = new Map<IncomingMessage, Watched>();
  const byAddress = new Map<string, Set<IncomingMessage>>();
  const leave = (request: IncomingMessage): void => {
    const watched = open.get(request);
    if (watched === undefined) return;
    open.delete(request);
    watched.socket.off("close", watched.leave);
    const others = byAddress.get(watched.address);
    others?.delete(request);
    if (others?.size === 0) byAddress.delete(watched.address);
  };
  const cut = (request: IncomingMessage): void => {
    const watched = open.get(request);
    leave(request);
    watched?.end();
  };
  let lastLookAt = performance.now();
  let stalledMs = 0;
  const look = (): void => {
    const sinceMs = performance.now() - lastLookAt;
    lastLookAt += sinceMs;
    // This process stood still. What arrived meanwhile is still to be read, and a sender is not to blame.
    if (sinceMs > 2 * lookMs) {
      stalledMs += sinceMs;
      return;
    }
    const now = lastLookAt - stalledMs;
    for (const [request, { socket, startedAt, bytesBefore }] of open) {
      const ageMs = now - startedAt;
      // In the order in which they began.
      if (ageMs < rules.graceMs) return;
      if (request.complete) leave(request);
      else if (socket.bytesRead - bytesBefore < (rules.bytesPerSecond * ageMs) / 1000) cut(request);
    }
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    watch(request, address, end) {
      // Injected requests have no connection.
      const { socket } = request;
      if (!hasBody(request) || !(socket instanceof Socket)) return;
      const leaveNow = (): void => leave(request);
      const startedAt = performance.now() - stalledMs;
      open.set(request, { address, socket, startedAt, bytesBefore: socket.bytesRead, end, leave: leaveNow });
      const others = byAddress.get(address) ?? new Set();
      byAddress.set(address, others.add(request));
      leaving.set(request, leaveNow);
      request.once("close", leaveNow);
      // An answered request gets no event when its connection ends.
      socket.once("close", leaveNow);
      const [longest] = others;
      if (others.size > rules.perAddress && longest !== undefined) cut(longest);
    },
    close: () => clearInterval(timer),
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
