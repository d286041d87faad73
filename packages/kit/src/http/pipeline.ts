import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Connections } from "./connections.ts";

/** Requests of one connection that may wait for the answer to the first one. */
const mostWaiting = 15;
/** Requests that get no answer before the connection is closed at once: Node keeps each of them until it ends. */
const mostDropped = 48;

interface Line {
  /** Null: no request is being answered. */
  waiting: Exchange[] | null;
  dropped: number;
}
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: RequestListener;
}

/**
 * Makes listeners that answer the requests of one connection one after the other: the next one begins when the client
 * has taken the answer. Node hands over all requests that a packet holds at once, however many answers lie unread.
 * Where more than 16 lie there, the connection ends after the 16th answer; where far more do, at once.
 */
export function openLines(connections: Connections): (handle: RequestListener) => RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const fresh: Line = { waiting: null, dropped: 0 };
    lines.set(socket, fresh);
    return fresh;
  };
  const begin = (line: Line, { request, response, handle }: Exchange): void => {
    response.once("close", () => resume(line, request.socket));
    handle(request, response);
  };
  const resume = (line: Line, socket: Socket): void => {
    const next = socket.destroyed ? undefined : line.waiting?.shift();
    if (next !== undefined) {
      begin(line, next);
      return;
    }
    line.waiting = null;
    connections.markIdle(socket);
  };
  return (handle) => (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    // The rest of a packet is still read after the end of its connection.
    if (socket.destroyed) return;
    if (line.waiting === null && line.dropped === 0) {
      line.waiting = [];
      connections.markBusy(socket);
      begin(line, { request, response, handle });
    } else if (line.dropped === 0 && line.waiting !== null && line.waiting.length < mostWaiting)
      line.waiting.push({ request, response, handle });
    else drop(line, socket);
  };
}

function drop(line: Line, socket: Socket): void {
  const last = line.waiting?.at(-1);
  if (line.dropped === 0 && last !== undefined) last.response.shouldKeepAlive = false;
  line.dropped += 1;
  if (line.dropped > mostDropped) socket.destroy();
}
