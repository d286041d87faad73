import { randomUUID } from "node:crypto";
import type { TestClock } from "@treadclub/kit/clock";
import { writeCtx } from "@treadclub/kit/ctx";
import type { Database } from "@treadclub/kit/db/open";
import type { FileStore } from "@treadclub/kit/files/store";
import { photoKey } from "@treadclub/kit/files/photos";
import { photos, uploads } from "@treadclub/kit/tables";
import { addDays, londonDay } from "@treadclub/rules";
import type { App } from "#server/app";
import { signToken } from "#modules/identity";
import { openCaller, type Caller } from "#testing/call";
import { openFactories, type Factories } from "#testing/factories/index";
import type { SignedIn } from "#testing/factories/people";
import { openMeasuring, type Measuring } from "#testing/measuring";
import type { JobName } from "@treadclub/kit/jobs/names";
import { runQueued } from "#testing/queued";
import { tyrePicture } from "#testing/tyre-picture";

export interface Depths {
  readonly inner_mm: number;
  readonly middle_mm: number;
  readonly outer_mm: number;
}

export interface Stage {
  readonly make: Factories;
  readonly clock: TestClock;
  /** Calls the platform as a user, at the time of the scenario. */
  as(who: SignedIn): Promise<Caller>;
  /** Sets the scenario's time: so many days before now, at an hour. */
  daysAgo(days: number, hour?: number): void;
  /** Runs a job at the time of the scenario. */
  runJob(name: JobName): Promise<void>;
  /** Runs what waits in the queue under these names. */
  runQueued(names: readonly JobName[]): Promise<void>;
  /** Scans through the measurement service, as phones do. */
  readonly measuring: Measuring;
  /** An uploaded photo of a tyre that is as deep as the numbers. */
  photo(who: SignedIn, depths: Depths, seed: number): Promise<string>;
}

/** What the demo world is played on: a platform whose clock can be set. */
export function openStage(parts: {
  app: App;
  db: Database;
  clock: TestClock;
  store: FileStore;
  dataDir: string;
}): Stage {
  const { app, db, clock, store } = parts;
  const startedAt = clock.now();
  const run: Parameters<typeof openFactories>[0]["run"] = (work, actor = { kind: "job", name: "demo" }) =>
    db.transaction((tx) =>
      work(writeCtx(tx, { actor, now: clock.now(), log: app.http.log, requestId: "demo", jobs: app.jobs })),
    );
  return {
    make: openFactories({ run, secret: app.secret, clock }),
    clock,
    as: async (who) =>
      openCaller(
        app.http,
        await signToken(
          app.secret,
          { userId: who.id, sessionId: who.actor.sessionId, actingAdminId: null },
          clock.now(),
        ),
      ),
    daysAgo: (days, hour = 10) => {
      const at = new Date(startedAt.getTime() - days * 24 * 3_600_000);
      if (days > 0) at.setUTCHours(hour, 15, 0, 0);
      clock.set(at);
    },
    runJob: (name) => app.jobs.run(name),
    runQueued: async (names) => void (await runQueued({ db, jobs: app.jobs, schema: "pgboss" }, names)),
    measuring: openMeasuring(parts),
    async photo(who, depths, seed) {
      const bytes = await tyrePicture({
        innerMm: depths.inner_mm,
        middleMm: depths.middle_mm,
        outerMm: depths.outer_mm,
        seed,
      });
      const [id, photoId] = [randomUUID(), randomUUID()];
      await store.put(photoKey(photoId), bytes);
      await run(async (ctx) => {
        await ctx.db
          .insert(photos)
          .values({ id: photoId, userId: who.id, width: 1200, height: 900, bytes: bytes.length, createdAt: ctx.now });
        await ctx.db
          .insert(uploads)
          .values({ id, userId: who.id, state: "ready", photoId, createdAt: ctx.now, finishedAt: ctx.now });
      });
      return id;
    },
  };
}

/** A day so many days from the scenario's now, for inputs of drivers. */
export const dayFrom = (stage: Stage, days: number): string => addDays(londonDay(stage.clock.now()), days);
