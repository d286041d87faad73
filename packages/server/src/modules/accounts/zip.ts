import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** How long a client may stall before we close the response. */
const silenceMs = 60_000;

export interface ZipWriter {
  /** Adds a file and waits until the receiver has taken what was written. `stored`: it is compressed already. */
  add(name: string, bytes: Uint8Array, options?: { stored?: boolean }): Promise<void>;
  end(): Promise<void>;
}

export class ReceiverDisconnected extends Error {
  override readonly name = "ReceiverDisconnected";
}

/** Writes a ZIP into an answer as it comes, a file at a time. Throws ReceiverDisconnected when they left or stood still. */
export function openZip(response: ServerResponse, idleMs: number = silenceMs): ZipWriter {
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (!response.destroyed) response.write(chunk);
  });
  const flushed = async (): Promise<void> => {
    if (failure) throw failure;
    if (response.destroyed) throw new ReceiverDisconnected("The receiver left");
    if (response.writableNeedDrain) await drained(response, idleMs);
  };
  return {
    async add(name, bytes, { stored = false } = {}) {
      const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(file);
      file.push(bytes, true);
      await flushed();
    },
    async end() {
      zip.end();
      await flushed();
      response.end();
    },
  };
}

async function drained(response: ServerResponse, idleMs: number): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => response.destroy(), idleMs);
  try {
    await Promise.race([
      once(response, "drain", { signal: stop.signal }),
      once(response, "close", { signal: stop.signal }),
    ]);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
  if (response.destroyed) throw new ReceiverDisconnected("The receiver left");
}
