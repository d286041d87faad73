import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";

const here = import.meta.dirname;
const tsc = join(here, "../../node_modules/.bin/tsc");
const run = promisify(execFile);

/** Fills `folder` with the package as it is published: ESM, one file for script tags with its hash, types, documents. */
export async function buildSdk(folder = join(here, "dist")) {
  await bundle(folder, {
    emptyOutDir: true,
    lib: {
      entry: "src/index.ts",
      name: "TreadSDK",
      formats: ["es", "iife"],
      fileName: (format) => (format === "es" ? "tread-sdk.js" : "tread-sdk.iife.js"),
    },
  });
  // A part of its own beside the SDK, whose errors it shares.
  await bundle(folder, {
    emptyOutDir: false,
    lib: { entry: "src/watch.ts", formats: ["es"], fileName: () => "tread-sdk-watch.js" },
    external: /\/index\.ts$/,
    paths: () => "./tread-sdk.js",
  });
  await Promise.all([declareTypes(join(folder, "types")), describe(folder)]);
}

async function bundle(folder, { emptyOutDir, lib, external = [], paths = {} }) {
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir,
      target: ["es2020", "safari15"],
      minify: true,
      lib,
      rolldownOptions: {
        external,
        optimization: { inlineConst: { mode: "all" } },
        output: {
          paths,
          minify: true,
          comments: { annotation: false, jsdoc: false, legal: false },
          generatedCode: { symbols: false },
        },
      },
    },
  });
}

/** The compiler leaves `.ts` in the imports of declarations; readers of the package look for `.js`. */
async function declareTypes(folder) {
  const flags = ["--noEmit", "false", "--emitDeclarationOnly", "--declaration", "--rewriteRelativeImportExtensions"];
  await run(process.execPath, [tsc, "-p", join(here, "tsconfig.build.json"), ...flags, "--outDir", folder]);
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), "utf8");
    await writeFile(join(folder, name), text.replace(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'));
  }
}

async function describe(folder) {
  const script = await readFile(join(folder, "tread-sdk.iife.js"));
  const integrity = `sha384-${createHash("sha384").update(script).digest("base64")}`;
  await mkdir(join(folder, "docs"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "package.json"), `${JSON.stringify(await manifest(), null, 2)}\n`),
    writeFile(join(folder, "tread-sdk.iife.js.sha384"), `${integrity}\n`),
    writeFile(join(folder, "README.md"), (await readme()).replaceAll("sha384-…", integrity)),
    copyFile(join(here, "LICENSE.md"), join(folder, "LICENSE.md")),
    cp(join(here, "docs"), join(folder, "docs"), { recursive: true }),
  ]);
}

const readme = () => readFile(join(here, "README.md"), "utf8");

async function manifest() {
  const { version, description } = JSON.parse(await readFile(join(here, "package.json"), "utf8"));
  return {
    name: "@treadclub/tread-sdk",
    version,
    description,
    license: "SEE LICENSE IN LICENSE.md",
    type: "module",
    sideEffects: false,
    main: "./tread-sdk.js",
    types: "./types/index.d.ts",
    exports: {
      ".": { types: "./types/index.d.ts", default: "./tread-sdk.js" },
      "./watch": { types: "./types/watch.d.ts", default: "./tread-sdk-watch.js" },
      "./tread-sdk.iife.js": "./tread-sdk.iife.js",
      "./package.json": "./package.json",
    },
    files: ["*.js", "*.sha384", "types", "docs", "LICENSE.md"],
  };
}

if (import.meta.main) {
  await buildSdk();
  console.log("The SDK is built in packages/sdk/dist.");
}
