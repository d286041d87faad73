import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const name = "@treadclub/tread-sdk";

/** What may be imported beside the SDK itself: `@treadclub/tread-sdk/watch` and so on. */
export const parts = ["element", "react", "support", "watch"];

/** The tarball in the built `folder`, as `npm pack` names it, and the version that it holds. */
export async function packedIn(folder) {
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return { version, tarball: join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`) };
}

/** The package.json of what is published. */
export async function manifestOf(source) {
  const { version, description } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  return {
    name,
    version,
    description,
    license: "SEE LICENSE IN LICENSE.md",
    type: "module",
    engines: { node: ">=20" },
    // It defines its element.
    sideEffects: ["./tread-sdk-element.js"],
    main: "./tread-sdk.js",
    types: "./types/index.d.ts",
    unpkg: "./tread-sdk.iife.js",
    jsdelivr: "./tread-sdk.iife.js",
    exports: {
      ".": { types: "./types/index.d.ts", default: "./tread-sdk.js" },
      ...ofParts((part) => [`./${part}`, { types: typesOf(part), default: `./tread-sdk-${part}.js` }]),
      "./tread-sdk.iife.js": "./tread-sdk.iife.js",
      "./package.json": "./package.json",
    },
    // Compilers that do not read `exports`.
    typesVersions: { "*": ofParts((part) => [part, [typesOf(part)]]) },
    peerDependencies: { react: ">=18" },
    peerDependenciesMeta: { react: { optional: true } },
    files: ["*.js", "*.js.map", "*.sha384", "types", "docs", "CHANGELOG.md", "LICENSE.md"],
  };
}

const ofParts = (entryOf) => Object.fromEntries(parts.map(entryOf));
const typesOf = (part) => `./types/${part}.d.ts`;

/** Packs the package in `folder` into a tarball beside its files. The same files make the same tarball. */
export const packFolder = (folder) => npm(folder, "pack", "--offline", "--ignore-scripts", "--silent");

/** Runs the npm that runs us, or the one of this machine. */
export function npm(cwd, ...args) {
  const own = process.env.npm_execpath;
  return own ? run(process.execPath, [own, ...args], { cwd }) : run("npm", args, { cwd });
}
