import { systemClock } from "@treadclub/kit/clock";
import { writeCtx } from "@treadclub/kit/ctx";
import { openDatabase } from "@treadclub/kit/db/open";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { openLog } from "@treadclub/kit/log";
import { sharedSecret } from "@treadclub/kit/secrets";
import { openFactories, type Factories } from "#testing/factories/index";

/** Makes people in the database of a running server; they are signed in there. */
export async function makePeople<T>(databaseUrl: string, work: (make: Factories) => Promise<T>): Promise<T> {
  const log = openLog({ level: "silent" });
  const db = openDatabase({ url: databaseUrl, log, poolSize: 2 });
  const clock = systemClock;
  try {
    const secret = await sharedSecret(db.pool, "token");
    return await work(
      openFactories({
        secret,
        clock,
        run: (step, actor = { kind: "job", name: "test" }) =>
          db.transaction((tx) => step(writeCtx(tx, { actor, now: clock.now(), log, requestId: "test", jobs: noJobs }))),
      }),
    );
  } finally {
    await db.close();
  }
}

const refused = (): never => {
  throw new Error("People are made without jobs.");
};
const noJobs: Jobs = {
  enqueue: refused,
  wake: refused,
  insert: refused,
  run: refused,
  work: refused,
  stop: refused,
};
