import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { HttpOptions } from "./app.ts";
import { ioOf } from "./io.ts";
import { getOf, openTestHttp } from "./raw-client.ts";
import { openStreams } from "./stream.ts";

/** Streams that are filled until their listener, who does not read, holds half a megabyte of this process. */
async function openFilled(options: Partial<HttpOptions>, mostOfOwner: number) {
  const streams = openStreams(mostOfOwner);
  const ended: number[] = [];
  let filled = 0;
  const test = await openTestHttp(options, (http) =>
    http.get<{ Params: { n: string } }>("/streams/:n", async (request, reply) => {
      const stream = streams.open(ioOf(request, reply, false), 1);
      void stream.closed.then(() => ended.push(Number(request.params.n)));
      while (reply.raw.writableLength < 500_000 && !reply.raw.destroyed) {
        stream.send("change", "x".repeat(100_000));
        await pause(2);
      }
      filled += 1;
    }),
  );
  return {
    ended,
    async open(n: number): Promise<void> {
      await test.send(getOf(`/streams/${n}`), { reads: false });
      await expect.poll(() => filled).toBe(n);
    },
  };
}

it("streams that nobody reads count with the answers that lie unread", async () => {
  const { ended, open } = await openFilled({ unreadBytes: 1_300_000 }, 30);
  for (const n of [1, 2]) await open(n);
  expect(ended).toEqual([]);
  await open(3);
  await expect.poll(() => ended).toEqual([1]);
});

it("a stream too many of an owner ends the oldest, read or not", async () => {
  const { ended, open } = await openFilled({}, 2);
  for (const n of [1, 2, 3, 4]) await open(n);
  await expect.poll(() => ended).toEqual([1, 2]);
});

it("a stream whose listener left before it was opened is closed", async () => {
  const streams = openStreams();
  let isClosed = false;
  const { send } = await openTestHttp({}, (http) =>
    http.get("/late", async (request, reply) => {
      await new Promise((resolve) => reply.raw.once("close", resolve));
      await streams.open(ioOf(request, reply, false), 1).closed;
      isClosed = true;
    }),
  );
  const heard = await send(getOf("/late"));
  await pause(50);
  heard.socket.destroy();
  await expect.poll(() => isClosed).toBe(true);
});
