import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Connections } from "./connections.ts";

/** Requests of one connection that may wait for the answer to the first one. */
const mostWaiting = 15;

interface Line {
  /** Null: no request is being answered. */
  waiting: Exchange[] | null;
  isFull: boolean;
}
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Answers the requests of one connection one after the other: the next one begins when the client has taken the answer.
 * Node hands over all requests that a packet holds at once, however many answers lie unread. Beyond 16 the connection
 * ends after the last answer.
 */
export function inTurn(handle: RequestListener, connections: Connections): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const fresh: Line = { waiting: null, isFull: false };
    lines.set(socket, fresh);
    return fresh;
  };
  const begin = (line: Line, { request, response }: Exchange): void => {
    response.once("close", () => goOn(line, request.socket));
    handle(request, response);
  };
  const goOn = (line: Line, socket: Socket): void => {
    const next = socket.destroyed ? undefined : line.waiting?.shift();
    if (next !== undefined) {
      begin(line, next);
      return;
    }
    line.waiting = null;
    connections.markIdle(socket);
  };
  return (request, response) => {
    const { socket } = request;
    const line = lineOf(socket);
    if (line.isFull) return;
    if (line.waiting === null) {
      line.waiting = [];
      connections.markBusy(socket);
      begin(line, { request, response });
      return;
    }
    line.waiting.push({ request, response });
    if (line.waiting.length < mostWaiting) return;
    line.isFull = true;
    response.shouldKeepAlive = false;
    socket.pause();
  };
}
