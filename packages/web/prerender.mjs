/**
 * Runs after the build: dist/index.html (served at exactly /app) gets the welcome page, dist/shell.html (every other screen)
 * stays empty, dist/shells/<path>.html is the shell that names the files of a page for guests ahead of time,
 * the service worker gets its list of files, everything its compressed twin.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compressFolder } from "./compress.mjs";
import { buildWorker } from "./service-worker.mjs";

const root = import.meta.dirname;
const dist = process.argv[2] ?? join(root, "dist");
/** The modules that a page imports as soon as it runs. */
const modulesOf = (route, areas) => [
  `src/routes/public/${route}.tsx`,
  ...["base", "ui", ...areas].map((area) => `../texts/src/en/${area}.ts`),
];
const welcome = modulesOf("welcome", []);
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
  const { welcomePage, guestScreens } = await import(pathToFileURL(join(work, "prerender.js")).href);
  const empty = readFileSync(join(dist, "index.html"), "utf8");
  write(empty, welcomePage());
  writeFileSync(join(dist, "shell.html"), empty);
  for (const { path, areas } of guestScreens()) writeShell(empty, path.replace("/app/", ""), areas);
  await buildWorker(
    root,
    dist,
    chunksOf(welcome).flatMap(({ file, css }) => [file, ...(css ?? [])]),
  );
  compressFolder(dist);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function write(empty, { title, html }) {
  const forbidden = / style="|<script|<style| on[a-z]+="/.exec(html);
  if (forbidden) throw new Error(`The welcome page would break the content policy: ${forbidden[0]}`);
  const filled = empty
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `${links(empty, welcome)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
    // Everything is there to be read: styles and fonts come before the scripts.
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
  if (!filled.includes(html)) throw new Error('index.html has no <div id="root"></div>');
  writeFileSync(join(dist, "index.html"), filled);
}

/** A page that is drawn by its script, which would learn of these files one after the other. */
function writeShell(empty, path, areas) {
  const file = join(dist, "shells", `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  const modules = modulesOf(path.replaceAll("_", "-"), areas);
  writeFileSync(
    file,
    empty.replace("</head>", () => `${links(empty, modules)}</head>`),
  );
}

/** The styles of a page, and its late scripts ahead of time. */
function links(page, modules) {
  const chunks = chunksOf(modules);
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

function chunksOf(modules) {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const chunks = new Set();
  const waiting = [...modules];
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (chunks.has(chunk)) continue;
    chunks.add(chunk);
    waiting.push(...(chunk.imports ?? []).filter((name) => name !== "index.html"));
  }
  return [...chunks].filter((chunk) => chunk.file.endsWith(".js"));
}
