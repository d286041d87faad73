import { join } from "node:path";
import { compressFolder } from "../../packages/web/compress.mjs";
import { inRoot, root } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { staleBuild } from "./stale-build.mjs";

const inSource = (...names) => names.map((name) => `packages/${name}/src`);
/** Below the package, so that what is built there finds its dependencies. */
const freshOf = (name) => inRoot("packages", name, "node_modules/.dist-next");

const web = staleBuild({
  name: "web",
  top: root,
  sources: [
    "package-lock.json",
    ...["index.html", "vite.config.ts", "prerender.mjs", "service-worker.mjs", "public"].map(
      (name) => `packages/web/${name}`,
    ),
    ...inSource("web", "contract", "rules", "texts", "capture", "sdk"),
  ],
  dist: inRoot("packages/web/dist"),
  fresh: freshOf("web"),
  make: makeWeb,
});

const scanner = staleBuild({
  name: "scanner",
  top: root,
  sources: [
    "package-lock.json",
    "packages/scanner",
    "packages/web/src/styles",
    "packages/web/compress.mjs",
    ...inSource("contract", "rules", "texts", "capture"),
  ],
  dist: inRoot("packages/scanner/dist"),
  fresh: freshOf("scanner"),
  make: (fresh) => makeCompressed("scanner", "buildScanner", fresh),
});

const reference = staleBuild({
  name: "reference",
  top: root,
  sources: [
    "package-lock.json",
    ...["build.mjs", "index.html", "src"].map((name) => `packages/reference/${name}`),
    "packages/web/compress.mjs",
  ],
  dist: inRoot("packages/reference/dist"),
  fresh: freshOf("reference"),
  make: (fresh) => makeCompressed("reference", "buildReference", fresh),
});

const sdk = staleBuild({
  name: "sdk",
  top: root,
  sources: [
    "package-lock.json",
    "packages/web/compress.mjs",
    ...["package.json", "build.mjs", "pack.mjs", "tsconfig.build.json"].map((name) => `packages/sdk/${name}`),
    ...["README.md", "CHANGELOG.md", "LICENSE.md", "docs", "src"].map((name) => `packages/sdk/${name}`),
  ],
  dist: inRoot("packages/sdk/dist"),
  fresh: freshOf("sdk"),
  make: (fresh) => makeCompressed("sdk", "buildSdk", fresh),
});

const server = staleBuild({
  name: "server",
  top: root,
  sources: [
    "package-lock.json",
    "packages/server/build.mjs",
    ...inSource("server", "measurement", "kit", "contract", "rules", "texts"),
    // The demo world is made with what the tests make theirs with.
    "packages/server/testing",
  ],
  dist: inRoot("packages/server/dist"),
  fresh: freshOf("server"),
  make: (fresh) => runBuilder("server", "buildServer", fresh),
});

export const builds = { web, scanner, reference, sdk, server };

/** Builds what is stale; answers true when all of it is there. What went wrong is printed. */
export async function ensureBuilt(wanted = Object.values(builds)) {
  const stale = wanted.filter((one) => one.isStale());
  if (stale.length > 0) console.log(`Building: ${stale.map(({ name }) => name).join(", ")}.`);
  return allWell(await Promise.all(stale.map((one) => one.buildIfStale())));
}

/** Builds all of it, stale or not. */
export async function buildAll() {
  return allWell(await Promise.all(Object.values(builds).map((one) => one.build())));
}

function allWell(outcomes) {
  for (const { code, output } of outcomes) if (code !== 0) console.error(output);
  return outcomes.every(({ code }) => code === 0);
}

/** The pages, and those prerendered that have to be readable before any script runs. */
async function makeWeb(fresh) {
  const cwd = inRoot("packages/web");
  const built = await runQuietly("vite", ["build", "--logLevel", "warn", "--outDir", fresh, "--emptyOutDir"], { cwd });
  if (built.code !== 0) return built;
  const rendered = await runQuietly("node", ["prerender.mjs", fresh], { cwd });
  return { code: rendered.code, output: built.output + rendered.output };
}

/** A page of its own, with its files compressed once. */
async function makeCompressed(name, builder, fresh) {
  const built = await runBuilder(name, builder, fresh);
  if (built.code === 0) compressFolder(fresh);
  return built;
}

/** In a process of its own, so that it may say what it likes and keeps nothing of ours. */
function runBuilder(name, builder, fresh) {
  const cwd = inRoot("packages", name);
  return runQuietly("node", [inRoot("tools/lib/run-builder.mjs"), join(cwd, "build.mjs"), builder, fresh], { cwd });
}
