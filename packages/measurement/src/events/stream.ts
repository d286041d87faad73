import type { ReadCtx } from "@treadclub/kit/context";
import { isDatabaseAway } from "@treadclub/kit/db/away";
import { AppError } from "@treadclub/kit/errors";
import type { EventStream } from "@treadclub/kit/http/stream";
import type { RawIo } from "@treadclub/kit/http/io";
import { sessionChannel } from "#measurement/changed";
import type { Deps } from "#measurement/deps";
import { lookEveryMs } from "#measurement/remote/port";
import type { WholeSession } from "#measurement/rows";
import { readSessions, type ReadError } from "#measurement/sessions/read";
import { resultsOf } from "#measurement/sessions/results";
import { endedStates } from "#measurement/states";
import { keyNews, openNews, type News } from "./news.ts";

/** A lost connection between processes may swallow news, so it is looked without them now and then. */
const lookMs = 30_000;
/** The longest that a timer is set for. */
const longestMs = 24 * 3_600_000;

export type StreamDeps = Pick<
  Deps,
  "bus" | "clock" | "limits" | "log" | "publicUrl" | "secret" | "imageBase" | "streams" | "remote"
>;
type StreamCtx = Pick<ReadCtx<ReadError>, "db" | "fail">;
type EndReason = "ended" | "expired" | "refused" | "failed";

/**
 * Streams the results of a session: at once and after every change, until all its measurements have ended, the token that
 * asked has, or its key is revoked. Errors before the first event: those of the results call.
 */
export async function streamResults(ctx: StreamCtx, deps: StreamDeps, io: RawIo, token: string): Promise<void> {
  const read = async (): Promise<WholeSession> => {
    const [whole] = await readSessions({ ...ctx, now: deps.clock.now() }, deps, io, [token]);
    if (whole === undefined) throw ctx.fail("NOT_FOUND");
    return whole;
  };
  const news = openNews();
  const first = await read();
  const { session, key } = first;
  const unhear = [
    deps.bus.hear(sessionChannel, (payload) => {
      if (payload === String(session.id) || payload === keyNews(key.id)) news.come();
    }),
    deps.bus.onMissed(() => news.come()),
  ];
  // What changed between the reading and the hearing was told to nobody.
  news.come();
  const stream = deps.streams.open(io, session.id);
  void stream.closed.then(() => news.come());
  const { remote } = deps;
  const looking =
    remote === null || session.remoteToken === null ? null : setInterval(() => remote.look(session.id), lookEveryMs);
  try {
    const reason = await follow(deps, { stream, news, first, read });
    if (reason !== null) stream.send("end", { reason });
  } finally {
    if (looking !== null) clearInterval(looking);
    for (const stop of unhear) stop();
    stream.end();
  }
}

interface Followed {
  readonly stream: EventStream;
  readonly news: News;
  readonly first: WholeSession;
  readonly read: () => Promise<WholeSession>;
}

/** Null: whoever listened has left. */
async function follow(deps: StreamDeps, { stream, news, first, read }: Followed): Promise<EndReason | null> {
  let isOpen = true;
  void stream.closed.then(() => (isOpen = false));
  let whole = first;
  let shown = "";
  for (;;) {
    const now = deps.clock.now();
    const results = resultsOf(deps, now, whole);
    const text = JSON.stringify({ ...results, measurements: results.measurements.map(withoutLinks) });
    if (text !== shown) stream.send("results", results);
    shown = text;
    if (results.measurements.every(({ status }) => endedStates.includes(status))) return "ended";
    const left = whole.session.expiresAt.getTime() - now.getTime();
    await news.next(left > 0 ? Math.min(lookMs, left + 1, longestMs) : lookMs);
    if (!isOpen) return null;
    try {
      whole = await read();
    } catch (error) {
      // It is read again with the next news, which come when the database is back.
      if (!isDatabaseAway(error)) return endOf(error, deps);
    }
  }
}

/** Links are re-signed over time; a new one is no change. */
const withoutLinks = ({ images, ...rest }: ReturnType<typeof resultsOf>["measurements"][number]) => ({
  ...rest,
  images: images.length,
});

function endOf(error: unknown, { log }: StreamDeps): EndReason {
  if (error instanceof AppError) return error.code === "TOKEN_EXPIRED" ? "expired" : "refused";
  log.warn({ error: String(error) }, "an event stream could not read its session");
  return "failed";
}
