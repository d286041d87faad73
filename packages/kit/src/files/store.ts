import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";

/** Where photos and logos lie. Keys are made by us: letters, digits, "-" and "/". */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** The embedded default: a folder. A file appears whole or not at all. */
export function openFolderStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^[\w/-]+$/.test(key)) throw new Error("A file key has letters, digits, - and / only");
    return join(root, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, path);
      } catch (error) {
        // On a full disk each try would leave another one behind.
        await rm(part, { force: true });
        throw error;
      }
    },
    get: async (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
