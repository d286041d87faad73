import { systemClock } from "@treadclub/kit/clock";
import { writeCtx } from "@treadclub/kit/ctx";
import { migrate } from "@treadclub/kit/db/migrate";
import { openDatabase, type Database } from "@treadclub/kit/db/open";
import type { Jobs } from "@treadclub/kit/jobs/job";
import { openEncryption, type Encryption } from "@treadclub/kit/encryption";
import { sharedSecret } from "@treadclub/kit/secrets";
import type { Logger } from "pino";
import { migrations, schema } from "#measurement/schema";
import { openKeyBook, type KeyBook } from "./book.ts";

/** Signs links and seals secrets: the configured one, else one that all processes find in the database. */
export const secretOf = (db: Database, given: string | null): Promise<string> =>
  sharedSecret(db.pool, "measurement", given ?? undefined);

export const encryptionOf = (secret: string): Encryption => openEncryption(secret, "measurement");

/** The keys of a service without the rest of it, beside one that runs or not. */
export async function openKeys(options: {
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly secret: string | null;
  readonly publicUrl: string;
  readonly webhooksToPrivate: boolean;
}): Promise<KeyBook & { close(): Promise<void> }> {
  const { databaseUrl: url, log, secret, publicUrl, webhooksToPrivate } = options;
  const db = openDatabase({ url, log, poolSize: 1, schema });
  await migrate(db.pool, migrations, schema);
  const actor = { kind: "job", name: "keys" } as const;
  const book = openKeyBook(
    (work) =>
      db.transaction((tx) =>
        work(writeCtx(tx, { actor, now: systemClock.now(), log, requestId: "keys", jobs: noJobs })),
      ),
    { db, encryption: encryptionOf(await secretOf(db, secret)), clock: systemClock, publicUrl, webhooksToPrivate },
  );
  return { ...book, close: () => db.close() };
}

const noQueue = (): never => {
  throw new Error("Keys need no jobs");
};
const noJobs: Jobs = {
  enqueue: noQueue,
  wake: noQueue,
  insert: noQueue,
  run: noQueue,
  work: noQueue,
  stop: async () => undefined,
};
