import { buildAll, builds, ensureBuilt } from "./lib/builds.mjs";
import { ensureInstalled, main } from "./setup.mjs";

const names = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  const isBuilt = names.length > 0 ? await ensureBuilt(names.map(buildOf)) : await buildAll();
  return isBuilt ? 0 : 1;
});

function buildOf(name) {
  const found = builds[name];
  if (!found) throw new Error(`There is no build "${name}": ${Object.keys(builds).join(", ")}.`);
  return found;
}
