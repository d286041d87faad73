import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore as TusStore } from "@tus/file-store";
import { eq, inArray, lt } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { uploads } from "../tables.ts";
import { dropUpload } from "./upload-rows.ts";

const lifeMs = 24 * 3_600_000;
const batchSize = 1000;

export interface SweepOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly folder: string;
}

/** Deletes uploads a day after they began: abandoned ones with their photo, used ones without. Returns the number deleted. */
export async function sweepUploads({ db, clock, folder }: SweepOptions, tusStore: TusStore): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - lifeMs);
  const old = await db.read
    .select({ id: uploads.id, state: uploads.state })
    .from(uploads)
    .where(lt(uploads.createdAt, before))
    .orderBy(uploads.createdAt)
    .limit(batchSize);
  for (const { id } of old) {
    await removeFile(tusStore, id);
    await db.transaction(async (tx) => {
      if (!(await dropUpload(tx, id, now))) await tx.delete(uploads).where(eq(uploads.id, id));
    });
  }
  return old.length + (await sweepStrays(db, tusStore, folder, before));
}

/** Files that no row knows: a process died between the two. */
async function sweepStrays(db: Database, tusStore: TusStore, folder: string, before: Date): Promise<number> {
  const ids = (await readdir(folder)).filter((name) => !name.includes("."));
  const old: string[] = [];
  for (const id of ids) if (await isOlder(join(folder, id), before)) old.push(id);
  const some = old.slice(0, batchSize);
  const known =
    some.length === 0 ? [] : await db.read.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, some));
  const strays = some.filter((id) => !known.some((row) => row.id === id));
  for (const id of strays) await removeFile(tusStore, id);
  return strays.length;
}

const isOlder = (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );

const removeFile = (tusStore: TusStore, id: string): Promise<void> => tusStore.remove(id).catch(() => undefined);
