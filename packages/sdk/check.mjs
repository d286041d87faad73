import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packedIn } from "./pack.mjs";

/** Bytes at most, gzipped. The first two hold the whole SDK, the others import the first. */
const most = {
  "tread-sdk.js": 4000,
  "tread-sdk.iife.js": 4000,
  "tread-sdk-element.js": 2450,
  "tread-sdk-react.js": 1000,
  "tread-sdk-support.js": 550,
  "tread-sdk-watch.js": 1500,
};
const scripts = Object.keys(most);
const names = [
  "ScanError",
  "createSession",
  "errorTypes",
  "getDataParameter",
  "getResults",
  "getToken",
  "getWorkflowResults",
  "sdkVersion",
  "startScanning",
];

/** What a strict Content-Security-Policy would refuse, or what another package would have to bring. */
const unwanted = [
  /\beval\b/,
  /\bFunction\(/,
  /\bBlob\b/,
  /createObjectURL/,
  /\b(?:inner|outer)HTML\b/,
  /\.style\b|cssText|"style"/,
  /document\.write/,
  /\brequire\(/,
  /AbortSignal\.(?:any|timeout)|withResolvers|structuredClone|\.at\(|Object\.hasOwn|replaceAll/,
];

/** What is wrong with the built package in `folder`, and how large it is. */
export async function checkSdk(folder = join(import.meta.dirname, "dist")) {
  if (!existsSync(join(folder, "package.json"))) return { problems: [`${folder} is empty: build it first.`], says: "" };
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), "utf8")));
  const sizes = texts.map(sizeOf);
  const problems = [
    ...scripts.flatMap((name, at) =>
      sizes[at] > most[name] ? [`${name} has ${sizes[at]} bytes gzipped, at most ${most[name]}`] : [],
    ),
    ...scripts.flatMap((name, at) => findUnwanted(name, texts[at])),
    ...findInScriptTag(texts[1]),
    ...(await findOnServer(folder)),
    ...(await findInHash(folder, texts[1])),
    ...(await findByPublint(folder)),
    ...(await findByAttw(folder)),
  ];
  const says = scripts.map((name, at) => `${name} ${sizes[at]}`).join(", ");
  return { problems, says: `The SDK in bytes, gzipped: ${says}.` };
}

/** Bytes by zlib, or by the `gzip` of this machine where that needs more; the comment that names the source map is among them. */
function sizeOf(text) {
  const { stdout } = spawnSync("gzip", ["-9", "-n"], { input: text });
  return Math.max(gzipSync(text, { level: 9 }).length, stdout?.length ?? 0);
}

function findUnwanted(name, text) {
  const imports = name.startsWith("tread-sdk-") ? /\bimport\(/ : /\bimport\s*[{(*"'\w]/;
  return [...unwanted, imports]
    .filter((pattern) => pattern.test(text))
    .map((pattern) => `${name} has something like ${pattern.source}`);
}

/** Loading it must set one global and touch nothing of the page. */
function findInScriptTag(text) {
  const touched = [];
  const page = new Proxy({}, { get: (_, key) => void touched.push(String(key)) });
  const scope = createContext({ window: page, document: page, navigator: page, location: page });
  try {
    runInContext(text, scope);
  } catch (error) {
    return [`The script fails when it is loaded: ${error}`];
  }
  const found = Object.keys(scope.TreadSDK ?? {}).toSorted();
  return [
    ...(String(found) === String(names) ? [] : [`The script sets TreadSDK with ${found.join(" ") || "nothing"}`]),
    ...touched.map((key) => `The script touches ${key} of the page when it is loaded`),
  ];
}

async function findOnServer(folder) {
  const sdk = await import(`${pathToFileURL(join(folder, "tread-sdk.js")).href}?${Date.now()}`);
  const found = Object.keys(sdk).toSorted();
  const { version } = await packedIn(folder);
  return [
    ...(String(found) === String(names) ? [] : [`The module exports ${found.join(" ")}`]),
    ...(sdk.sdkVersion === version ? [] : [`The SDK says ${sdk.sdkVersion}, its package ${version}`]),
  ];
}

async function findInHash(folder, text) {
  const said = (await readFile(join(folder, "tread-sdk.iife.js.sha384"), "utf8")).trim();
  const readme = await readFile(join(folder, "README.md"), "utf8");
  const found = `sha384-${createHash("sha384").update(text).digest("base64")}`;
  return [
    ...(said === found ? [] : ["The hash is not that of the script"]),
    ...(readme.includes(found) ? [] : ["The README does not show the hash of the script"]),
  ];
}

async function findByPublint(folder) {
  const { tarball } = await packedIn(folder);
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** CommonJS gets the module itself, which Node knows how to load since 20.19. */
async function findByAttw(folder) {
  const attw = join(import.meta.dirname, "../../node_modules/.bin/attw");
  const unTyped = ["--exclude-entrypoints", "./tread-sdk.iife.js", "./package.json"];
  const looks = ["--format", "ascii", "--no-color", "--no-emoji"];
  const { tarball } = await packedIn(folder);
  const flags = [tarball, "--ignore-rules", "cjs-resolves-to-esm", ...looks, ...unTyped];
  return promisify(execFile)(process.execPath, [attw, ...flags]).then(
    () => [],
    ({ stdout, message }) => [`attw: ${stdout || message}`],
  );
}

if (import.meta.main) {
  const { problems, says } = await checkSdk();
  if (says) console.log(says);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
