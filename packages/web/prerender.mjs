/** Runs after the build: dist/index.html (served at exactly /app) gets the welcome page, dist/shell.html (every other screen) stays empty, the service worker gets its list of files, everything its compressed twin. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compressFolder } from "./compress.mjs";
import { buildWorker } from "./service-worker.mjs";

const root = import.meta.dirname;
const dist = process.argv[2] ?? join(root, "dist");
/** What the page asks for as soon as it runs. */
const soon = ["src/routes/public/welcome.tsx", "../texts/src/en/base.ts", "../texts/src/en/ui.ts"];
// Below the package, so that the bundle finds its dependencies.
mkdirSync(join(root, "node_modules"), { recursive: true });
const work = mkdtempSync(join(root, "node_modules/.prerender-"));
try {
  await build({
    root,
    logLevel: "error",
    build: {
      ssr: "src/app/prerender.tsx",
      outDir: work,
      emptyOutDir: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { welcomePage } = await import(pathToFileURL(join(work, "prerender.js")).href);
  write(welcomePage());
  await buildWorker(
    root,
    dist,
    soonChunks().flatMap(({ file, css }) => [file, ...(css ?? [])]),
  );
  compressFolder(dist);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function write({ title, html }) {
  const forbidden = / style="|<script|<style| on[a-z]+="/.exec(html);
  if (forbidden) throw new Error(`The welcome page would break the content policy: ${forbidden[0]}`);
  const page = join(dist, "index.html");
  const empty = readFileSync(page, "utf8");
  copyFileSync(page, join(dist, "shell.html"));
  const filled = empty
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `${links(empty)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  if (!filled.includes(html)) throw new Error('index.html has no <div id="root"></div>');
  writeFileSync(page, filled);
}

/** The styles of the page, and its late scripts ahead of time. */
function links(page) {
  const chunks = soonChunks();
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const scripts = new Set(chunks.map((chunk) => chunk.file));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/app/${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/app/${file}">`),
  ]
    .filter((link) => !page.includes(link))
    .map((link) => `  ${link}\n  `)
    .join("");
}

function soonChunks() {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const chunks = new Set();
  const waiting = [...soon];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    waiting.push(...(chunk.imports ?? []).filter((name) => name !== "index.html"));
  }
  return [...chunks].filter((chunk) => chunk.file.endsWith(".js"));
}
