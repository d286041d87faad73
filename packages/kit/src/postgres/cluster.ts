import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { exists, giveTo, type Home } from "./home.ts";
import { atOurEnd } from "./processes.ts";

/** The environment for PostgreSQL's programs: theirs, not the user's. */
export const plainEnvironment = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

export const superuser = "treadclub";

/** Makes the database's files when there are none; answers the password of its owner. */
export async function ensureCluster(place: Home, binaries: Binaries, mode: "durable" | "test"): Promise<string> {
  const password = await ensurePassword(place);
  if (await exists(join(place.cluster, "PG_VERSION"))) {
    await refuseOtherVersion(place, binaries);
    return password;
  }
  await sweepUnfinished(place.home);
  const unfinished = join(place.home, `unfinished-${process.pid}`);
  const passwordFile = join(place.home, `unfinished-password-${process.pid}`);
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(place.user, passwordFile);
    await mkdir(unfinished, { mode: 0o700 });
    await giveTo(place.user, unfinished);
    await runInitdb(binaries, unfinished, passwordFile, place, mode);
    await rename(unfinished, place.cluster);
  } finally {
    await sweepUnfinished(place.home);
  }
  return password;
}

async function ensurePassword(place: Home): Promise<string> {
  const path = join(place.home, "password");
  const known = await readFile(path, "utf8").catch(() => undefined);
  if (known) return known.trim();
  if (await exists(place.cluster)) {
    throw new Error(
      `The database in ${place.home} has lost its password file (${path}). Put it back, or set DATA_DIR to a new folder.`,
    );
  }
  const password = randomBytes(24).toString("base64url");
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return password;
}

async function refuseOtherVersion(place: Home, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(place.cluster, "PG_VERSION"), "utf8")).trim();
  if (version === binaries.majorVersion) return;
  throw new Error(
    `The database in ${place.home} was made by PostgreSQL ${version}; this program brings ${binaries.majorVersion}. ` +
      "Start the earlier release and export the data, or set DATABASE_URL to a PostgreSQL that holds it.",
  );
}

async function sweepUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith("unfinished-")) await rm(join(home, name), { recursive: true, force: true });
  }
}

// Sorting and upper case come from PostgreSQL itself, so that they do not depend on what the machine has installed.
const initdbFlags = [
  `--username=${superuser}`,
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--auth=scram-sha-256",
  "--no-instructions",
];

async function runInitdb(
  binaries: Binaries,
  target: string,
  passwordFile: string,
  place: Home,
  mode: "durable" | "test",
): Promise<void> {
  const flags = [
    ...initdbFlags,
    `--pgdata=${target}`,
    `--pwfile=${passwordFile}`,
    ...(mode === "test" ? ["--no-sync"] : []),
  ];
  const child = spawn(binaries.initdb, flags, {
    ...place.user,
    cwd: "/",
    env: plainEnvironment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const callOff = atOurEnd(child.pid, "SIGTERM");
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(callOff);
  if (code !== 0) throw new Error(`The database could not be set up in ${place.home}:\n${output.trim()}`);
}
