import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where photos and logos lie. Keys are made by us: letters, digits, "-" and "/". */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Throws ENOENT-like errors when there is none. */
  get(key: string): Promise<Buffer>;
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
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, bytes, { flush: true });
      await rename(`${path}.part`, path);
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

