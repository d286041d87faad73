import { spawnSync } from "node:child_process";

/** The account the database runs as when we are root, which PostgreSQL refuses to be. */
export type DatabaseUser = { uid: number; gid: number };

const ownName = "treadclub";

/** The user `postgres` where there is one, else a system user of our own, else `nobody`. Undefined when we are not root. */
export function findDatabaseUser(): DatabaseUser | undefined {
  if (!isRoot()) return undefined;
  const user = lookUp("postgres") ?? lookUp(ownName) ?? createUser() ?? lookUp("nobody");
  if (user) return user;
  throw new Error(
    "PostgreSQL does not run as root, and no other user of this machine can be used. " +
      "Start the program as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
  );
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether `user` can enter this folder, asked of the system itself because modes alone do not tell. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  const answer = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" });
  return answer.status === 0;
}

function createUser(): DatabaseUser | undefined {
  spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", ownName], { stdio: "ignore" });
  // Looked up whatever the answer was: a copy that starts at the same time may have been faster.
  return lookUp(ownName);
}

function lookUp(name: string): DatabaseUser | undefined {
  const uid = askId("-u", name);
  const gid = askId("-g", name);
  return uid && gid ? { uid, gid } : undefined;
}

function askId(flag: string, name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}
