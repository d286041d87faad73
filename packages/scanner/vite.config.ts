import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

const api = `http://127.0.0.1:${process.env["API_PORT"] ?? "3000"}`;

export default defineConfig({
  root: import.meta.dirname,
  base: "/scan/",
  // `@treadclub/capture` picks its hooks by this condition.
  resolve: {
    conditions: ["preact", ...defaultClientConditions],
    // What tus-js-client is written in, before it is made to run in browsers of 2015, with the browser's own URL and base64: 8 kB less.
    alias: {
      "tus-js-client": fileURLToPath(import.meta.resolve("tus-js-client/package.json")).replace(
        "package.json",
        "lib/browser/index.js",
      ),
      "url-parse": join(import.meta.dirname, "src/capture/native-url.ts"),
      "js-base64": join(import.meta.dirname, "src/capture/native-base64.ts"),
    },
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // One file of 7 kB: each request carries 1 kB of headers.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: { port: 4520, strictPort: true, proxy: { "/measurement": api } },
  preview: { port: 4521, strictPort: true },
});
