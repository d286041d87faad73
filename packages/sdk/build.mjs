import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build } from "vite";
import { manifestOf, packFolder, parts } from "./pack.mjs";

const here = import.meta.dirname;
const tsc = join(here, "../../node_modules/.bin/tsc");
const run = promisify(execFile);

/**
 * Fills `folder` with the package as it is published: ESM, one file for script tags with its hash, source maps, types and
 * documents; and with the tarball of all that.
 */
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
  for (const part of parts) await bundlePart(folder, part);
  await Promise.all([declareTypes(join(folder, "types")), describe(folder)]);
  await packFolder(folder);
}

/** A file of its own beside the SDK and `watch`, which it imports instead of holding them once more. */
const bundlePart = (folder, part) =>
  bundle(folder, {
    emptyOutDir: false,
    lib: { entry: `src/${part}.ts`, formats: ["es"], fileName: () => `tread-sdk-${part}.js` },
    external: [/\/index\.ts$/, "react", ...(part === "watch" ? [] : [/\/watch\.ts$/])],
    paths: (id) => (id === "react" ? id : `./tread-sdk${id.endsWith("/watch.ts") ? "-watch" : ""}.js`),
  });

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
      sourcemap: true,
      lib,
      rolldownOptions: {
        external,
        optimization: { inlineConst: { mode: "all" } },
        output: {
          paths,
          minify: true,
          // Wherever it is built: the sources lie inside the map.
          sourcemapPathTransform: (source) => `src/${basename(source)}`,
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
  const readme = await readFile(join(here, "README.md"), "utf8");
  await mkdir(join(folder, "docs"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "package.json"), `${JSON.stringify(await manifestOf(here), null, 2)}\n`),
    writeFile(join(folder, "tread-sdk.iife.js.sha384"), `${integrity}\n`),
    writeFile(join(folder, "README.md"), readme.replaceAll("sha384-…", integrity)),
    ...["CHANGELOG.md", "LICENSE.md"].map((name) => copyFile(join(here, name), join(folder, name))),
    cp(join(here, "docs"), join(folder, "docs"), { recursive: true }),
  ]);
}

if (import.meta.main) {
  await buildSdk();
  console.log("The SDK is built in packages/sdk/dist.");
}
