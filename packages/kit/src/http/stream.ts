import type { ServerResponse } from "node:http";
import type { RawIo } from "./io.ts";

const beatMs = 20_000;
/** Most bytes buffered for a client that does not read; a reconnecting one starts afresh. */
const mostUnreadBytes = 1_000_000;
/** More than anybody has windows; each costs a look at the database now and then. */
const usualMost = 30;

export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
  readonly closed: Promise<void>;
}

export interface Streams {
  /** One more stream of an owner, by id (a user, a session); beyond so many their oldest ends. */
  open(io: RawIo, ownerId: number): EventStream;
  /** Ends every stream, so that the server can stop; who listens comes back. */
  endAll(): void;
}

/** The streams of a process, at most so many of one owner. */
export function openStreams(mostOfOwner = usualMost): Streams {
  const open = new Map<ServerResponse, number>();
  return {
    open(io, ownerId) {
      const [oldest, ...others] = [...open].filter(([, owner]) => owner === ownerId);
      if (oldest && others.length + 1 >= mostOfOwner) {
        open.delete(oldest[0]);
        endNow(oldest[0]);
      }
      const stream = openStream(io);
      open.set(io.response, ownerId);
      void stream.closed.then(() => open.delete(io.response));
      return stream;
    },
    endAll() {
      for (const response of open.keys()) endNow(response);
    },
  };
}

/** A client that has not read the stream so far would not read its end either. */
function endNow(response: ServerResponse): void {
  if (response.writableLength > 0) response.destroy();
  else response.end();
}

/** Turns an answer into a text/event-stream with a heartbeat. */
function openStream(io: RawIo): EventStream {
  io.takeOver();
  const { response } = io;
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  // What comes after the end, or after the other side left, must not throw.
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > mostUnreadBytes) response.destroy();
    else {
      response.write(text);
      io.countUnread();
    }
  };
  write("retry: 3000\n\n");
  const beat = setInterval(() => write(": \n\n"), beatMs);
  const closed = closeOf(response).then(() => clearInterval(beat));
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      response.end();
    },
    closed,
  };
}

/** The other side may have left before the stream was opened. */
const closeOf = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once("close", resolve);
  });
