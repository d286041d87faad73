import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

const keepMs = 7 * 24 * 3_600_000;

/**
 * Moves a finished build into the folder that is served, scripts before the pages that name them, so that
 * no moment lacks a file. Assets of earlier builds stay for seven days after they were replaced: an open page
 * may still load its late parts. `stampName` is a file whose time is the start of a build; it comes last.
 */
export function takeOverBuild(fresh, served, stampName) {
  const stamp = statSync(join(fresh, stampName)).mtime;
  const before = statSync(join(served, stampName), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = filesIn(fresh);
  const old = existing(served).filter((name) => !names.includes(name));
  for (const name of names.toSorted((a, b) => rank(a) - rank(b))) {
    mkdirSync(dirname(join(served, name)), { recursive: true });
    renameSync(join(fresh, name), join(served, name));
  }
  for (const name of old) retire(join(served, name), isAsset(name), before, stamp);
  rmSync(fresh, { recursive: true, force: true });

  function rank(name) {
    if (isAsset(name)) return 0;
    if (name === stampName) return 3;
    return name.includes(".html") ? 2 : 1;
  }
}

/** The time of a file of the last build becomes the time when it was replaced; older ones carry theirs already. */
function retire(file, isKept, before, stamp) {
  const { mtimeMs } = statSync(file);
  const replaced = new Date(stamp.getTime() - 1000);
  if (isKept && mtimeMs >= before) utimesSync(file, replaced, replaced);
  else if (!isKept || mtimeMs < stamp.getTime() - keepMs) rmSync(file);
}

const isAsset = (name) => name.startsWith("assets/");
const existing = (folder) => (statSync(folder, { throwIfNoEntry: false }) ? filesIn(folder) : []);
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
