import type { Clock } from "@treadclub/kit/clock";
import type { ReadCtx } from "@treadclub/kit/context";
import type { RawIo } from "@treadclub/kit/http/io";
import type { Streams } from "@treadclub/kit/http/stream";
import { hearUser, type Bus } from "@treadclub/kit/live";
import { sessionChannel, sessions, signedInUser, stillOpen } from "#modules/identity";
import { and, eq } from "drizzle-orm";

export interface LiveDeps {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly streams: Streams;
}

/** A lost connection between processes may swallow the news of a sign-out, so it is asked for now and then. */
const lookMs = 30_000;

/** Streams what changes for the signed-in user until they leave or the sign-in ends. */
export async function streamChanges(ctx: ReadCtx, { clock, bus, streams }: LiveDeps, io: RawIo): Promise<void> {
  const userId = signedInUser(ctx);
  const stream = streams.open(io, userId);
  const endIfOver = async (): Promise<void> => {
    if (!(await sessionLasts(ctx, clock.now()))) stream.end();
  };
  const check = (): void => {
    endIfOver().catch(() => stream.end());
  };
  const unhear = [
    hearUser(bus, userId, (change) => stream.send("change", change)),
    bus.hear(sessionChannel, (ended) => {
      if (ended === String(userId)) check();
    }),
  ];
  const timer = setInterval(check, lookMs);
  // It may have ended between the gate and the first hearing.
  check();
  await stream.closed;
  clearInterval(timer);
  for (const stop of unhear) stop();
}

async function sessionLasts(ctx: ReadCtx, now: Date): Promise<boolean> {
  if (ctx.actor.kind !== "user") return false;
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, ctx.actor.sessionId), stillOpen(now)));
  return rows.length > 0;
}
