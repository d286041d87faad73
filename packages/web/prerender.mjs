/**
 * Runs after the build: dist/printed/<settings>/<language>/<path>.html are the pages that look the same to every visitor of an
 * installation (in the demo or not, with or without an account of Google), dist/index.html is the welcome page in English, dist/shell.html (every other screen) stays empty, dist/shells/<path>.html is the shell that
 * names the files of a page for guests ahead of time, the service worker gets its list of files, everything its compressed twin.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compressFolder } from "./compress.mjs";
import { buildWorker } from "./service-worker.mjs";

const root = import.meta.dirname;
const dist = process.argv[2] ?? join(root, "dist");
/** The modules that a page imports as soon as it runs. */
const modulesOf = (path, areas, locale = "en") => [
  `src/routes/public/${path === "/app" ? "welcome" : path.replace("/app/", "").replaceAll("_", "-")}.tsx`,
  ...["base", "ui", ...areas].map((area) => `../texts/src/${locale}/${area}.ts`),
];
/** What the server knows of itself before anybody asks; see server/src/web/serve.ts. */
const installations = [
  { name: "plain", settings: {}, attributes: "" },
  { name: "demo", settings: { demo: true }, attributes: ' data-demo=""' },
  { name: "google", settings: { google: "Google" }, attributes: ' data-google="Google"' },
  {
    name: "demo-google",
    settings: { demo: true, google: "Google" },
    attributes: ' data-demo="" data-google="Google"',
  },
];
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
  const { printedPage, guestScreens, locales, languageTags } = await import(
    pathToFileURL(join(work, "prerender.js")).href
  );
  const empty = readFileSync(join(dist, "index.html"), "utf8");
  write("shell.html", empty);
  const print = async ({ path, areas }, locale, { name, settings, attributes }) =>
    write(
      `printed/${name}/${locale}${path}.html`,
      printOn(withLinks(empty, modulesOf(path, areas, locale)), {
        html: await printedPage(path, locale, settings),
        lang: languageTags[locale],
        fonts: locale === "uk" ? ["latin", "cyrillic"] : ["latin"],
        root: `<div id="root" data-page="${path}" data-locale="${locale}"${attributes}>`,
      }),
    );
  for (const screen of guestScreens()) {
    const { path, areas } = screen;
    if (path !== "/app") write(`shells/${path.slice(5)}.html`, withLinks(empty, modulesOf(path, areas)));
    const copies = screen.printed ? locales.flatMap((locale) => installations.map((known) => [locale, known])) : [];
    for (const [locale, known] of copies) await print(screen, locale, known);
  }
  write("index.html", readFileSync(join(dist, "printed/plain/en/app.html"), "utf8"));
  await buildWorker(
    root,
    dist,
    chunksOf(modulesOf("/app", [])).flatMap(({ file, css }) => [file, ...(css ?? [])]),
  );
  compressFolder(dist);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function write(name, text) {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts what React has drawn on an empty page. */
function printOn(empty, { html, lang, fonts, root: opening }) {
  const forbidden = / style="|<script|<style| on[a-z]+="/.exec(html);
  if (forbidden) throw new Error(`A printed page would break the content policy: ${forbidden[0]}`);
  const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  if (title === undefined) throw new Error(`${opening} has no heading`);
  return (
    empty
      .replace(/<html lang="[^"]+">/, `<html lang="${lang}">`)
      .replace(/<title>.*<\/title>/, () => `<title>${title} – TreadClub</title>${fonts.map(fontLinks).join("")}`)
      // A form that nobody listens to yet would send itself, with what was typed in its address.
      .replace('<div id="root"></div>', () => `${opening}${html.replaceAll("<form ", "<form inert ")}</div>`)
      // Everything is there to be read: styles and fonts come before the scripts.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  );
}

/** A page that names its late files ahead of time: its script would learn of them one after the other. */
function withLinks(page, modules) {
  return page.replace("</head>", () => `${links(page, modules)}</head>`);
}

/** The weights of text and titles, asked for beside the styles: when they come later, lines break anew under the reader's eyes. */
function fontLinks(script) {
  const files = readdirSync(join(dist, "assets")).filter((name) =>
    new RegExp(`^overpass-${script}-(400|800)-normal-.*\\.woff2$`).test(name),
  );
  if (files.length !== 2) throw new Error(`The build has no fonts for ${script}`);
  return files
    .map((file) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/app/assets/${file}">`)
    .join("");
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
