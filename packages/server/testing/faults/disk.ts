import { execFile } from "node:child_process";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { hasCode } from "@treadclub/kit/postgres/processes";

/** A small disk of its own below a folder. */
export interface Disk {
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

const run = promisify(execFile);
const megabytes = 64;

/** Mounts a small disk in memory; null where the system does not let us. */
export async function openDisk(folder: string): Promise<Disk | null> {
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  } catch {
    return null;
  }
  const filler = join(folder, "filler");
  return {
    async fill() {
      const file = await open(filler, "a");
      try {
        // Others write meanwhile, so what is free is asked until nothing is.
        for (let left = await freeBytes(folder); left > 0; left = await freeBytes(folder))
          await file.write(Buffer.alloc(left));
      } catch (error) {
        if (!hasCode(error, "ENOSPC")) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    unmount: async () => void (await run("umount", ["-l", folder])),
  };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
