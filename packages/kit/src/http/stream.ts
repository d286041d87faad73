import type { RawIo } from "./io.ts";

const beatMs = 20_000;
/** What may wait for a listener who does not read; whoever comes back gets it anew. */
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
  const open = new Map<EventStream, number>();
  return {
    open(io, ownerId) {
      const [oldest, ...others] = [...open].filter(([, owner]) => owner === ownerId);
      if (oldest && others.length + 1 >= mostOfOwner) oldest[0].end();
      const stream = openStream(io);
      open.set(stream, ownerId);
      void stream.closed.then(() => open.delete(stream));
      return stream;
    },
    endAll() {
      for (const stream of open.keys()) stream.end();
    },
  };
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
    else response.write(text);
  };
  write("retry: 3000\n\n");
  const beat = setInterval(() => write(": \n\n"), beatMs);
  const closed = new Promise<void>((resolve) =>
    response.once("close", () => {
      clearInterval(beat);
      resolve();
    }),
  );
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      response.end();
    },
    closed,
  };
}
