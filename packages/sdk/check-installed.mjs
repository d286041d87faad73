import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { parse } from "acorn";
import { build } from "vite";
import { npm, packedIn, parts } from "./pack.mjs";

const run = promisify(execFile);
const here = import.meta.dirname;
const modules = join(here, "../../node_modules");

/** Compilers of integrators: workspaces in tools/compilers, so that the command `tsc` stays ours. 7 no longer has `node10`. */
const compilers = [
  { name: "5.0", resolutions: ["bundler", "node16", "node10"] },
  { name: "5.4", resolutions: ["bundler", "node16", "node10"] },
  { name: "6", resolutions: ["bundler", "node16", "node10", "nodenext"] },
  { name: "ours", resolutions: ["bundler", "node16", "nodenext"] },
];

/** Compiled with one `moduleResolution` only: React's own types take long, and only `nodenext` lets `require` load a module. */
const alsoCompiled = { bundler: ["src/tyre-check.tsx", "src/element-in-react.tsx"], nodenext: ["src/legacy.cts"] };

/** What is wrong with the package in `folder` once its tarball is installed in an integrator's project. */
export async function checkInstalled(folder = join(here, "dist")) {
  const project = await mkdtemp(join(tmpdir(), "tread-sdk-"));
  try {
    const { version, tarball } = await packedIn(folder);
    await install(project, tarball);
    const problems = await Promise.all([
      compileAll(project),
      ...nodes().map((node) => findInNode(project, version, node)),
      findInBundle(project),
      findInScripts(join(project, "node_modules/@treadclub/tread-sdk")),
      findMissing(join(project, "node_modules/@treadclub/tread-sdk")),
      refuseSources(),
    ]);
    return problems.flat();
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

async function install(project, tarball) {
  await cp(join(here, "fixtures/integrator"), project, { recursive: true });
  const manifest = { name: "integrator", private: true, type: "module" };
  await writeFile(join(project, "package.json"), JSON.stringify(manifest));
  await npm(project, "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", tarball);
  for (const name of ["react", "react-dom", "scheduler", "@types"])
    await symlink(join(modules, name), join(project, "node_modules", name));
}

/** One after the other: each of them needs a processor of its own. */
async function compileAll(project) {
  const problems = [];
  for (const { name, resolutions } of compilers) {
    for (const resolution of resolutions) problems.push(await compile(project, name, resolution));
  }
  return problems.flat();
}

async function compile(project, name, moduleResolution) {
  const isNode = /^node(16|next)$/.test(moduleResolution);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipDefaultLibCheck: true,
    target: "es2020",
    lib: ["es2020", "dom"],
    types: [],
    jsx: "react-jsx",
    moduleResolution,
    module: isNode ? moduleResolution : "esnext",
    ...(name === "6" && !isNode && { ignoreDeprecations: "6.0" }),
  };
  const files = ["src/app.ts", ...(alsoCompiled[moduleResolution] ?? [])];
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const { resolve } = createRequire(
    join(here, name === "ours" ? "." : `../../tools/compilers/${name}`, "package.json"),
  );
  const tsc = join(resolve("typescript/package.json"), "../bin/tsc");
  return run(process.execPath, [tsc, "-p", project]).then(
    () => [],
    ({ stdout, message }) => [`TypeScript (${name}) with moduleResolution ${moduleResolution}: ${stdout || message}`],
  );
}

/** The Node that runs us, and the one that the machine has itself, which may be older: `npm start` needs Node 20 only. */
export function nodes() {
  // oxlint-disable-next-line node/no-process-env -- which Node the machine has
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const own = folders.map((folder) => join(folder, "node")).find((file) => existsSync(file));
  return [...new Set([process.execPath, ...(own === undefined ? [] : [own])])];
}

/** Both ways into a Node load every entry, know the version and begin a session. */
async function findInNode(project, version, node) {
  const entries = ["", ...parts.map((part) => `/${part}`)].map((path) => `@treadclub/tread-sdk${path}`);
  const begin = `
    globalThis.fetch = async () => Response.json({ session: { token: "ts_1" } });
    const begun = all[0].createSession("key", { apiBase: "https://service.example/" });
    begun.then((session) => console.log(all[0].sdkVersion, session.measurement_tokens[0].measurement_token));`;
  const ways = {
    import: `const all = await Promise.all(${JSON.stringify(entries)}.map((name) => import(name)));${begin}`,
    require: `const all = ${JSON.stringify(entries)}.map((name) => require(name));${begin}`,
  };
  const found = Object.entries(ways).map(async ([way, code]) => {
    const type = way === "import" ? "module" : "commonjs";
    const flags = ["--no-warnings", `--input-type=${type}`, "-e", code];
    const said = await run(node, flags, { cwd: project }).then(
      ({ stdout }) => stdout.trim(),
      ({ stderr, message }) => stderr || message,
    );
    return said === `${version} ts_1` ? [] : [`${node}, ${way}: ${said}`];
  });
  return (await Promise.all(found)).flat();
}

/** Vite finds every entry; what a page does not use stays out of its bundle. */
async function findInBundle(project) {
  const bundle = async (code) => {
    await writeFile(join(project, "src/part.js"), code);
    const { output } = await build({
      root: project,
      configFile: false,
      logLevel: "error",
      build: { write: false, rolldownOptions: { input: join(project, "src/part.js") } },
    });
    return output.map((chunk) => chunk.code ?? "").join("");
  };
  await build({ root: project, configFile: false, logLevel: "error", build: { outDir: "dist" } });
  const pure = ["", "/react", "/support", "/watch"].map((part) => `import "@treadclub/tread-sdk${part}";`);
  const nothing = await bundle(pure.join("\n"));
  await bundle('import "./main.tsx";');
  const element = await bundle('import "@treadclub/tread-sdk/element";');
  const part = await bundle(
    'import { getDataParameter } from "@treadclub/tread-sdk"; console.log(getDataParameter());',
  );
  return [
    ...(nothing.length < 1000 ? [] : ["Importing without a use leaves code in the bundle"]),
    ...(element.includes("tread-scan") ? [] : ["The element falls out of the bundle of a page that imports it"]),
    ...(part.includes("start_scanning") ? ["Reading the return data brings the launch into the bundle"] : []),
  ];
}

/** Each script parses as ES2020, which is older than Node 20 and the oldest browsers, and leads to sources that are there. */
async function findInScripts(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const found = names.map(async (name) => {
    const code = await readFile(join(folder, name), "utf8");
    const { sources, sourcesContent } = JSON.parse(await readFile(join(folder, `${name}.map`), "utf8"));
    const isWhole = sources.every((source, at) => /^src\/[\w-]+\.ts$/.test(source) && sourcesContent[at]);
    return [
      ...unparsed(name, code),
      ...(code.trimEnd().endsWith(`//# sourceMappingURL=${name}.map`) ? [] : [`${name} names no source map`]),
      ...(isWhole && sources.length > 0 ? [] : [`${name}.map is without its sources`]),
    ];
  });
  return (await Promise.all(found)).flat();
}

const papers = ["README.md", "LICENSE.md", "CHANGELOG.md", "tread-sdk.iife.js.sha384", "docs/ten-minutes.md"];

const findMissing = async (folder) =>
  papers.filter((name) => !existsSync(join(folder, name))).map((name) => `The tarball is without ${name}`);

/** Our own sources are TypeScript, which no Node loads from `node_modules`. */
const refuseSources = () =>
  npm(here, "pack", "--dry-run").then(
    () => ["npm pack in packages/sdk packs sources"],
    ({ stderr }) => (stderr.includes("npm run sdk:pack") ? [] : [`npm pack in packages/sdk: ${stderr}`]),
  );

function unparsed(name, code) {
  try {
    parse(code, { ecmaVersion: 2020, sourceType: name.includes("iife") ? "script" : "module" });
    return [];
  } catch (error) {
    return [`${name} is no ES2020: ${error.message}`];
  }
}

if (import.meta.main) {
  const problems = await checkInstalled();
  for (const problem of problems) console.error(problem);
  const versions = await Promise.all(nodes().map(async (node) => (await run(node, ["--version"])).stdout.trim()));
  if (problems.length === 0)
    console.log(`The tarball installs, compiles and bundles, and runs in Node ${versions.join(" and ")}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
