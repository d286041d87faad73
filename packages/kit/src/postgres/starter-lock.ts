import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { hasCode, startMarkOf } from "./processes.ts";

const tries = 6;

/**
 * Makes this process the only one that starts or stops the database in `home`; answers the release.
 * Every contender leaves a file of its own and then looks round: files of ended processes are swept away,
 * another live one means to step back. So two may both step back and try again, but never both go on.
 */
export async function takeStarterLock(home: string, dataDir: string): Promise<() => Promise<void>> {
  const folder = join(home, "starters");
  await mkdir(folder, { recursive: true });
  const own = `${process.pid}.${startMarkOf(process.pid)}`;
  const path = join(folder, own);
  let other: string | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await leaveMark(path, dataDir);
    other = await liveOther(folder, own);
    if (other === undefined) return () => rm(path, { force: true });
    await rm(path, { force: true });
    await pause(30 + Math.random() * 90);
  }
  throw inUse(dataDir, other);
}

async function leaveMark(path: string, dataDir: string): Promise<void> {
  try {
    await writeFile(path, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (hasCode(error, "EEXIST")) throw inUse(dataDir, String(process.pid));
    throw error;
  }
}

async function liveOther(folder: string, own: string): Promise<string | undefined> {
  for (const name of await readdir(folder)) {
    if (name === own) continue;
    const [pid = "", mark] = name.split(".");
    if (startMarkOf(Number(pid)) === mark) return pid;
    await rm(join(folder, name), { force: true });
  }
  return undefined;
}

function inUse(dataDir: string, pid: string | undefined): Error {
  return new Error(
    `The data folder ${dataDir} is in use by another copy of this program (process ${pid}). ` +
      "Stop that one first, or give this one a folder of its own, for example DATA_DIR=./data2 npm start",
  );
}
