import type { RawIo } from "./io.ts";

const beatMs = 20_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
  readonly closed: Promise<void>;
}

export interface Streams {
  open(io: RawIo): EventStream;
  /** Ends every stream, so that the server can stop; who listens comes back. */
  endAll(): void;
}

/** The streams of a process. */
export function openStreams(): Streams {
  const open = new Set<EventStream>();
  return {
    open(io) {
      const stream = openStream(io);
      open.add(stream);
      void stream.closed.then(() => open.delete(stream));
      return stream;
    },
    endAll() {
      for (const stream of open) stream.end();
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
    if (!response.writableEnded && !response.destroyed) response.write(text);
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
