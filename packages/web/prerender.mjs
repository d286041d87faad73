/** Runs after the build: dist/index.html (served at exactly /app) gets the welcome page, dist/shell.html (every other screen) stays empty. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = import.meta.dirname;
const dist = process.argv[2] ?? join(root, "dist");
// Below the package, so that the bundle finds its dependencies.
mkdirSync(join(root, "node_modules"), { recursive: true });
const work = mkdtempSync(join(root, "node_modules/.prerender-"));
try {
  await build({
    root,
    logLevel: "error",
    build: { ssr: "src/app/prerender.tsx", outDir: work, emptyOutDir: false, manifest: false, copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const { welcomePage } = await import(pathToFileURL(join(work, "prerender.js")).href);
  write(welcomePage());
} finally {
  rmSync(work, { recursive: true, force: true });
}

function write({ title, html }) {
  const forbidden = / style="|<script|<style| on[a-z]+="/.exec(html);
  if (forbidden) throw new Error(`The welcome page would break the content policy: ${forbidden[0]}`);
  const page = join(dist, "index.html");
  const empty = readFileSync(page, "utf8");
  copyFileSync(page, join(dist, "shell.html"));
  const filled = empty.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`).replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  if (!filled.includes(html)) throw new Error('index.html has no <div id="root"></div>');
  writeFileSync(page, filled);
}
