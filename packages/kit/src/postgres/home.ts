import { createHash } from "node:crypto";
import { chmod, chown, mkdir, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { canEnter, findDatabaseUser, isRoot, type DatabaseUser } from "./database-user.ts";
import { hasCode } from "./processes.ts";

/** Where a database lies: `home` holds its `cluster`, its password and the marks of its starters. */
export type Home = { dataDir: string; home: string; cluster: string; user: DatabaseUser | undefined };

/** Used by root when the database's user cannot enter the data folder or the checkout. */
export const sharedFolder = "/var/lib/treadclub";

const pointerName = "database-location.txt";

/** Finds the home of this data folder's database, or makes an empty one. Once chosen, it stays. */
export async function settleHome(wantedDir: string, mode: "durable" | "test"): Promise<Home> {
  const dataDir = await prepareFolder(wantedDir);
  const inner = join(dataDir, "postgres");
  const known = (await readPointer(dataDir)) ?? ((await exists(inner)) ? inner : undefined);
  if (known) return homeAt(dataDir, known);
  const user = findDatabaseUser();
  await mkdir(inner, { recursive: true, mode: 0o755 });
  if (user && mode === "test") await chmod(dataDir, 0o711);
  if (!user || canEnter(user, inner)) return homeAt(dataDir, inner);
  await rm(inner, { recursive: true });
  return homeAt(dataDir, await makeOutside(dataDir));
}

async function prepareFolder(wantedDir: string): Promise<string> {
  try {
    await mkdir(wantedDir, { recursive: true });
    return await realpath(wantedDir);
  } catch (cause) {
    throw new Error(
      `The data folder ${wantedDir} cannot be made or opened. Set DATA_DIR to a folder you can write to.`,
      {
        cause,
      },
    );
  }
}

/** A cluster that exists keeps the user it belongs to, even if a better one has appeared on the machine since. */
async function homeAt(dataDir: string, home: string): Promise<Home> {
  const cluster = join(home, "cluster");
  await mkdir(home, { recursive: true });
  if (!isRoot()) return { dataDir, home, cluster, user: undefined };
  await chmod(home, 0o755);
  const owner = await stat(cluster).catch(() => undefined);
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findDatabaseUser();
  if (user && !canEnter(user, home)) {
    throw new Error(
      `The database's user (number ${user.uid}) can no longer enter ${home}. ` +
        "Give the folders above it the right to be entered (chmod o+x), or set DATA_DIR to another folder.",
    );
  }
  return { dataDir, home, cluster, user };
}

/** A data folder without a pointer is a new one: it never gets the database of a deleted folder of the same name. */
async function makeOutside(dataDir: string): Promise<string> {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  const home = await makeFirstFree(join(sharedFolder, hash));
  try {
    await writeFile(join(dataDir, pointerName), `${home}\n${pointerText}\n`, { flag: "wx" });
    return home;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    await rm(home, { recursive: true });
    return (await readPointer(dataDir)) ?? home;
  }
}

const pointerText =
  "The database of this data folder lies in the folder named above, because the user that the database\n" +
  "runs as cannot enter this one. The two belong together: move, copy and back up both.";

async function makeFirstFree(base: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const home = number === 1 ? base : `${base}-${number}`;
    try {
      await mkdir(home, { mode: 0o755 });
      return home;
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, pointerName), "utf8").catch(() => "");
  const [home] = text.split("\n");
  return home ? home : undefined;
}

/** Hands a file or folder to the database's user; does nothing when the database runs as ourselves. */
export async function giveTo(user: DatabaseUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
