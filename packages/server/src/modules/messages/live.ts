import { isAdmin } from "@treadclub/contract";
import type { Clock } from "@treadclub/kit/clock";
import type { ReadCtx } from "@treadclub/kit/context";
import { isDatabaseAway } from "@treadclub/kit/db/away";
import { orNull } from "@treadclub/kit/db/decode";
import type { RawIo } from "@treadclub/kit/http/io";
import type { Streams } from "@treadclub/kit/http/stream";
import { hearLive, type Bus, type LiveViewer } from "@treadclub/kit/live";
import { sessionChannel, sessions, signedInUser, stillOpen, userRoles } from "#modules/identity";
import { memberUsers } from "#modules/members";
import { and, eq, sql } from "drizzle-orm";

export interface LiveDeps {
  readonly clock: Clock;
  readonly bus: Bus;
  readonly streams: Streams;
}

/** A lost connection between processes may swallow the news of a sign-out, so it is asked for now and then. */
const lookMs = 30_000;
/** Everybody looks again after an outage, but not in the same moment. */
const spreadMs = 2_000;

/** Streams what changes for the signed-in user until they leave or the sign-in ends. */
export async function streamChanges(ctx: ReadCtx, { clock, bus, streams }: LiveDeps, io: RawIo): Promise<void> {
  const userId = signedInUser(ctx);
  const stream = streams.open(io, userId);
  let viewer: LiveViewer = {
    userId,
    memberId: ctx.actor.kind === "user" ? ctx.actor.memberId : null,
    isAdmin: isAdmin(ctx.actor),
  };
  const look = async (): Promise<void> => {
    const now = await viewerOf(ctx, clock.now());
    if (now === null) stream.end();
    else viewer = { userId, ...now };
  };
  const check = (): void => {
    look().catch((error: unknown) => {
      if (!isDatabaseAway(error)) stream.end();
    });
  };
  let catchingUp: NodeJS.Timeout | undefined;
  const unhear = [
    hearLive(
      bus,
      () => viewer,
      (change) => stream.send("change", change),
    ),
    bus.hear(sessionChannel, (changed) => {
      if (changed === String(userId)) check();
    }),
    bus.onMissed(() => {
      catchingUp ??= setTimeout(() => {
        catchingUp = undefined;
        check();
        stream.send("change", { topic: "*", id: null });
      }, Math.random() * spreadMs);
    }),
  ];
  const timer = setInterval(check, lookMs);
  // It may have ended between the gate and the first hearing.
  check();
  await stream.closed;
  clearInterval(timer);
  clearTimeout(catchingUp);
  for (const stop of unhear) stop();
}

/** What the user of a sign-in may see now; null when the sign-in has ended. */
async function viewerOf(ctx: ReadCtx, now: Date): Promise<Omit<LiveViewer, "userId"> | null> {
  if (ctx.actor.kind !== "user") return null;
  const [row] = await ctx.db
    .select({
      memberId: orNull(memberUsers.memberId),
      isAdmin: sql<boolean>`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${sessions.userId} and ${userRoles.role} in ('admin', 'super_admin'))`,
    })
    .from(sessions)
    .leftJoin(memberUsers, eq(memberUsers.userId, sessions.userId))
    .where(and(eq(sessions.id, ctx.actor.sessionId), stillOpen(now)));
  return row ?? null;
}
