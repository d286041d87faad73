import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** Writes dist/service-worker.js, which knows the files of this build; `soon` are the scripts that the start page asks for late. */
export async function buildWorker(root, dist, soon) {
  const list = filesOf(dist, soon);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { BUILD: JSON.stringify(list) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, "src/service-worker/main.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** Films stay with the network: they are asked for in parts, and are too large to keep. */
const notKept = /\.(br|gz|map|webm|mp4)$/;

function filesOf(dist, soon) {
  const shell = readFileSync(join(dist, "shell.html"), "utf8");
  const number = /<meta name="build-number" content="([^"]+)"/.exec(shell)?.[1];
  if (number === undefined) throw new Error("shell.html carries no build number");
  const named = [...shell.matchAll(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="([^"]+)"/g)];
  const needed = named.map((match) => match[1]);
  const assets = readdirSync(join(dist, "assets"))
    .filter((name) => !notKept.test(name))
    .map((name) => `/app/assets/${name}`)
    .toSorted();
  const lists = {
    first: [...new Set(["/app/shell.html", ...needed, ...soon.map((file) => `/app/${file}`)])],
    assets,
    beside: needed.filter((path) => !path.startsWith("/app/assets/")),
  };
  const version = createHash("sha256")
    .update(`${shell}${JSON.stringify(lists)}`)
    .digest("hex")
    .slice(0, 12);
  return { number, version, ...lists };
}
