import { statSync, watch } from "node:fs";
import { ensureBuilt } from "./builds.mjs";

const quietMs = 300;

/** Builds anew a moment after a source was changed; answers the function that ends the watching. */
export function buildAgainWhenChanged(builds) {
  let timer;
  const soon = (_event, name) => {
    if (/(^|\/)(node_modules|dist)\//.test(String(name))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ensureBuilt(builds), quietMs);
  };
  const folders = new Set(builds.flatMap(({ sources }) => sources).filter(isFolder));
  const watchers = [...folders].map((folder) => watch(folder, { recursive: true }, soon));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
