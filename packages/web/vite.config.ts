import { createHash } from "node:crypto";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

/** Few files, because a phone on a forecourt pays for every request; the first page waits for none that it does not need. */
const chunks = [
  { name: "first", priority: 4, test: /packages\/web\/src\/app\/main\.tsx$/ },
  {
    name: "tread",
    priority: 3,
    test: /web\/src\/(ui\/(TreadProfile|tread-geometry|depth)|kit\/(document-title|format|sign-up-offer|values))\b|icons\/(camera|ruler|ticket-percent)\./,
  },
  {
    name: "records",
    priority: 2,
    test: /@tanstack\/(query-core|react-query)\/|web\/src\/kit\/(queries|query-client|cast)\.ts/,
  },
  {
    name: "pieces",
    priority: 1,
    minShareCount: 2,
    test: /packages\/(web\/src\/(ui(?!\/(office|record))|kit|entities)|rules|capture(?!\/src\/(screens|view)))\/|lucide-react/,
  },
  // last, so that it takes along nothing that the first page stands on
  { name: "office-pieces", priority: 0, test: /@base-ui\/|@floating-ui\/|web\/src\/ui\/(office|record)\// },
];

export default defineConfig({
  base: "/app/",
  plugins: [react(), startScript(), bareBase(), buildNumber()],
  build: {
    outDir: "dist",
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first page carries the names of all files, and a hash does not compress.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  server: { port: 4190, strictPort: true, proxy: { "/api": api, "/docs": api, "/measurement": api, "/scan": api } },
  preview: { port: 4191, strictPort: true },
});

/** Runs before the first paint, so it is no module. */
function startScript(): Plugin {
  return {
    name: "treadclub-start-script",
    transformIndexHtml: () => [{ tag: "script", attrs: { src: "/app/start.js" }, injectTo: "head-prepend" }],
  };
}

/** While developing, /app without its slash is the welcome page too. */
function bareBase(): Plugin {
  return {
    name: "treadclub-bare-base",
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/app(?=\?|$)/, "/app/");
        next();
      });
    },
  };
}

/** Names the build by its content: in meta.json, which running pages ask for, and in the page itself. */
function buildNumber(): Plugin {
  return {
    name: "treadclub-build-number",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const number = createHash("sha256")
          .update(
            Object.keys(bundle ?? {})
              .toSorted()
              .join("\n"),
          )
          .digest("hex")
          .slice(0, 12);
        return { html, tags: [{ tag: "meta", attrs: { name: "build-number", content: number }, injectTo: "head" }] };
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        const number = /<meta name="build-number" content="([^"]+)"/.exec(html)?.[1];
        if (number === undefined) this.error("index.html carries no build number");
        this.emitFile({
          type: "asset",
          fileName: "meta.json",
          source: `${JSON.stringify({ build_number: number })}\n`,
        });
      },
    },
  };
}
